import { boardOf } from '../../../engine/src/board';
import { opposite } from '../../../engine/src/color';
import type { Move } from '../../../engine/src/move';
import type { KingRun, Position } from '../../../engine/src/position';
import type { Rules } from '../../../engine/src/rules/rules';

/** The board turned round: where the last square was, the first one is. */
const mirrorSquare = (rules: Rules, square: number): number =>
  boardOf(rules.board).squareCount + 1 - square;

const SWAPPED: Readonly<Record<string, string>> = { w: 'b', W: 'B', b: 'w', B: 'W', '.': '.' };

/** The position as the other side sees it: turned round, with the colours swapped. */
export const mirrorPosition = (rules: Rules, { turn, board, runs }: Position): Position => {
  const mirrored = {
    turn: opposite(turn),
    board: [...board]
      .reverse()
      .map((piece) => SWAPPED[piece])
      .join(''),
  };
  if (runs === undefined) return mirrored;
  const mirrorRun = (run: KingRun | null): KingRun | null =>
    run && { ...run, square: mirrorSquare(rules, run.square) };
  return { ...mirrored, runs: { white: mirrorRun(runs.black), black: mirrorRun(runs.white) } };
};

export const mirrorMove = (rules: Rules, { path, captured, promotes }: Move): Move => ({
  path: path.map((square) => mirrorSquare(rules, square)),
  captured: captured.map((square) => mirrorSquare(rules, square)),
  promotes,
});
