import { useTranslation } from 'react-i18next';
import { LEVELS } from '@dama/engine';
import { StepperRow } from '@/components/ui/stepper-row';
import { levelName, levelSentence } from '@/i18n/words';

interface LevelRowProps {
  readonly label: string;
  readonly level: number;
  readonly onChange: (level: number) => void;
}

const VALUES = LEVELS.map(({ level }) => level);

/** How strong the computer is, with its name and what to expect of it. */
export function LevelRow({ label, level, onChange }: LevelRowProps) {
  const { t } = useTranslation();
  return (
    <StepperRow
      label={label}
      about={`${levelName(t, level)}. ${levelSentence(t, level)}`}
      value={level}
      values={VALUES}
      format={String}
      onChange={onChange}
    />
  );
}
