import * as fc from 'fast-check';
import { learnerFrom, newLearner, weightsInMen } from '../../engine/src/learn/learner';
import { featureColumn } from '../../engine/src/learn/samples';
import { learnFrom, NO_HANDICAP } from '../../engine/src/learn/td';
import {
  advanceTraining,
  isTrainingOver,
  learningCurve,
  newTraining,
  progressOf,
  restoreCheckpoint,
  scoresOf,
  stepTraining,
  type NewTraining,
  type Training,
} from '../../engine/src/learn/training';
import { NO_WEIGHTS } from '../../engine/src/players/characters/learner-player';
import { newGame } from '../../engine/src/game';
import { VARIANTS } from '../../engine/src/rules/variants';
import { evaluate, loadWeights } from '../../engine/src/search/evaluation';
import { FEATURES } from '../../engine/src/search/features';
import { loadPosition, turn, WHITE } from '../../engine/src/search/mailbox';
import { think } from '../../engine/src/search/think';
import { WEIGHTS } from '../../engine/src/search/weights';
import { anyScene } from './support/game-arbitrary';
import { rulesOf } from './support/fen';
import { must } from './support/must';
import { against, runOut, scoreAgainst } from './support/training';

const english = rulesOf('english');
const QUICK = { nodes: 40, depth: 2 };

describe('learning', () => {
  test('from nothing, a learner learns to hold its own against one that beat it', () => {
    const learner = newLearner(english, QUICK);
    const opponents = [against('greedy', 60)];
    const trained = runOut(newTraining({ rules: english, learner, opponents, seed: 1 })).learner;
    const [before, after] = [learner, trained].map((one) =>
      scoreAgainst(english, one, 'greedy', 40),
    );
    expect(after).toBeGreaterThanOrEqual(2 * must(before));
    expect(after).toBeGreaterThan(must(before) + 0.2);
    expect(trained.weights.man).toBeGreaterThan(0);
  });

  test('a game won speaks for what was on the board, a game lost against it', () => {
    const learner = newLearner(english);
    const lesson = FEATURES.map((feature) => (feature === 'king' ? 1 : 0));
    const begin = { learner, handicap: NO_HANDICAP };
    const won = learnFrom(begin, { lessons: [lesson, lesson], points: 1 });
    const lost = learnFrom(begin, { lessons: [lesson, lesson], points: 0 });
    expect(won.learner.weights.king).toBeGreaterThan(0);
    expect(lost.learner.weights.king).toBe(-won.learner.weights.king);
    expect(won.learner.weights.man).toBe(0);
    expect(won.learner.games).toBe(1);
    expect(won.handicap.worth).toBeGreaterThan(0);
  });

  test('with nothing to learn from, nothing changes', () => {
    const learner = learnerFrom(english, WEIGHTS.english);
    const { learner: taught } = learnFrom(
      { learner, handicap: NO_HANDICAP },
      { lessons: [], points: 1 },
    );
    expect(taught.weights).toEqual(WEIGHTS.english);
  });

  test('a copy keeps most of what it knew', () => {
    const learner = learnerFrom(english, WEIGHTS.english, QUICK);
    const opponents = [against('greedy', 10)];
    const trained = runOut(newTraining({ rules: english, learner, opponents, seed: 3 })).learner;
    const [man, king] = [trained.weights.man, trained.weights.king];
    expect(man).not.toBe(WEIGHTS.english.man);
    expect(Math.abs(man - WEIGHTS.english.man)).toBeLessThan(40);
    expect(Math.abs(king - WEIGHTS.english.king)).toBeLessThan(40);
  });

  test('features times weights are what the search sees in a position', () => {
    fc.assert(
      fc.property(anyScene, ({ rules, position }) => {
        const weights = WEIGHTS['flying-8'];
        const sum = FEATURES.reduce(
          (total, feature) =>
            total + weights[feature] * must(featureColumn(rules, feature, [position])[0]),
          0,
        );
        loadWeights(rules, weights);
        loadPosition(rules, position);
        const seen = turn === WHITE ? evaluate() : -evaluate();
        // The search rounds the worth of every piece on its square, and every weight.
        expect(Math.abs(sum - seen)).toBeLessThan(100);
      }),
      { numRuns: 30 },
    );
  });
});

