import { newGame, variant } from '@dama/engine';
import { useSetting } from '@/components/app-stores';
import { Classroom } from './classroom';

interface LearnStartPageProps {
  readonly onBack: () => void;
}

/** The classroom on the first position of the game that is chosen. */
export function LearnStartPage({ onBack }: LearnStartPageProps) {
  const rules = variant(useSetting('variant'));
  return rules && <Classroom game={newGame(rules)} flipped={false} onBack={onBack} />;
}
