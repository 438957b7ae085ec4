import * as fc from 'fast-check';
import { boardOf } from '../../engine/src/board';
import type { Game } from '../../engine/src/game';
import {
  agreeDraw,
  append,
  canRedo,
  canUndo,
  drawProgressOf,
  goTo,
  isOver,
  legalMovesOf,
  legalRoutesOf,
  loseOnTime,
  movesOf,
  newGame,
  outcomeOf,
  play,
  positionOf,
  redo,
  resign,
  stateOf,
  undo,
  whyNot,
} from '../../engine/src/game';
import type { Move } from '../../engine/src/move';
import { endOf, sameMove, startOf } from '../../engine/src/move';
import { applyMove, legalMoves, legalRoutes } from '../../engine/src/moves';
import { makeTermination } from '../../engine/src/notation/pdn-result';
import type { Rules } from '../../engine/src/rules/rules';
import { VARIANTS } from '../../engine/src/rules/variants';
import type { Scene } from './support/game-arbitrary';
import { anyPlayedGame, anyScene } from './support/game-arbitrary';
import { rulesOf } from './support/fen';
import { mirrorMove, mirrorPosition } from './support/mirror';
import { must } from './support/must';

const gameOf = ({ rules, position }: Scene): Game => newGame(rules, { start: { position } });

/** Everything a player can see of a game. */
const visible = (game: Game) => ({
  state: stateOf(game),
  outcome: outcomeOf(game),
  legal: legalMovesOf(game),
  draws: drawProgressOf(game),
  moves: movesOf(game),
});

describe('taking back and playing again', () => {
  test('taking back shows the very game that was there, counters and all', () => {
    fc.assert(
      fc.property(anyPlayedGame, ({ games }) => {
        let game = must(games.at(-1));
        for (const earlier of [...games].reverse().slice(1)) {
          game = undo(game);
          expect(visible(game)).toEqual(visible(earlier));
        }
        expect(canUndo(game)).toBe(false);
        expect(undo(game)).toEqual(game);
      }),
      { numRuns: 150 },
    );
  });

  test('playing again brings everything back', () => {
    fc.assert(
      fc.property(anyPlayedGame, ({ games }) => {
        const last = must(games.at(-1));
        let game = goTo(last, 0);
        for (const later of games.slice(1)) {
          game = redo(game);
          expect(visible(game)).toEqual(visible(later));
        }
        expect(canRedo(game)).toBe(false);
        expect(game).toEqual(last);
        expect(redo(game)).toEqual(last);
      }),
      { numRuns: 150 },
    );
  });

  test('a move played after taking back is as if nothing had been taken back', () => {
    fc.assert(
      fc.property(anyPlayedGame, fc.nat(), ({ games, moves }, at) => {
        const ply = at % games.length;
        const back = goTo(must(games.at(-1)), ply);
        const next = moves[ply];
        if (next !== undefined)
          expect(play(back, next)).toEqual({ ok: true, value: games[ply + 1] });
        expect(append(back, moves.slice(ply))).toEqual(games.at(-1));
      }),
      { numRuns: 150 },
    );
  });

  test('any ply can be gone to, and none beyond the ends', () => {
    fc.assert(
      fc.property(anyPlayedGame, fc.integer({ min: -5, max: 40 }), ({ games }, ply) => {
        const shown = goTo(must(games.at(-1)), ply);
        const inside = Math.min(Math.max(0, ply), games.length - 1);
        expect(shown.cursor).toBe(inside);
        expect(visible(shown)).toEqual(visible(must(games[inside])));
      }),
      { numRuns: 100 },
    );
  });

  test('a game that its players ended stays ended until a move is taken back', () => {
    const start = newGame(rulesOf('russian'));
    const played = append(start, [must(legalMovesOf(start)[0])]);
    const ends = [agreeDraw(played), resign(played, 'white'), loseOnTime(played, 'black')];
    for (const ended of ends) {
      expect(redo(ended)).toEqual(ended);
      expect(goTo(ended, 1)).toEqual(ended);
      expect(isOver(undo(ended))).toBe(false);
    }
    expect(undo(resign(start, 'white'))).toEqual(resign(start, 'white'));
  });

  test('looking back at a game that its players ended loses nothing of it', () => {
    fc.assert(
      fc.property(anyPlayedGame, fc.nat(), fc.nat(), ({ games }, at, look) => {
        const game = goTo(must(games.at(-1)), at % games.length);
        const ended = resign(game, 'white');
        const looked = goTo(goTo(ended, look % games.length), ended.plies.length);
        expect(looked).toEqual(ended);
        expect(outcomeOf(looked)).toEqual(outcomeOf(ended));
      }),
      { numRuns: 100 },
    );
  });

  test('moves taken back before a game was ended are not played in it', () => {
    const start = newGame(rulesOf('russian'));
    const played = append(start, [must(legalMovesOf(start)[0])]);
    const ended = resign(undo(played), 'black');
    expect(outcomeOf(ended)).toEqual({ winner: 'white', reason: 'resignation' });
    expect(redo(ended)).toEqual(ended);
  });

  test('a game taken up again before its end is open, whatever is played', () => {
    const start = newGame(rulesOf('russian'));
    const played = append(start, [must(legalMovesOf(start)[0])]);
    const again = goTo(resign(played, 'black'), 0);
    expect(makeTermination(again)).toBeUndefined();
    const other = play(again, must(legalMovesOf(again)[1]));
    if (!other.ok) throw new Error(other.error.code);
    expect(isOver(other.value)).toBe(false);
    expect(other.value.declared).toBeNull();
  });
});

