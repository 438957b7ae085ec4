import { parseMove, play, positionOf } from '@dama/engine';
import type { StoredGame } from '@/services/storage/storage';
import { firstClockOf, firstGameOf, type GameSetup } from '@/state/game-setup';
import { makeStoredGame } from '@/state/kept-game';

interface StoredGameOptions {
  readonly id: string;
  readonly setup: GameSetup;
  /** As they are written: `c3-d4`. */
  readonly moves?: readonly string[];
  readonly updatedAt?: number;
}

/** A game as it would be found again after these moves. */
export const storedGame = (options: StoredGameOptions): StoredGame => {
  const { id, setup, moves = [], updatedAt = 0 } = options;
  const start = firstGameOf(setup);
  const clock = firstClockOf(setup, start);
  const game = moves.reduce((before, text) => {
    const move = parseMove(before.rules, positionOf(before), text);
    if (!move.ok) throw new Error(move.error.message);
    const after = play(before, move.value);
    if (!after.ok) throw new Error(`${text} cannot be played.`);
    return after.value;
  }, start);
  const turnClocks = [start, ...game.plies].map(() => clock);
  return makeStoredGame({ id, createdAt: 0, setup, game, turnClocks, clock }, updatedAt);
};
