import { useTranslation } from 'react-i18next';
import { LevelRow } from '@/components/new-game/level-row';
import { VariantRowButton } from '@/components/new-game/variant-button';
import { Section } from '@/components/ui/section';
import { useChoice } from './use-choice';

/** What the next game begins with. */
export function PlaySettings() {
  const { t } = useTranslation();
  const [level, setLevel] = useChoice('level');
  return (
    <Section title={t('settings.play')}>
      <VariantRowButton />
      <LevelRow label={t('settings.level.label')} level={level} onChange={setLevel} />
    </Section>
  );
}
