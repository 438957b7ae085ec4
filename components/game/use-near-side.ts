import { useEffect, useState } from 'react';
import { outcomeOf, positionOf, type Color } from '@dama/engine';
import { useSetting } from '@/components/app-stores';
import { personSide } from '@/state/turn';
import { peopleCount } from '@/state/players';
import { useGame } from './game-store-context';

/** Longer than a move is animated, so that nobody's board turns under a moving piece. */
const AFTER_MOTION = 450;

/** Whose side of the board is at the bottom, before anybody flips it. */
export function useNearSide(): Color {
  const orientation = useSetting('orientation');
  const own = useGame(personSide);
  const isPassed = useGame((state) => peopleCount(state.setup.players) === 2);
  const turn = useGame((state) =>
    outcomeOf(state.game) === null ? positionOf(state.game).turn : null,
  );
  const [mover, setMover] = useState<Color>(turn ?? 'white');
  const isTurning = isPassed && orientation === 'turning';
  useEffect(() => {
    if (!isTurning || turn === null) return;
    const timer = setTimeout(() => setMover(turn), AFTER_MOTION);
    return () => clearTimeout(timer);
  }, [isTurning, turn]);
  return isTurning ? mover : (own ?? 'white');
}
