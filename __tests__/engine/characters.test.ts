import { boardOf, rowOf } from '../../engine/src/board';
import type { Color } from '../../engine/src/color';
import {
  isOver,
  legalMovesOf,
  movesOf,
  newGame,
  outcomeOf,
  play,
  positionOf,
  winnerOf,
  type Game,
} from '../../engine/src/game';
import {
  CHARACTER_IDS,
  CHARACTERS,
  characterPlayer,
  type CharacterId,
} from '../../engine/src/players/characters/characters';
import { playOut, randomOpening } from '../../engine/src/players/match';
import { randomFrom } from '../../engine/src/players/random';
import type { Position } from '../../engine/src/position';
import type { Rules } from '../../engine/src/rules/rules';
import { VARIANTS } from '../../engine/src/rules/variants';
import { clearTable } from '../../engine/src/search/table';
import { readFen, rulesOf } from './support/fen';
import { must } from './support/must';

/** A game in which the characters take turns, so that each has a say in every part of it. */
const relay = (rules: Rules, seed: number): Game => {
  const random = randomFrom(seed);
  let game = newGame(rules, { options: { moveLimit: 60 } });
  while (!isOver(game)) {
    const id = must(CHARACTER_IDS[game.cursor % CHARACTER_IDS.length]);
    clearTable();
    const played = play(game, characterPlayer(id)(game, random));
    if (!played.ok) throw new Error(`${id} was refused: ${played.error.code}`);
    game = played.value;
  }
  return game;
};

test.each(VARIANTS.map((rules) => ({ id: rules.id, rules })))(
  'all characters play $id by its rules, and alike for the same seed',
  ({ rules }) => {
    const game = relay(rules, 5);
    expect(outcomeOf(game)).not.toBeNull();
    expect(movesOf(relay(rules, 5))).toEqual(movesOf(game));
  },
);

test('another seed makes another game, whoever plays', () => {
  const game = newGame(rulesOf('english'), { options: { moveLimit: 40 } });
  for (const id of CHARACTER_IDS) {
    const player = characterPlayer(id);
    const texts = [1, 2, 3].map((seed) =>
      JSON.stringify(movesOf(playOut(game, player, player, 'white', randomFrom(seed)))),
    );
    expect(new Set(texts).size).toBe(3);
  }
});

test('every character has a rating', () => {
  expect(CHARACTERS.map(({ id }) => id)).toEqual(CHARACTER_IDS);
  const ratingOf = (id: CharacterId): number =>
    must(CHARACTERS.find((one) => one.id === id)).rating;
  expect(ratingOf('random')).toBeLessThan(ratingOf('greedy'));
  expect(ratingOf('greedy')).toBeLessThan(ratingOf('cautious'));
});

describe('what sets the characters apart', () => {
  const rules = rulesOf('english');
  const board = boardOf(rules.board);
  const GAMES = 12;

  /** What is true of a character's own side after so many plies, on average over games against one opponent. */
  const average = (
    id: CharacterId,
    plies: number,
    of: (game: Game, color: Color) => number,
  ): number => {
    let sum = 0;
    for (let number = 0; number < GAMES; number++) {
      const color = number % 2 === 0 ? 'white' : 'black';
      const opening = randomOpening(rules, 4, plies, number >> 1);
      const [player, other] = [characterPlayer(id), characterPlayer('attacker')];
      sum += of(playOut(opening, player, other, color, randomFrom(number)), color);
    }
    return sum / GAMES;
  };

  const menOf = ({ board: squares }: Position, color: Color): readonly number[] =>
    [...squares].flatMap((piece, i) => (piece === color.slice(0, 1) ? [i + 1] : []));

  const rowsGone = (square: number, color: Color): number =>
    color === 'white' ? board.rows - 1 - rowOf(board, square) : rowOf(board, square);

  const menAtHome = (game: Game, color: Color): number =>
    menOf(positionOf(game), color).filter((square) => rowsGone(square, color) === 0).length;

  const meanRow = (game: Game, color: Color): number => {
    const men = menOf(positionOf(game), color);
    return men.reduce((sum, square) => sum + rowsGone(square, color), 0) / Math.max(1, men.length);
  };

  const firstCrown = (game: Game, color: Color): number => {
    const king = color === 'white' ? 'W' : 'B';
    const at = game.plies.findIndex(({ after }) => after.position.board.includes(king));
    return at < 0 ? game.plies.length : at;
  };

  test('the cautious one stays at home, the attacker goes forward', () => {
    expect(average('cautious', 24, menAtHome)).toBeGreaterThan(
      average('attacker', 24, menAtHome) + 1,
    );
    expect(average('attacker', 24, meanRow)).toBeGreaterThan(
      average('cautious', 24, meanRow) + 0.3,
    );
  });

  test('the king hunter is crowned earlier than the attacker', () => {
    expect(average('king-hunter', 60, firstCrown)).toBeLessThan(
      average('attacker', 60, firstCrown) - 3,
    );
  });

  test('the fox wins an ending more often than the others', () => {
    const start = { position: readFen(rules, 'W:WK15,K18:BK5') };
    const winsOf = (id: CharacterId): number =>
      [1, 2, 3, 4, 5, 6].filter((seed) => {
        const game = newGame(rules, { start, options: { moveLimit: 60 } });
        const defender = characterPlayer('endgame-fox');
        const played = playOut(game, characterPlayer(id), defender, 'white', randomFrom(seed));
        return winnerOf(played) === 'white';
      }).length;
    const others = ['cautious', 'attacker', 'king-hunter'] as const;
    const winsOfOthers = others.reduce((sum, id) => sum + winsOf(id), 0);
    expect(winsOf('endgame-fox')).toBeGreaterThan(winsOfOthers / others.length);
  });

  test('the greedy one takes three men rather than two', () => {
    const game = newGame(rules, { start: { position: readFen(rules, 'W:W22,32:B18,10,27,4') } });
    const moves = legalMovesOf(game);
    expect(new Set(moves.map(({ captured }) => captured.length))).toEqual(new Set([2, 3]));
    for (const seed of [1, 2, 3, 4, 5])
      expect(characterPlayer('greedy')(game, randomFrom(seed)).captured).toHaveLength(3);
  });
});
