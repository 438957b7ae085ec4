import {
  applyMove,
  clearTable,
  isOver,
  legalMovesOf,
  makeMove,
  parseMove,
  play,
  positionOf,
  randomFrom,
  startThinking,
  type Game,
  type Move,
  type Result,
  type Thinking,
  type ThinkOptions,
  type ThoughtLine as EngineLine,
} from '@dama/engine';
import { checkRequest } from './check-request';
import type { ThinkRequest, Thought, ThoughtLine } from './thinker';

/** What a request comes to: a thought, or a sentence that says why there is none. */
export type Answer = Result<Thought, string>;

/** Milliseconds from any moment. */
export type Clock = () => number;

/**
 * Work that can be left after every step and taken up again. A step is a move of the record or a few nodes; it
 * yields what has been found when there is something new to say, and null otherwise.
 */
export type Answering = Generator<Thought | null, Answer, void>;

/** About half a millisecond in Hermes on a computer; a slow phone can do several within a slice. */
export const NODES_PER_STEP = 50;

/** Telling it costs time, and nobody reads faster. */
const PROGRESS_MILLISECONDS = 250;

const refuse = (error: string): Answer => ({ ok: false, error });

/** Answers a request, a step at a time; the same for every host, so that all of them find the same move. */
export function* answer(request: ThinkRequest, now: Clock): Answering {
  const task = checkRequest(request);
  if (!task.ok) return task;
  // Reading a request and making ready to search are the longest steps: each may have a slice to itself.
  yield null;
  let { game } = task.value;
  for (const text of task.value.moves) {
    const next = playText(game, text);
    if (!next.ok) return next;
    game = next.value;
    yield null;
  }
  if (isOver(game)) return refuse('The game is over: there is no move to find.');
  const options = task.value.optionsFor(game);
  if (options === null) return { ok: true, value: anyMove(game, request.seed ?? 0) };
  const found = yield* search(game, options, task.value.milliseconds, now);
  return found === null ? refuse('No move was found.') : { ok: true, value: found };
}

const playText = (game: Game, text: string): Result<Game, string> => {
  const number = game.cursor + 1;
  if (isOver(game)) return { ok: false, error: `The game was over before move ${number}.` };
  const move = parseMove(game.rules, positionOf(game), text);
  if (!move.ok) return { ok: false, error: `Move ${number}: ${move.error.message}` };
  const played = play(game, move.value);
  return played.ok ? played : { ok: false, error: `Move ${number} is not legal.` };
};

/** The thought of one who does not think. */
const anyMove = (game: Game, seed: number): Thought => {
  const moves = legalMovesOf(game);
  const move = moves[randomFrom(seed).below(moves.length)];
  if (move === undefined) throw new Error('A game that is not over has a legal move.');
  return { path: move.path, captured: move.captured, depth: 0, nodes: 0, lines: [] };
};

function* search(
  game: Game,
  options: ThinkOptions,
  milliseconds: number,
  now: Clock,
): Generator<Thought | null, Thought | null, void> {
  // What an earlier request left behind could change the answer to this one.
  clearTable();
  const thinking = startThinking(game, options);
  const begin = now();
  const end = begin + milliseconds;
  let nextReport = begin + PROGRESS_MILLISECONDS;
  yield null;
  while (!thinking.advance(NODES_PER_STEP)) {
    const time = now();
    const isReport = time >= nextReport;
    const thought = isReport || time >= end ? readThought(game, thinking) : null;
    if (time >= end && thought !== null) return thought;
    if (isReport) nextReport = time + PROGRESS_MILLISECONDS;
    yield thought;
  }
  return readThought(game, thinking);
}

const readThought = (game: Game, thinking: Thinking): Thought | null => {
  const thought = thinking.thought();
  if (thought === null) return null;
  const { move, depth, nodes, lines } = thought;
  return {
    path: move.path,
    captured: move.captured,
    depth,
    nodes,
    lines: lines.map((line) => writeLine(game, line)),
  };
};

const writeLine = (game: Game, { moves, score }: EngineLine): ThoughtLine => ({
  moves: writeMoves(game, moves),
  score,
});

const writeMoves = ({ rules, ...game }: Game, moves: readonly Move[]): readonly string[] => {
  let position = positionOf({ rules, ...game });
  return moves.map((move) => {
    const text = makeMove(rules, position, move);
    position = applyMove(rules, position, move);
    return text;
  });
};
