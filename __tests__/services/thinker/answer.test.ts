import {
  CHARACTERS,
  clearTable,
  makeRules,
  newGame,
  optionsOf,
  play,
  startThinking,
  think,
  legalMovesOf,
  VARIANTS,
  variant,
  type Contestant,
  type Game,
} from '@dama/engine';
import { answer, type Answer } from '@/services/thinker/answer';
import { makeRequest } from '@/services/thinker/make-request';
import type { ThinkRequest, Thought } from '@/services/thinker/thinker';

const LIMITS = { nodes: 1500 };

/** The answer, and everything that was said on the way. */
const listen = (request: ThinkRequest, millisecondsPerReading = 0) => {
  let time = 0;
  const work = answer(request, () => (time += millisecondsPerReading));
  const progress: Thought[] = [];
  let step = work.next();
  for (; step.done !== true; step = work.next()) if (step.value !== null) progress.push(step.value);
  return { answer: step.value, progress };
};

const ask = (request: ThinkRequest): Answer => listen(request).answer;

const thoughtOf = (request: ThinkRequest): Thought => {
  const found = ask(request);
  if (!found.ok) throw new Error(found.error);
  return found.value;
};

/** A game some plies on, by the first legal move each time. */
const opened = (id: string, plies: number): Game => {
  const rules = variant(id);
  if (rules === undefined) throw new Error(`There is no game ${id}.`);
  let game = newGame(rules);
  for (let ply = 0; ply < plies; ply++) {
    const next = play(game, legalMovesOf(game)[0] ?? { path: [] });
    if (next.ok) game = next.value;
  }
  return game;
};

describe('an answer', () => {
  test.each(VARIANTS.map(({ id }) => id))('is a legal move of %s, in its game', (id) => {
    const game = opened(id, 6);
    expect(game.cursor).toBe(6);
    const thought = thoughtOf(makeRequest(game, { limits: { nodes: 200 } }));
    expect(play(game, thought).ok).toBe(true);
  });

  test('is what the engine finds when asked directly', () => {
    const game = opened('russian', 4);
    const thinking = startThinking(game, LIMITS);
    while (!thinking.advance(1_000_000));
    const thought = thoughtOf(makeRequest(game, { limits: LIMITS }));
    expect(thought.path).toEqual(thinking.thought()?.move.path);
    expect(thought.nodes).toBe(thinking.thought()?.nodes);
  });

  test('does not depend on what was asked before, nor on whether anyone listens', () => {
    const request = makeRequest(opened('international', 8), { limits: { nodes: 5000 } });
    const first = listen(request);
    const second = listen(request, 100);
    expect(first.progress).toHaveLength(0);
    expect(second.progress.length).toBeGreaterThan(3);
    expect(second.answer).toEqual(first.answer);
  });

  test('is the same for an id and for the record it stands for', () => {
    const rules = opened('frisian', 0).rules;
    expect(ask({ rules: makeRules(rules), limits: LIMITS })).toEqual(
      ask({ rules: 'frisian', limits: LIMITS }),
    );
  });

  test('has as many lines as asked for, best first, each with its own move', () => {
    const { lines, path } = thoughtOf({ rules: 'english', limits: LIMITS, lines: 3 });
    expect(new Set(lines.map(({ moves }) => moves[0])).size).toBe(3);
    expect(lines.map(({ score }) => score)).toEqual(
      lines.map(({ score }) => score).sort((a, b) => b - a),
    );
    expect(lines[0]?.moves[0]).toBe(path.join('-'));
  });

  test('comes when the time is up', () => {
    const { answer: found } = listen({ rules: 'english', limits: { milliseconds: 50 } }, 1);
    expect(found.ok).toBe(true);
  });

  test('respects a limit on top of a level', () => {
    const level = { rules: 'english', seed: 3, limits: { level: 8 } };
    const both = { ...level, limits: { level: 8, depth: 2 } };
    expect(thoughtOf(both).depth).toBe(2);
    expect(thoughtOf(level).depth).toBeGreaterThan(2);
  });

  test('of a weak level changes with the seed', () => {
    const scores = [1, 2, 3, 4, 5].map(
      (seed) => thoughtOf({ rules: 'english', seed, limits: { level: 1 } }).lines[0]?.score,
    );
    expect(new Set(scores).size).toBeGreaterThan(1);
  });

  test('crosses to another thread unharmed', () => {
    const found = ask({ rules: 'turkish', limits: LIMITS });
    expect(JSON.parse(JSON.stringify(found))).toEqual(found);
  });
});

describe('a request that makes no sense is answered with a sentence', () => {
  const sound: ThinkRequest = { rules: 'english', limits: LIMITS };
  // Also what the types forbid: a request comes as a message.
  const refused: readonly (readonly [string, object, RegExp])[] = [
    ['a game nobody knows', { rules: 'chess' }, /no game/i],
    ['rules that are no text', { rules: 7 }, /rules/],
    ['a record that is no JSON', { rules: '{"board":' }, /JSON/],
    ['a record of nonsense', { rules: '{"board":{"columns":-3}}' }, /./],
    ['no position', { start: 'somewhere' }, /./],
    ['a position that is no text', { start: 5 }, /start/],
    ['an illegal position', { start: 'W:W1:B30' }, /king row/],
    ['moves that are no list', { moves: '11-15' }, /list/],
    ['moves that are no texts', { moves: [11, 15] }, /list/],
    ['a move that is not legal', { moves: ['11-15', '1-30'] }, /Move 2/],
    ['a move that cannot be read', { moves: ['?!'] }, /Move 1/],
    ['moves after the end', { start: 'W:W14:B10', moves: ['14x7', '1-6'] }, /over before move 2/],
    ['a game that is over', { start: 'W:W14:B10', moves: ['14x7'] }, /over/],
    ['no limits', { limits: undefined }, /limit/],
    ['no limit', { limits: {} }, /limit/],
    ['a limit of zero', { limits: { nodes: 0 } }, /"nodes"/],
    ['a limit below zero', { limits: { depth: -1 } }, /"depth"/],
    ['a limit without end', { limits: { milliseconds: Infinity } }, /"milliseconds"/],
    ['a limit that is no number', { limits: { level: 'hard' } }, /"level"/],
    ['a level there is not', { limits: { level: 11 } }, /1 to 10/],
    ['no lines', { lines: 0 }, /lines/],
    ['half a seed', { seed: 0.5 }, /seed/],
  ];

  test.each(refused)('%s', (_name, change, sentence) => {
    const found = ask({ ...sound, ...change });
    expect(found).toEqual({ ok: false, error: expect.stringMatching(sentence) });
    expect(found).toEqual({ ok: false, error: expect.stringMatching(/\.$/) });
  });
});

describe('a player with a way of its own', () => {
  const request = { rules: 'brazilian', limits: { level: 1 }, seed: 3 };

  test.each(CHARACTERS.map(({ id }) => id))('%s moves as it does in a match', (id) => {
    const game = opened('brazilian', 0);
    const contestant = { kind: 'character', id } as const;
    const options = optionsOf(contestant, game, 3);
    const answered = thoughtOf({ ...request, player: contestant });
    expect(answered.path.length).toBeGreaterThan(1);
    clearTable();
    if (options !== null) expect(answered.path).toEqual(think(game, options)?.move.path);
  });

  test('one that is nobody is refused with a sentence', () => {
    const nobody = { kind: 'character', id: 'nobody' } as unknown as Contestant;
    expect(ask({ ...request, player: nobody })).toMatchObject({ ok: false });
  });
});
