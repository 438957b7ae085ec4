import { useTranslation } from 'react-i18next';
import { MinMoveTimeRow } from '@/components/new-game/options-section';
import { ChoiceRow } from '@/components/ui/choice-row';
import { Section } from '@/components/ui/section';
import { INPUTS, SPEEDS } from '@/state/settings';
import { SettingChoice, SettingSwitch } from './setting-rows';
import { settingLabel, valueLabel } from './setting-words';
import { useChoice } from './use-choice';

/** What the share of the usual time is called. */
const SPEED_NAMES = { 0: 'off', 0.5: 'fast', 1: 'normal', 2: 'slow' } as const;

/** How pieces are moved, by the player and by the app. */
export function HandSettings() {
  const { t } = useTranslation();
  const [speed, setSpeed] = useChoice('speed');
  return (
    <Section title={t('settings.hand')}>
      <SettingChoice name="input" values={INPUTS} />
      <SettingSwitch name="touchMove" />
      <SettingSwitch name="finishForced" />
      <ChoiceRow
        label={settingLabel(t, 'speed')}
        value={speed}
        choices={SPEEDS.map((value) => ({
          value,
          label: valueLabel(t, 'speed', SPEED_NAMES[value]),
        }))}
        onChange={setSpeed}
      />
      <MinMoveTimeRow />
    </Section>
  );
}
