/**
 * Counts leaves from the start position and prints million leaves a second of processor time, beside english the
 * ratio to rapid-draughts in the same run. Both count the last ply without making its moves. It runs as one bundle,
 * like `search.ts`.
 */
import {
  EnglishDraughts,
  type EnglishDraughtsEngine,
  EnglishDraughtsEngineFactory,
  type EnglishDraughtsGame,
} from 'rapid-draughts/english';
import { startPosition } from '../src/rules/start';
import { variant } from '../src/rules/variants';
import { loadPosition, perft } from '../src/search/mailbox';

const DEPTHS: readonly (readonly [id: string, depth: number])[] = [
  ['english', 10],
  ['brazilian', 9],
  ['russian', 9],
  ['italian', 9],
  ['turkish', 6],
  ['international', 8],
  ['frisian', 8],
  ['canadian', 7],
];
const RAPID_DEPTH = 7;
const ROUNDS = 5;

type Counter = () => number;
interface Speed {
  readonly leaves: number;
  readonly perSecond: number;
}

/** The best of a few rounds, after one that warms up: other work on the machine only ever slows a round. */
const measure = (count: Counter): Speed => {
  const leaves = count();
  let best = Infinity;
  for (let round = 0; round < ROUNDS; round++) {
    const start = process.cpuUsage().user;
    count();
    best = Math.min(best, process.cpuUsage().user - start);
  }
  return { leaves, perSecond: (leaves / best) * 1e6 };
};

const ours = (id: string, depth: number): Counter => {
  const rules = variant(id);
  if (rules === undefined) throw new Error(`no variant ${id}`);
  return () => {
    loadPosition(rules, startPosition(rules));
    return perft(depth);
  };
};

/** Through the game its README shows; a game cannot be copied, so each child is set up from the engine's data. */
const rapidGame = (game: EnglishDraughtsGame, depth: number): number => {
  if (depth === 1) return game.moves.length;
  let leaves = 0;
  for (const move of game.moves) {
    const next = EnglishDraughts.setup(game.engine.serialize());
    next.move(move);
    leaves += rapidGame(next, depth - 1);
  }
  return leaves;
};

/** Through its inner engine, which skips the game's history and its lists of squares. */
const rapidEngine = (engine: EnglishDraughtsEngine, depth: number): number => {
  if (depth === 1) return engine.moves.length;
  let leaves = 0;
  for (const move of engine.moves) {
    const next = engine.clone();
    next.move(move);
    leaves += rapidEngine(next, depth - 1);
  }
  return leaves;
};

const row = (name: string, depth: number, speed: Speed, note = ''): void =>
  console.log(
    `${name.padEnd(22)} depth ${String(depth).padStart(2)} ${String(speed.leaves).padStart(10)} leaves ` +
      `${(speed.perSecond / 1e6).toFixed(2).padStart(7)} M/s  ${note}`,
  );

const times = (a: Speed, b: Speed): string => (a.perSecond / b.perSecond).toFixed(1);

const game = measure(() => rapidGame(EnglishDraughts.setup(), RAPID_DEPTH));
const engine = measure(() => rapidEngine(EnglishDraughtsEngineFactory.setup(), RAPID_DEPTH));
row('rapid-draughts, game', RAPID_DEPTH, game);
row('rapid-draughts, engine', RAPID_DEPTH, engine);
for (const [id, depth] of DEPTHS) {
  const speed = measure(ours(id, depth));
  const note =
    id === 'english'
      ? `${times(speed, game)} x its game, ${times(speed, engine)} x its engine`
      : '';
  row(id, depth, speed, note);
}