describe('the board turned round', () => {
  const names = (moves: readonly Move[]): readonly string[] =>
    moves
      .map(({ path, captured, promotes }) =>
        JSON.stringify([path[0], path.at(-1), [...captured].sort((a, b) => a - b), promotes]),
      )
      .sort();

  test('has the moves turned round', () => {
    fc.assert(
      fc.property(anyScene, ({ rules, position }) => {
        const turned = legalMoves(rules, mirrorPosition(rules, position));
        const expected = legalMoves(rules, position).map((move) => mirrorMove(rules, move));
        expect(names(turned)).toEqual(names(expected));
      }),
      { numRuns: 400 },
    );
  });

  test('leads to positions turned round', () => {
    fc.assert(
      fc.property(anyScene, ({ rules, position }) => {
        const mirrored = mirrorPosition(rules, position);
        for (const move of legalMoves(rules, position)) {
          expect(applyMove(rules, mirrored, mirrorMove(rules, move))).toEqual(
            mirrorPosition(rules, applyMove(rules, position, move)),
          );
        }
      }),
      { numRuns: 200 },
    );
  });
});

describe('legal moves are played, and nothing else', () => {
  test('every route is played, and does what the move says', () => {
    fc.assert(
      fc.property(anyScene, (scene) => {
        const game = gameOf(scene);
        for (const move of legalRoutesOf(game)) {
          const played = play(game, move);
          expect(played.ok && positionOf(played.value)).toEqual(
            applyMove(scene.rules, scene.position, move),
          );
        }
      }),
      { numRuns: 150 },
    );
  });

  test('a start and an end are played when they mean one move, and refused when they mean none', () => {
    fc.assert(
      fc.property(
        anyScene,
        fc.array(fc.tuple(fc.nat(), fc.nat()), { minLength: 20 }),
        (scene, pairs) => {
          const game = gameOf(scene);
          const { squareCount } = boardOf(scene.rules.board);
          for (const [a, b] of pairs) {
            const path = [1 + (a % squareCount), 1 + (b % squareCount)];
            const played = play(game, { path });
            expect(played.ok ? 1 : 0).toBe(meant(game, path) === 1 ? 1 : 0);
            expect(whyNot(game, path)).toEqual(played.ok ? null : played.error);
          }
        },
      ),
      { numRuns: 150 },
    );
  });

  test('a game that is over has no moves and takes none', () => {
    fc.assert(
      fc.property(anyScene, ({ rules, position }) => {
        const game = agreeDraw(gameOf({ rules, position }));
        expect(legalMovesOf(game)).toEqual([]);
        expect(legalRoutesOf(game)).toEqual([]);
        for (const move of legalMoves(rules, position)) expect(play(game, move).ok).toBe(false);
      }),
      { numRuns: 50 },
    );
  });

  test.each(VARIANTS)(
    '$id: the squares with legal moves are those whose piece may move',
    (rules) => {
      const game = newGame(rules);
      for (let square = 1; square <= boardOf(rules.board).squareCount; square++) {
        const moves = legalMovesOf(game, square);
        expect(moves).toEqual(legalMovesOf(game).filter((move) => startOf(move) === square));
        expect(whyNot(game, [square]) === null).toBe(moves.length > 0);
      }
    },
  );
});

/** How many different moves a start and an end can mean; a route of just these two squares is preferred. */
function meant(game: Game, path: readonly number[]): number {
  const exact = legalRoutesOf(game).filter((move) => move.path.join() === path.join());
  const between = legalMovesOf(game).filter(
    (move) => startOf(move) === path[0] && endOf(move) === path[1],
  );
  const moves = exact.length > 0 ? exact : between;
  return moves.filter((move, i) => moves.findIndex((other) => sameMove(move, other)) === i).length;
}

describe('the reason for a refusal', () => {
  const lift = (rules: Rules, change: Partial<Rules['capture']>): Rules => ({
    ...rules,
    capture: { ...rules.capture, ...change },
  });

  /** Moves of other rules that these rules do not allow, by any route. */
  const forbidden = ({ rules, position }: Scene, other: Rules): readonly Move[] => {
    const legal = legalRoutes(rules, position);
    const isLegal = (move: Move): boolean =>
      legal.some(({ path }) => path.join() === move.path.join());
    return legalMoves(other, position).filter((move) => !isLegal(move));
  };

  test('is the duty to capture where a move would be allowed without it', () => {
    fc.assert(
      fc.property(anyScene, (scene) => {
        const game = gameOf(scene);
        fc.pre(!isOver(game));
        const free = lift(scene.rules, { mandatory: false });
        const quiet = forbidden(scene, free).filter(({ captured }) => captured.length === 0);
        for (const { path } of quiet.filter((move) => meant(game, move.path) === 0)) {
          expect(must(whyNot(game, path)).code).toMatch(/^must-/);
        }
      }),
      { numRuns: 300 },
    );
  });

  test('is the order among captures where a capture would be allowed without it', () => {
    fc.assert(
      fc.property(anyScene, (scene) => {
        const game = gameOf(scene);
        fc.pre(!isOver(game));
        const captures = forbidden(scene, lift(scene.rules, { priority: [] }));
        for (const { path } of captures.filter((move) => meant(game, move.path) === 0)) {
          expect(must(whyNot(game, path)).code).toMatch(/^must-/);
        }
      }),
      { numRuns: 300 },
    );
  });
});
