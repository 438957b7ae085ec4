import { useTranslation } from 'react-i18next';
import { useSettings } from '@/components/app-stores';
import { LevelRow } from '@/components/new-game/level-row';
import { VariantRowButton } from '@/components/new-game/variant-button';
import { Section } from '@/components/ui/section';
import { BY_LEVEL } from '@/state/rival';
import { useChoice } from './use-choice';

/** What the next game begins with. */
export function PlaySettings() {
  const { t } = useTranslation();
  const [level] = useChoice('level');
  const { change } = useSettings((state) => state.verbs);
  // A difficulty is a level's: whoever sets it wants to play one.
  const setLevel = (chosen: number) => change({ level: chosen, rival: BY_LEVEL });
  return (
    <Section title={t('settings.play')}>
      <VariantRowButton />
      <LevelRow label={t('settings.level.label')} level={level} onChange={setLevel} />
    </Section>
  );
}
