import { newGame, type Rules } from '@dama/engine';
import { GamePicture } from '@/components/library/game-picture';

interface VariantPictureProps {
  readonly rules: Rules;
  readonly size: number;
}

/** The board of a game as it begins. */
export function VariantPicture({ rules, size }: VariantPictureProps) {
  return <GamePicture game={newGame(rules)} size={size} />;
}
