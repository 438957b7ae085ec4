import { applyMove, legalMoves } from '../../../engine/src/moves';
import { startPosition } from '../../../engine/src/rules/start';
import { VARIANTS } from '../../../engine/src/rules/variants';
import { loadWeights } from '../../../engine/src/search/evaluation';
import {
  generate,
  keyHigh,
  keyLow,
  loadPosition,
  make,
  tableScore,
  unmake,
} from '../../../engine/src/search/mailbox';
import { familyOf, FIRST_WEIGHTS } from '../../../engine/src/search/weights';
import { chosenSeed, randomFrom } from '../support/random';

const seed = chosenSeed();

const sums = () => ({ keyLow, keyHigh, tableScore });

describe(`keys and table values that are kept up move by move (DAMA_SEED=${seed})`, () => {
  test.each(VARIANTS.map((rules) => ({ id: rules.id, rules })))(
    'are those of the position in $id',
    ({ rules }) => {
      const random = randomFrom(seed);
      loadWeights(rules, FIRST_WEIGHTS[familyOf(rules)]);
      let position = startPosition(rules);
      for (let ply = 0; ply < 120; ply++) {
        const moves = legalMoves(rules, position);
        if (moves.length === 0) break;
        loadPosition(rules, position);
        const before = sums();
        const end = generate(0);
        expect(end).toBe(moves.length);
        const chosen = random.below(end);
        make(chosen);
        const after = sums();
        unmake(chosen);
        expect(sums()).toEqual(before);
        position = applyMove(rules, position, moves[chosen]!);
        loadPosition(rules, position);
        expect(sums()).toEqual(after);
      }
    },
  );
});
