import * as fc from 'fast-check';
import {
  advanceTournament,
  crossTableOf,
  gamesOf,
  isTournamentOver,
  newTournament,
  pairsOf,
  stepTournament,
  type Tournament,
} from '../../engine/src/learn/tournament';
import { ratingsOf } from '../../engine/src/learn/tournament-ratings';
import type { Contestant } from '../../engine/src/players/characters/contestant';
import { NO_WEIGHTS } from '../../engine/src/players/characters/learner-player';
import { rulesOf } from './support/fen';
import { must } from './support/must';

const players: readonly Contestant[] = [
  { kind: 'character', id: 'random' },
  { kind: 'level', level: 1 },
  { kind: 'trained', weights: { ...NO_WEIGHTS, man: 100 }, limits: { nodes: 40, depth: 2 } },
];

const runOut = (tournament: Tournament): Tournament => {
  let now = tournament;
  while (!isTournamentOver(now)) now = advanceTournament(now, 50);
  return now;
};

const start = newTournament({ rules: rulesOf('school'), players, gamesPerPair: 4, seed: 3 });
const whole = runOut(start);

test('everyone plays everyone, so many games each', () => {
  expect(pairsOf(players)).toEqual([
    [0, 1],
    [0, 2],
    [1, 2],
  ]);
  expect(gamesOf(whole)).toBe(12);
  expect(whole.played).toBe(12);
  for (const { wins, draws, losses } of whole.results) expect(wins + draws + losses).toBe(4);
});

test('midway, no pair is more than a game ahead', () => {
  let now = start;
  while (now.played < 7) now = advanceTournament(now);
  const games = now.results.map(({ wins, draws, losses }) => wins + draws + losses);
  expect(Math.max(...games) - Math.min(...games)).toBeLessThanOrEqual(1);
});

test('an opening is played twice, with the colours changed', () => {
  const openings: { color: string; first: string }[] = [];
  for (let now = start; !isTournamentOver(now); now = advanceTournament(now)) {
    const { bout } = now;
    if (bout === null || bout.game.cursor !== 6) continue;
    const { board } = must(bout.game.plies[5]).after.position;
    openings.push({ color: bout.firstColor, first: board });
  }
  expect(openings).toHaveLength(12);
  const ofPair = openings.filter((_, i) => i % 3 === 0);
  expect(ofPair.map(({ color }) => color)).toEqual(['white', 'black', 'white', 'black']);
  expect(must(ofPair[0]).first).toBe(must(ofPair[1]).first);
  expect(must(ofPair[2]).first).toBe(must(ofPair[3]).first);
  expect(must(ofPair[0]).first).not.toBe(must(ofPair[2]).first);
});

test('wherever it is cut off and written down, it comes to the same end', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(300), { minLength: 1, maxLength: 4 }), (cuts) => {
      let now = start;
      for (const cut of cuts)
        now = JSON.parse(JSON.stringify(advanceTournament(now, cut))) as Tournament;
      expect(runOut(now)).toEqual(whole);
    }),
    { numRuns: 5 },
  );
});

test('thought out a few nodes at a time, it comes to the same end', () => {
  let now = start;
  while (!isTournamentOver(now)) {
    const step = stepTournament(now, 5);
    let left = step.next();
    while (left.done !== true) left = step.next();
    now = left.value;
  }
  expect(now).toEqual(whole);
});

const table = (results: Tournament['results'], count: number): Tournament => ({
  ...start,
  players: Array.from({ length: count }, () => must(players[0])),
  results,
});

test('the cross table tells each result from both sides, most points first', () => {
  const [first, second, third] = crossTableOf(
    table(
      [
        { wins: 1, draws: 2, losses: 3 },
        { wins: 0, draws: 0, losses: 6 },
        { wins: 0, draws: 6, losses: 0 },
      ],
      3,
    ),
  ).map((row) => must(row));
  expect([first, second, third].map((row) => must(row).player)).toEqual([2, 1, 0]);
  expect([first, second, third].map((row) => must(row).points)).toEqual([9, 7, 2]);
  expect(must(second).against[0]).toMatchObject({ wins: 3, draws: 2, losses: 1 });
  expect(must(second).against[1]).toBeNull();
  expect(must(third).against[1]).toMatchObject({ wins: 1, draws: 2, losses: 3 });
  expect(must(third).against[1]?.score).toBeCloseTo(1 / 3);
  expect(must(first).total.margin).toBeGreaterThan(0);
  expect(must(first).games).toBe(12);
});

test('before the first game there is no score', () => {
  for (const { total, points } of crossTableOf(start)) {
    expect(points).toBe(0);
    expect(total.score).toBeNull();
  }
});

describe('ratings', () => {
  test('are 400 apart where one makes ten points for each of the other', () => {
    const [one, other] = ratingsOf(table([{ wins: 1000, draws: 0, losses: 100 }], 2), 1, 1000);
    expect(must(other).rating).toBe(1000);
    expect(Math.abs(must(one).rating - 1400)).toBeLessThan(5);
  });

  test('explain the results of three who beat each other alike', () => {
    const three = { wins: 30, draws: 0, losses: 10 };
    const ratings = ratingsOf(table([three, { wins: 36, draws: 0, losses: 4 }, three], 3), 2, 0);
    const [a, b, c] = ratings.map(({ rating }) => rating);
    expect(must(a) - must(b)).toBeCloseTo(must(b) - must(c), 0);
    expect(must(b) - must(c)).toBeGreaterThan(150);
  });

  test('stay finite for one who wins all, and are surer with more games', () => {
    const few = must(ratingsOf(table([{ wins: 10, draws: 0, losses: 0 }], 2), 1, 0)[0]);
    expect(Number.isFinite(few.rating)).toBe(true);
    const even = (games: number) =>
      must(ratingsOf(table([{ wins: games, draws: 0, losses: games }], 2), 1, 0)[0]);
    expect(even(100).margin).toBeLessThan(even(10).margin / 2);
  });
});
