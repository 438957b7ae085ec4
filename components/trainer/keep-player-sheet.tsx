import { useState } from 'react';
import { Text } from 'react-native';
import { useTranslation } from 'react-i18next';
import { useTrainer } from '@/components/app-stores';
import { Button } from '@/components/ui/button';
import { Sheet } from '@/components/ui/sheet';
import { TextRow } from '@/components/ui/text-row';
import { LONGEST_PLAYER_NAME, type PlayerProblem } from '@/state/trained-player';
import { type } from '@/theme/metrics';
import { usePalette } from '@/theme/use-palette';

interface KeepPlayerSheetProps {
  readonly id: string;
  readonly isOpen: boolean;
  readonly onKept: (name: string) => void;
  readonly onClose: () => void;
}

/** Gives what was learnt a name, and a place among the players. */
export function KeepPlayerSheet({ id, isOpen, onKept, onClose }: KeepPlayerSheetProps) {
  const { t } = useTranslation();
  const { warning } = usePalette();
  const { keepPlayer } = useTrainer((state) => state.verbs);
  const [name, setName] = useState('');
  const [problem, setProblem] = useState<PlayerProblem | null>(null);

  const write = (next: string) => {
    setName(next);
    setProblem(null);
  };
  const keep = async () => {
    const player = await keepPlayer(id, name);
    if (!player.ok) return setProblem(player.error);
    write('');
    onKept(player.value.name);
  };

  return (
    <Sheet title={t('trainer.keepTitle')} isOpen={isOpen} onClose={onClose}>
      <TextRow
        label={t('trainer.name')}
        value={name}
        placeholder={t('trainer.namePlaceholder')}
        maxLength={LONGEST_PLAYER_NAME}
        onChange={write}
      />
      {problem && (
        <Text role="alert" style={[type.body, { color: warning }]}>
          {t(`trainer.problem.${problem}`)}
        </Text>
      )}
      <Button kind="main" label={t('trainer.yesKeep')} onPress={() => void keep()} />
    </Sheet>
  );
}
