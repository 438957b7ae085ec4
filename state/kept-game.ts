import {
  COLORS,
  goTo,
  isOver,
  LEVELS,
  makeGameRecord,
  newClock,
  parseClock,
  parseGameRecord,
  parseRulesReference,
  parseTimeControls,
  stateAt,
  type Clock,
  type Game,
  type Outcome,
  type Result,
  type TimeControls,
} from '@dama/engine';
import type { StoredGame } from '@/services/storage/storage';
import { isContestant } from './contestant-shape';
import type { GameSetup } from './game-setup';
import type { Persona, Player, Players } from './players';
import { TIME_OUTS } from './settings';
import { hasFields, isNullOr, isText } from './shapes';

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

/** What of a game there may be no sense in. */
export const UNREADABLE_PARTS = ['clock', 'players', 'options', 'rules', 'start', 'moves'] as const;
export type UnreadablePart = (typeof UNREADABLE_PARTS)[number];

/** The game that was kept, or what of it cannot be read. */
export const parseStoredGame = (stored: StoredGame): Result<KeptGame, UnreadablePart> => {
  const options = readJson(stored.options);
  const players = readJson(stored.players);
  const controls = parseTimeControls(options['controls']);
  const moveLimit = options['moveLimit'] ?? null;
  const score = options['score'];
  const timeOut = TIME_OUTS.find((one) => one === options['timeOut']) ?? 'lose';
  if (!controls.ok) return fail('clock');
  if (!arePlayers(players)) return fail('players');
  if (moveLimit !== null && typeof moveLimit !== 'number') return fail('options');
  if (!isScore(score)) return fail('options');
  const read = parseGameRecord(stored, { moveLimit });
  if (!read.ok) return fail(unreadableText(stored));
  const game = withDeclared(atCursor(read.value, stored.cursor), stored.declared);
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

/** All its moves are on the board where nothing says how many. */
const atCursor = (game: Game, cursor: number): Game =>
  Number.isNaN(cursor) ? game : goTo(game, cursor);

const fail = (error: UnreadablePart): Result<never, UnreadablePart> => ({ ok: false, error });

/** Which of the three texts of a game it is that makes no sense. */
const unreadableText = (stored: StoredGame): UnreadablePart => {
  if (!parseRulesReference(stored.rules).ok) return 'rules';
  return parseGameRecord({ ...stored, moves: [] }).ok ? 'moves' : 'start';
};

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
    : value['kind'] === 'computer' &&
      LEVELS.some(({ level }) => level === value['level']) &&
      (value['persona'] === undefined || isPersona(value['persona'])));

const isPersona = hasFields<Persona>({ contestant: isContestant, name: isNullOr(isText) });

const arePlayers = (value: JsonRecord): value is JsonRecord & Players =>
  isPlayer(value['white']) && isPlayer(value['black']);

const isScore = (value: unknown): value is GameSetup['score'] =>
  isRecord(value) && typeof value['white'] === 'number' && typeof value['black'] === 'number';

const DECLARED_REASONS: readonly Outcome['reason'][] = ['agreement', 'resignation', 'time'];

/** A declared end that cannot be read leaves the game open, which loses nothing of it. */
const withDeclared = (game: Game, text: string | null): Game => {
  if (text === null || isOver(goTo(game, game.plies.length))) return game;
  const { winner, reason } = readJson(text);
  const isSound =
    (winner === null || winner === 'white' || winner === 'black') &&
    DECLARED_REASONS.some((one) => one === reason) &&
    (winner === null) === (reason === 'agreement');
  return isSound ? { ...game, declared: { winner, reason } as Outcome } : game;
};

/** A clock that cannot be read, or is none of this game's, starts anew, rather than cost the game. */
const readClocks = (stored: StoredGame, { controls }: GameSetup, game: Game) => {
  const kept = readJson(stored.clocks);
  const atTurn = isRecord(kept['turnClocks']) ? kept['turnClocks'] : {};
  const read = (value: unknown, ply: number): Clock | null => {
    const clock = parseClock(value);
    const { turn } = stateAt(game, ply).position;
    return clock.ok && clock.value.mover === turn && areSame(clock.value.controls, controls)
      ? clock.value
      : null;
  };
  const turnClock = (ply: number): Clock =>
    read(atTurn[ply], ply) ?? newClock(controls, stateAt(game, ply).position.turn);
  return {
    turnClocks: Array.from({ length: game.plies.length + 1 }, (_, ply) => turnClock(ply)),
    clock: read(kept['clock'], game.cursor) ?? turnClock(game.cursor),
  };
};

const areSame = (one: TimeControls, other: TimeControls): boolean =>
  COLORS.every((color) => {
    const [a, b] = [one[color], other[color]];
    return (
      a.turn === b.turn && a.game === b.game && a.bonus === b.bonus && a.bonusTime === b.bonusTime
    );
  });
