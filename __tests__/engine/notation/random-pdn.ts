import * as fc from 'fast-check';
import type { Game } from '../../../engine/src/game';
import { agreeDraw, append, loseOnTime, newGame, resign } from '../../../engine/src/game';
import type { PdnGame } from '../../../engine/src/notation/pdn-game';
import { GAME_TAGS } from '../../../engine/src/notation/pdn-game';
import type { Rules } from '../../../engine/src/rules/rules';
import { playOut } from './random-play';

const ENDS: readonly ((game: Game) => Game)[] = [
  (game) => game,
  agreeDraw,
  (game) => resign(game, 'white'),
  (game) => resign(game, 'black'),
  (game) => loseOnTime(game, 'white'),
  (game) => loseOnTime(game, 'black'),
];

/** A game of random moves, half of them from a position that another random game came to. */
const gameOf = (rules: Rules, longest: number): fc.Arbitrary<Game> => {
  const choices = fc.array(fc.nat(0xffff), { maxLength: longest, size: 'max' });
  return fc
    .record({
      before: fc.option(choices),
      moveNumber: fc.option(fc.nat(500), { nil: undefined }),
      choices,
      moveLimit: fc.option(fc.integer({ min: 1, max: 200 })),
      end: fc.constantFrom(...ENDS),
    })
    .map(({ before, moveNumber, choices: played, moveLimit, end }) => {
      const start =
        before === null
          ? undefined
          : {
              position: playOut(rules, before).end,
              ...(moveNumber === undefined ? {} : { moveNumber }),
            };
      const empty = newGame(rules, { ...(start ? { start } : {}), options: { moveLimit } });
      return end(append(empty, playOut(rules, played, empty.start.position).moves));
    });
};

const TAG_NAMES = ['Event', 'Site', 'Date', 'Round', 'White', 'Black', 'Annotator', 'constructor'];

/** Text of one line, as a tag can hold it. */
const line = fc.string({ unit: 'grapheme' }).map((text) => text.replace(/[\r\n]/g, ' '));

const isPlain = (name: string): boolean => !(GAME_TAGS as readonly string[]).includes(name);

const tagsArbitrary = fc
  .uniqueArray(fc.tuple(fc.constantFrom(...TAG_NAMES.filter(isPlain)), line), {
    selector: ([name]) => name,
    maxLength: 5,
  })
  .map((tags) => Object.fromEntries(tags));

/** Words as they come back: one line, without space around them. */
const wordsArbitrary = fc
  .oneof(fc.string({ unit: 'grapheme' }), fc.string({ unit: fc.constantFrom(...'{}();[]$1-0 "') }))
  .map((text) => text.replace(/\s+/g, ' ').trim())
  .filter((text) => text !== '');

const byPly = <T extends { readonly ply: number }>(notes: readonly T[]): readonly T[] =>
  [...notes].sort((a, b) => a.ply - b.ply);

export const pdnOf = (rules: Rules, longest = 60): fc.Arbitrary<PdnGame> =>
  gameOf(rules, longest).chain((game) => {
    const ply = fc.nat(game.plies.length);
    return fc.record({
      game: fc.constant(game),
      tags: tagsArbitrary,
      comments: fc.array(fc.record({ ply, text: wordsArbitrary }), { maxLength: 4 }).map(byPly),
      nags: fc.array(fc.record({ ply, nag: fc.nat(255) }), { maxLength: 3 }).map(byPly),
    });
  });
