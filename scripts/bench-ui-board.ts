import { legalRoutes, makeSquare, newGame, think, variant, type Move } from '@dama/engine';
import type { Page } from 'playwright-core';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A playing square of the page: its label and its middle. */
interface Seen extends Point {
  readonly label: string;
}

/** The board of the page, by the engine's numbers of its squares. */
export interface SeenBoard {
  readonly squares: readonly Seen[];
  readonly moves: readonly Move[];
}

/** The game that the app begins with, and the one that is measured. */
const GAME = 'brazilian';

/** White to move; the player's own side. */
export async function readBoard(page: Page): Promise<SeenBoard> {
  const rules = rulesOf(GAME);
  const shown = new Map((await readSquares(page)).map((one) => [one.label.split(', ')[0], one]));
  const squares = Array.from({ length: shown.size }, (_, index) => {
    const square = shown.get(makeSquare(rules, index + 1));
    if (!square) throw new Error(`The page shows no square ${makeSquare(rules, index + 1)}.`);
    return square;
  });
  return { squares, moves: legalRoutes(rules, positionOf(squares)) };
}

const rulesOf = (id: string) => {
  const rules = variant(id);
  if (!rules) throw new Error(`There is no game called ${id}.`);
  return rules;
};

/** By the plainest question there is: it is the page that is measured, not the asking. */
const readSquares = (page: Page): Promise<Seen[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('[role="button"][aria-label]')].flatMap((button) => {
      const label = button.getAttribute('aria-label') ?? '';
      const { x, y, width, height } = button.getBoundingClientRect();
      // A screen underneath may keep a board of its own.
      if (width === 0 || !/^[a-h][1-8], /.test(label)) return [];
      return [{ label, x: x + width / 2, y: y + height / 2 }];
    }),
  );

const LETTERS: readonly (readonly [words: string, piece: string])[] = [
  ['white man', 'w'],
  ['white king', 'W'],
  ['black man', 'b'],
  ['black king', 'B'],
];

const pieceOf = ({ label }: Seen): string =>
  LETTERS.find(([words]) => label.includes(words))?.[1] ?? '.';

const positionOf = (squares: readonly Seen[]) =>
  ({ turn: 'white', board: squares.map(pieceOf).join('') }) as const;

/** Enough to last many moves against the best level, and found at once. */
const HAND_NODES = 20_000;

/** A move worth playing: whoever loses soon is not measured for long. */
export const chooseMove = ({ squares }: SeenBoard): Move | undefined =>
  think(newGame(rulesOf(GAME), { start: { position: positionOf(squares) } }), { nodes: HAND_NODES })
    ?.move;

const pointAt = ({ squares }: SeenBoard, square: number): Point[] => {
  const seen = squares[square - 1];
  return seen ? [seen] : [];
};

/** The drags of a move, one a leg. */
export const legsOf = (board: SeenBoard, { path }: Move): Point[][] =>
  path
    .slice(1)
    .map((square, index) => [...pointAt(board, path[index] ?? 0), ...pointAt(board, square)]);

/** From a piece that can move to a square far from all it can go to. */
export const refusedDrag = (board: SeenBoard): Point[] => {
  const start = board.moves[0]?.path[0] ?? 0;
  const targets = board.moves
    .filter(({ path }) => path[0] === start)
    .flatMap(({ path }) => path.flatMap((square) => pointAt(board, square)));
  const least = (point: Point) =>
    Math.min(...targets.map(({ x, y }) => Math.hypot(x - point.x, y - point.y)));
  const [farthest] = [...board.squares].sort((one, other) => least(other) - least(one));
  return farthest ? [...pointAt(board, start), farthest] : [];
};

/** From a white piece, another than the one that moves, over the board and back to it. */
export const roundTrip = ({ squares }: SeenBoard, { path }: Move): Point[] => {
  const piece = squares.find(
    ({ label }, index) => label.includes('white') && index + 1 !== path[0],
  );
  const corners = squares.filter((_, index) => index % 3 === 0).slice(0, 6);
  return piece ? [piece, ...corners, piece] : [];
};