describe('a training session', () => {
  const short: NewTraining = {
    rules: english,
    learner: newLearner(english, QUICK),
    opponents: [against('random', 2), against('greedy', 2)],
    seed: 9,
    checkpointEvery: 3,
  };
  const whole = runOut(newTraining(short));

  test('counts every game, and tells how far it is', () => {
    const games = scoresOf(whole).map(({ wins, draws, losses }) => wins + draws + losses);
    expect(games).toEqual([2, 2]);
    expect(progressOf(whole)).toEqual({ played: 4, total: 4, plies: 0, opponent: null });
    expect(progressOf(newTraining(short))).toEqual({
      played: 0,
      total: 4,
      plies: 0,
      opponent: 0,
    });
    expect(whole.learner.games).toBe(4);
    expect(scoresOf(newTraining(short))).toEqual(
      [0, 1].map(() => ({ wins: 0, draws: 0, losses: 0, score: null, margin: null })),
    );
  });

  test('keeps a checkpoint every so many games and at the end of an opponent', () => {
    expect(whole.checkpoints.map(({ played }) => played)).toEqual([0, 2, 3, 4]);
    expect(learningCurve(whole).map(({ games, opponent }) => [games, opponent])).toEqual([
      [2, 0],
      [3, 1],
      [4, 1],
    ]);
    const points = learningCurve(whole).map(({ wins, draws, losses }) => wins + draws + losses);
    expect(points).toEqual([2, 1, 1]);
  });

  test('wherever it is cut off and written down, it comes to the same end', () => {
    const steps = countSteps(newTraining(short));
    fc.assert(
      fc.property(fc.array(fc.nat(steps), { minLength: 1, maxLength: 4 }), (cuts) => {
        let now = newTraining(short);
        for (const cut of cuts) {
          now = JSON.parse(JSON.stringify(advanceTraining(now, cut))) as Training;
          think(newGame(rulesOf('russian')), { nodes: 500 });
        }
        expect(runOut(now)).toEqual(whole);
      }),
      { numRuns: 5 },
    );
  });

  test('thought out a few nodes at a time, it comes to the same end', () => {
    let now = newTraining(short);
    let pauses = 0;
    while (!isTrainingOver(now)) {
      const step = stepTraining(now, 7);
      let left = step.next();
      for (; left.done !== true; left = step.next()) pauses++;
      now = left.value;
    }
    expect(now).toEqual(whole);
    expect(pauses).toBeGreaterThan(2 * countSteps(newTraining(short)));
  });

  test('a move given up in the middle is thought of again, alike', () => {
    let now = newTraining(short);
    while (!isTrainingOver(now)) {
      const givenUp = stepTraining(now, 7);
      for (let i = 0; i < 3; i++) givenUp.next();
      now = advanceTraining(now);
    }
    expect(now).toEqual(whole);
  });

  const countSteps = (training: Training): number => {
    let steps = 0;
    for (let now = training; !isTrainingOver(now); now = advanceTraining(now)) steps++;
    return steps;
  };

  test('goes back to any checkpoint, and from there plays other games', () => {
    const back = restoreCheckpoint(advanceTraining(whole, 3), 1);
    expect(back.learner).toEqual(must(whole.checkpoints[1]).learner);
    expect(progressOf(back)).toMatchObject({ played: 2, opponent: 1 });
    expect(back.checkpoints).toEqual(whole.checkpoints.slice(0, 2));
    const again = runOut(back);
    expect(scoresOf(again)[0]).toEqual(scoresOf(whole)[0]);
    expect(again.learner.weights).not.toEqual(whole.learner.weights);
    expect(restoreCheckpoint(whole, 99)).toBe(whole);
  });

  test('a game under way is given up when going back', () => {
    const underWay = advanceTraining(newTraining(short), 5);
    expect(progressOf(underWay).plies).toBeGreaterThan(0);
    expect(progressOf(restoreCheckpoint(underWay, 0)).plies).toBe(0);
  });

  test.each(VARIANTS.map((rules) => ({ id: rules.id, rules })))('learns $id', ({ rules }) => {
    const learner = newLearner(rules, { nodes: 20, depth: 1 });
    const opponents = [against('greedy', 1)];
    const { learner: trained } = runOut(newTraining({ rules, learner, opponents, seed: 2 }));
    const weights = FEATURES.map((feature) => trained.weights[feature]);
    expect(weights.every(Number.isFinite)).toBe(true);
    expect(weights.some((weight) => weight !== 0)).toBe(true);
  });
});

test('weights are told in men', () => {
  const inMen = weightsInMen({ ...NO_WEIGHTS, man: 50, king: 115 });
  expect(inMen.map(({ feature }) => feature)).toEqual(FEATURES);
  expect(inMen.find(({ feature }) => feature === 'king')?.men).toBeCloseTo(2.3);
  expect(weightsInMen(NO_WEIGHTS).every(({ men }) => men === null)).toBe(true);
});
