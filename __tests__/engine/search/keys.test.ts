import { applyMove, legalMoves } from '../../../engine/src/moves';
import type { Position } from '../../../engine/src/position';
import type { Rules } from '../../../engine/src/rules/rules';
import { VARIANTS } from '../../../engine/src/rules/variants';
import { loadJudgement } from '../../../engine/src/search/evaluation';
import {
  cells,
  generate,
  keyHigh,
  keyLow,
  kingCount,
  loadPosition,
  make,
  menCount,
  patternCount,
  patternNumbers,
  tableScore,
  undoTop,
  unmake,
} from '../../../engine/src/search/mailbox';
import { isPatterned, MAX_PATTERNS } from '../../../engine/src/search/patterns';
import { familyOf, FIRST_WEIGHTS } from '../../../engine/src/search/weights';
import { chosenSeed, randomFrom } from '../support/random';
import { scatteredPosition } from '../support/random-position';

const seed = chosenSeed();
const POSITIONS = 400;

const patternsNow = () =>
  patternNumbers.subarray(undoTop * MAX_PATTERNS, undoTop * MAX_PATTERNS + patternCount);

const boardNow = () =>
  [keyLow, keyHigh, tableScore, ...cells, ...menCount, ...kingCount, ...patternsNow()].join(' ');

const loaded = (rules: Rules, position: Position): string => {
  loadPosition(rules, position);
  return boardNow();
};

/** The board after each legal move, made and unmade in place. */
const madeBoards = (rules: Rules, position: Position): readonly string[] => {
  const before = loaded(rules, position);
  const boards: string[] = [];
  const end = generate(0);
  for (let i = 0; i < end; i++) {
    make(i);
    boards.push(boardNow());
    unmake(i);
    if (boardNow() !== before) throw new Error(`move ${i} was not taken back`);
  }
  return boards;
};

describe(`a move made in place leads to the position it should (DAMA_SEED=${seed})`, () => {
  test.each(VARIANTS.map((rules) => ({ id: rules.id, rules })))('in $id', ({ rules }) => {
    const random = randomFrom(seed);
    loadJudgement(rules, {
      weights: FIRST_WEIGHTS[familyOf(rules)],
      patterns: isPatterned(rules.board) ? { tables: [], margin: 0 } : null,
    });
    for (let i = 0; i < POSITIONS; i++) {
      const position = scatteredPosition(random, rules);
      const made = madeBoards(rules, position);
      const wanted = legalMoves(rules, position).map((move) =>
        loaded(rules, applyMove(rules, position, move)),
      );
      if (made.join('\n') !== wanted.join('\n')) throw new Error(JSON.stringify(position));
    }
  });
});
