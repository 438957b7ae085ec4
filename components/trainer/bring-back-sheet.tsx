import { useState } from 'react';
import { StyleSheet, Text, TextInput } from 'react-native';
import { useTranslation } from 'react-i18next';
import { useTrainer } from '@/components/app-stores';
import { Button } from '@/components/ui/button';
import { Sheet } from '@/components/ui/sheet';
import type { PlayerProblem } from '@/state/trained-player';
import { radius, space, type } from '@/theme/metrics';
import { usePalette } from '@/theme/use-palette';

interface BringBackSheetProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Takes the text of a player, or says in a sentence why it is none. */
export function BringBackSheet({ isOpen, onClose }: BringBackSheetProps) {
  const { t } = useTranslation();
  const { ink, muted, line, background, warning } = usePalette();
  const { bringBack } = useTrainer((state) => state.verbs);
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<PlayerProblem | null>(null);

  const write = (next: string) => {
    setText(next);
    setProblem(null);
  };
  const take = async () => {
    const player = await bringBack(text);
    if (!player.ok) return setProblem(player.error);
    write('');
    onClose();
  };

  return (
    <Sheet title={t('trainer.bringBack')} isOpen={isOpen} onClose={onClose}>
      <Text style={[type.body, { color: muted }]}>{t('trainer.bringBackAbout')}</Text>
      <TextInput
        multiline
        aria-label={t('trainer.text')}
        placeholder={t('trainer.textPlaceholder')}
        placeholderTextColor={muted}
        value={text}
        autoCorrect={false}
        autoCapitalize="none"
        autoComplete="off"
        onChangeText={write}
        style={[styles.field, { color: ink, borderColor: line, backgroundColor: background }]}
      />
      {problem && (
        <Text role="alert" style={[type.body, { color: warning }]}>
          {t(`trainer.problem.${problem}`)}
        </Text>
      )}
      <Button kind="main" label={t('trainer.yesBringBack')} onPress={() => void take()} />
    </Sheet>
  );
}

const styles = StyleSheet.create({
  field: {
    fontSize: type.body.fontSize,
    height: 120,
    padding: space(3),
    textAlignVertical: 'top',
    borderRadius: radius.chip,
    borderWidth: 1,
  },
});
