import { newGame } from '../../../engine/src/game';
import { levelOptions, LEVELS, type Level } from '../../../engine/src/players/levels';
import { think } from '../../../engine/src/search/think';
import { readFen, rulesOf } from '../support/fen';

const NO_LEVEL: Level = { level: 0, nodes: 0, depth: 0, noise: Infinity, patterns: false };

describe('the levels', () => {
  test('look at more, as deep or deeper, and misjudge no more, from each to the next', () => {
    LEVELS.reduce((below, level) => {
      expect(level.nodes).toBeGreaterThan(below.nodes);
      expect(level.depth).toBeGreaterThanOrEqual(below.depth);
      expect(level.noise).toBeLessThanOrEqual(below.noise);
      return level;
    }, NO_LEVEL);
  });

  test('none of them gives a man away for nothing, whatever its seed', () => {
    const rules = rulesOf('english');
    // After 22-17 or 23-18 Black takes a man and White takes nothing back; all other moves are safe.
    const position = readFen(rules, 'W:W22,23,31:B14,1,2');
    const game = newGame(rules, { start: { position } });
    for (const { level } of LEVELS.slice(0, 5))
      for (let seed = 0; seed < 40; seed++) {
        const path = think(game, levelOptions(level, seed))?.move.path;
        expect([
          [22, 17],
          [23, 18],
        ]).not.toContainEqual(path);
      }
  });
});
