import {
  goTo,
  isOver,
  makeGameRecord,
  parseClock,
  parseGameRecord,
  parseTimeControls,
  type Clock,
  type Game,
  type Outcome,
  type Result,
} from '@dama/engine';
import type { StoredGame } from '@/services/storage/storage';
import { firstClockOf, type GameSetup } from './game-setup';
import type { Player, Players } from './players';
import { TIME_OUTS } from './settings';

/** Everything about a game that outlives the app being closed. */
export interface KeptGame {
  readonly id: string;
  readonly createdAt: number;
  readonly setup: GameSetup;
  readonly game: Game;
  /** The clock as it stood at the start of each turn, the first included. */
  readonly turnClocks: readonly Clock[];
  /** The clock as it stands in the turn that is being played. */
  readonly clock: Clock;
}

export const makeStoredGame = (kept: KeptGame, updatedAt: number): StoredGame => {
  const { id, createdAt, game, setup, turnClocks, clock } = kept;
  const { players, controls, moveLimit, switchSides, timeOut, score } = setup;
  return {
    id,
    ...makeGameRecord(game),
    cursor: game.cursor,
    players: JSON.stringify(players),
    options: JSON.stringify({ controls, moveLimit, switchSides, timeOut, score }),
    clocks: JSON.stringify({ turnClocks, clock }),
    declared: game.declared && JSON.stringify(game.declared),
    isOver: isOver(game),
    createdAt,
    updatedAt,
  };
};

/** The game that was kept, or a sentence that says what of it cannot be read. */
export const parseStoredGame = (stored: StoredGame): Result<KeptGame, string> => {
  const options = readJson(stored.options);
  const players = readJson(stored.players);
  const controls = parseTimeControls(options['controls']);
  const moveLimit = options['moveLimit'] ?? null;
  const score = options['score'];
  const timeOut = TIME_OUTS.find((one) => one === options['timeOut']) ?? 'lose';
  if (!controls.ok) return controls;
  if (!arePlayers(players)) return fail('The players of the game cannot be read.');
  if (moveLimit !== null && typeof moveLimit !== 'number') return fail('Its move limit is none.');
  if (!isScore(score)) return fail('The score of the game cannot be read.');
  const read = parseGameRecord(stored, { moveLimit });
  if (!read.ok) return read;
  const game = withDeclared(goTo(read.value, stored.cursor), stored.declared);
  const setup: GameSetup = {
    rules: game.rules,
    players,
    controls: controls.value,
    moveLimit,
    switchSides: options['switchSides'] === true,
    timeOut,
    score,
    start: game.start,
  };
  const { id, createdAt } = stored;
  return { ok: true, value: { id, createdAt, setup, game, ...readClocks(stored, setup, game) } };
};

const fail = (error: string): Result<never, string> => ({ ok: false, error });

type JsonRecord = Readonly<Record<string, unknown>>;

const isRecord = (value: unknown): value is JsonRecord =>
  typeof value === 'object' && value !== null;

const readJson = (text: string | null): JsonRecord => {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    return isRecord(value) ? value : {};
  } catch {
    return {};
  }
};

const isPlayer = (value: unknown): value is Player =>
  isRecord(value) &&
  (value['kind'] === 'person'
    ? typeof value['name'] === 'string'
    : value['kind'] === 'computer' && typeof value['level'] === 'number');

const arePlayers = (value: JsonRecord): value is JsonRecord & Players =>
  isPlayer(value['white']) && isPlayer(value['black']);

const isScore = (value: unknown): value is GameSetup['score'] =>
  isRecord(value) && typeof value['white'] === 'number' && typeof value['black'] === 'number';

const DECLARED_REASONS: readonly Outcome['reason'][] = ['agreement', 'resignation', 'time'];

/** A declared end that cannot be read leaves the game open, which loses nothing of it. */
const withDeclared = (game: Game, text: string | null): Game => {
  if (text === null || isOver(game)) return game;
  const { winner, reason } = readJson(text);
  const isSound =
    (winner === null || winner === 'white' || winner === 'black') &&
    DECLARED_REASONS.some((one) => one === reason) &&
    (winner === null) === (reason === 'agreement');
  return isSound ? { ...game, declared: { winner, reason } as Outcome } : game;
};

/** Clocks that cannot be read start anew, rather than cost the game. */
const readClocks = (stored: StoredGame, setup: GameSetup, game: Game) => {
  const { turnClocks, clock } = readJson(stored.clocks);
  const turns = (Array.isArray(turnClocks) ? turnClocks : []).map(parseClock);
  const now = parseClock(clock);
  const sound = turns.flatMap((one) => (one.ok ? [one.value] : []));
  const first = firstClockOf(setup, goTo(game, 0));
  return now.ok && sound.length === game.plies.length + 1
    ? { turnClocks: sound, clock: now.value }
    : {
        turnClocks: Array.from({ length: game.plies.length + 1 }, () => first),
        clock: { ...first, mover: now.ok ? now.value.mover : first.mover },
      };
};
