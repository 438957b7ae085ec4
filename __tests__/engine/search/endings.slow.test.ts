import { newGame, outcomeOf, play, positionOf, type Game } from '../../../engine/src/game';
import type { Move } from '../../../engine/src/move';
import { applyMove, legalMoves } from '../../../engine/src/moves';
import type { Position } from '../../../engine/src/position';
import { think } from '../../../engine/src/search/think';
import { rulesOf } from '../support/fen';
import { chosenSeed, randomFrom } from '../support/random';

const rules = rulesOf('english');
const SQUARES = 32;
const SAMPLES = 2000;
const seed = chosenSeed();

const keyOf = ({ turn, board }: Position): string => turn + board;

const board = (white: readonly number[], black: number): string => {
  const squares = new Array<string>(SQUARES).fill('.');
  for (const square of white) squares[square] = 'W';
  squares[black] = 'B';
  return squares.join('');
};

/** Every position of two white kings against a black one, either side to move. */
const allPositions = (): readonly Position[] => {
  const positions: Position[] = [];
  for (let a = 0; a < SQUARES; a++)
    for (let b = a + 1; b < SQUARES; b++)
      for (let c = 0; c < SQUARES; c++) {
        if (c === a || c === b) continue;
        for (const turn of ['white', 'black'] as const)
          positions.push({ turn, board: board([a, b], c) });
      }
  return positions;
};

/** Plies until White has won, for the positions that are won, by working backwards from the ends. */
const solve = (): ReadonlyMap<string, number> => {
  const positions = allPositions();
  const next = new Map(
    positions.map((position) => [
      keyOf(position),
      legalMoves(rules, position).map((move) => applyMove(rules, position, move)),
    ]),
  );
  const won = new Map<string, number>();
  for (let plies = 0; ; plies++) {
    const found = positions.filter((position) => {
      if (won.has(keyOf(position))) return false;
      const after = next.get(keyOf(position)) ?? [];
      const isWon = (one: Position): boolean =>
        !one.board.includes('B') || (won.get(keyOf(one)) ?? Infinity) < plies;
      return position.turn === 'white' ? after.some(isWon) : after.every(isWon);
    });
    for (const position of found) won.set(keyOf(position), plies);
    if (found.length === 0 && plies > 2) return won;
  }
};

const longest = (won: ReadonlyMap<string, number>, game: Game): Move => {
  const position = positionOf(game);
  const lasts = (move: Move): number =>
    won.get(keyOf(applyMove(rules, position, move))) ?? Infinity;
  return legalMoves(rules, position).reduce((a, b) => (lasts(b) > lasts(a) ? b : a));
};

test(`two kings win against one from every won position tried (DAMA_SEED=${seed})`, () => {
  const won = solve();
  const random = randomFrom(seed);
  const starts = allPositions().filter(
    (position) => position.turn === 'white' && won.has(keyOf(position)),
  );
  expect(starts.length).toBeGreaterThan(5000);
  const failures: string[] = [];
  for (let i = 0; i < SAMPLES; i++) {
    const position = starts[random.below(starts.length)] ?? { turn: 'white', board: '' };
    let game = newGame(rules, { start: { position } });
    while (outcomeOf(game) === null) {
      const isWhite = positionOf(game).turn === 'white';
      const move = isWhite
        ? think(game, { nodes: 20_000, tableMegabytes: 1 })?.move
        : longest(won, game);
      const played = play(game, move ?? { path: [] });
      if (!played.ok) throw new Error(played.error.code);
      game = played.value;
    }
    if (outcomeOf(game)?.winner !== 'white')
      failures.push(`${position.board} (${won.get(keyOf(position))} plies)`);
  }
  expect(failures).toEqual([]);
});
