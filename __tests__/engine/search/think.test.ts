import { newGame, outcomeOf, play, positionOf, type Game } from '../../../engine/src/game';
import { legalMoves } from '../../../engine/src/moves';
import { LEVELS } from '../../../engine/src/players/levels';
import { VARIANTS } from '../../../engine/src/rules/variants';
import { startThinking, think, type ThinkOptions } from '../../../engine/src/search/think';
import { clearTable } from '../../../engine/src/search/table';
import { readFen, rulesOf } from '../support/fen';
import { must } from '../support/must';
import { chosenSeed, randomFrom } from '../support/random';

const seed = chosenSeed();

const from = (id: string, fen: string): Game => {
  const rules = rulesOf(id);
  return newGame(rules, { start: { position: readFen(rules, fen) } });
};

const playBest = (game: Game, options: ThinkOptions): Game => {
  const thought = think(game, options);
  if (thought === null) throw new Error('no move was found');
  const { path, captured } = thought.move;
  const result = play(game, { path, captured });
  if (!result.ok) throw new Error(`${path.join('-')} was refused: ${result.error.code}`);
  return result.value;
};

const playOut = (game: Game, options: ThinkOptions): Game => {
  let now = game;
  while (outcomeOf(now) === null) now = playBest(now, options);
  return now;
};

const randomOpening = (game: Game, plies: number, startSeed: number): Game => {
  const random = randomFrom(startSeed);
  let now = game;
  for (let ply = 0; ply < plies && outcomeOf(now) === null; ply++) {
    const moves = legalMoves(now.rules, positionOf(now));
    const next = play(now, moves[random.below(moves.length)] ?? { path: [] });
    if (next.ok) now = next.value;
  }
  return now;
};

describe('thinking', () => {
  test.each(VARIANTS.map((rules) => ({ id: rules.id, rules })))(
    'plays a whole game of $id by its rules',
    ({ rules }) => {
      const opening = randomOpening(newGame(rules, { options: { moveLimit: 160 } }), 4, seed);
      expect(outcomeOf(playOut(opening, { nodes: 300, tableMegabytes: 1 }))).not.toBeNull();
    },
  );

  test('knows a lost position from a won one', () => {
    const thought = think(from('english', 'W:W18:B4,6,7,14,15,26'), { depth: 3 });
    expect(thought?.score).toBeLessThan(0);
    const win = think(from('english', 'W:W22,K31:B18'), { depth: 8 });
    expect(win?.score).toBeGreaterThan(29_000);
  });

  test('gives its pieces away where that wins', () => {
    const game = from('antidraughts', 'W:W28:B17');
    expect(think(game, { depth: 6 })?.score).toBeGreaterThan(29_000);
  });

  test('runs for the crown where the first king wins', () => {
    const thought = think(from('breakthrough', 'W:W7,45:B10,44'), { depth: 4 });
    expect(thought?.move.promotes).toBe(true);
    expect(thought?.score).toBeGreaterThan(29_000);
  });

  test('the same nodes and seed give the same thought, whatever was thought before', () => {
    const game = randomOpening(newGame(rulesOf('russian')), 8, seed);
    const options = { nodes: 20_000, noise: 20, seed: 7 };
    clearTable();
    const first = think(game, options);
    think(newGame(rulesOf('international')), { nodes: 5_000 });
    expect(think(game, options)).toEqual(first);
  });

  test.each(['english', 'international', 'frisian', 'turkish'])(
    'a search of %s in slices, with the board used in between, finds the same',
    (id) => {
      const game = randomOpening(newGame(rulesOf(id)), 6, seed);
      clearTable();
      const whole = think(game, { nodes: 15_000 });
      clearTable();
      const thinking = startThinking(game, { nodes: 15_000 });
      while (!thinking.advance(97))
        legalMoves(rulesOf('canadian'), positionOf(newGame(rulesOf('canadian'))));
      expect(thinking.thought()).toEqual(whole);
    },
  );

  test('lines are different moves, best first', () => {
    const lines = think(newGame(rulesOf('brazilian')), { depth: 7, lines: 3 })?.lines ?? [];
    expect(new Set(lines.map(({ moves }) => moves[0]?.path.join('-'))).size).toBe(3);
    const scores = lines.map((line) => line.score);
    expect([...scores].sort((a, b) => b - a)).toEqual(scores);
  });

  test('a limit of nodes is kept', () => {
    for (const nodes of [1, 30, 1000]) {
      const thought = think(newGame(rulesOf('english')), { nodes });
      expect(thought?.nodes).toBeLessThanOrEqual(Math.max(nodes, 20));
    }
  });

  // Three flying kings need up to fifteen moves against one, and as many are allowed: only a deep look does it.
  test.each([
    ['english', 'W:WK15,K18,K23:BK1', 30_000],
    ['english', 'W:WK15,K18:BK5', 30_000],
    ['russian', 'W:WK4,K8,K11:BK17', must(LEVELS.at(-1)).nodes],
  ])('wins a won ending of %s, %s, without dawdling', (id, fen, nodes) => {
    const played = playOut(from(id, fen), { nodes });
    expect(outcomeOf(played)).toMatchObject({ winner: 'white' });
  });

  test('captures that are free may be left alone', () => {
    const english = rulesOf('english');
    const rules = { ...english, capture: { ...english.capture, mandatory: false } };
    const position = readFen(rules, 'W:W18,32:B14,1,5,6,9,10,2');
    const thought = think(newGame(rules, { start: { position } }), { depth: 7 });
    expect(thought?.move.captured).toEqual([]);
  });

  test('a game that is over has nothing to think about', () => {
    expect(think(from('english', 'W:W:B1'), { depth: 3 })).toBeNull();
  });
});
