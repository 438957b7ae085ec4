import { newLearner } from '../../engine/src/learn/learner';
import { newTraining } from '../../engine/src/learn/training';
import { rulesOf } from './support/fen';
import { must } from './support/must';
import { against, runOut, scoreAgainst } from './support/training';

test('four hundred games against the characters more than double what a learner scores against greedy', () => {
  const rules = rulesOf('english');
  const learner = newLearner(rules, { nodes: 60, depth: 2 });
  const opponents = [
    against('random', 100),
    against('greedy', 100),
    against('cautious', 100),
    against('attacker', 100),
  ];
  const trained = runOut(newTraining({ rules, learner, opponents, seed: 1 })).learner;
  const [before, after] = [learner, trained].map((one) => scoreAgainst(rules, one, 'greedy', 100));
  expect(after).toBeGreaterThanOrEqual(2 * must(before));
  expect(after).toBeGreaterThan(0.5);
});
