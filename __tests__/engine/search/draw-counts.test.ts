import { append, newGame, outcomeOf, stateOf, type Game } from '../../../engine/src/game';
import { legalMoves } from '../../../engine/src/moves';
import { VARIANTS } from '../../../engine/src/rules/variants';
import {
  CAPTURE,
  countDraws,
  CROWNING,
  loadDrawCounts,
  MAN,
} from '../../../engine/src/search/draw-counts';
import { loadPosition } from '../../../engine/src/search/mailbox';
import { chosenSeed, randomFrom } from '../support/random';
import { scatteredPosition } from '../support/random-position';

const seed = chosenSeed();
const GAMES = 60;
const PLIES = 60;

/** Whether the search sees a draw by counting after the game's last move, from the counts before it. */
const searchSees = (before: Game, after: Game): boolean => {
  const move = after.plies.at(-1)?.move;
  if (move === undefined) throw new Error('nothing was played');
  const piece = stateOf(before).position.board[(move.path[0] ?? 1) - 1] ?? '';
  const events =
    (move.captured.length > 0 ? CAPTURE : 0) |
    (move.promotes ? CROWNING : 0) |
    ('wb'.includes(piece) ? MAN : 0);
  loadDrawCounts(before.rules, stateOf(before).counters);
  loadPosition(before.rules, stateOf(after).position);
  return countDraws(1, events);
};

describe(`draws by counting inside the tree are those of the game (DAMA_SEED=${seed})`, () => {
  test.each(VARIANTS.map((rules) => ({ id: rules.id, rules })))('in $id', ({ rules }) => {
    const random = randomFrom(seed);
    for (let number = 0; number < GAMES; number++) {
      let game = newGame(rules, { start: { position: scatteredPosition(random, rules) } });
      for (let ply = 0; ply < PLIES && outcomeOf(game) === null; ply++) {
        const moves = legalMoves(rules, stateOf(game).position);
        const move = moves[random.below(moves.length)];
        if (move === undefined) break;
        const next = append(game, [move]);
        const outcome = outcomeOf(next);
        if (outcome === null || outcome.reason === 'rule') {
          const isCounted = outcome?.reason === 'rule' && outcome.rule.kind !== 'repetition';
          if (outcome === null || isCounted) expect(searchSees(game, next)).toBe(isCounted);
        }
        game = next;
      }
    }
  });
});
