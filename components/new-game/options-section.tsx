import { useTranslation } from 'react-i18next';
import type { TFunction } from 'i18next';
import { useSettings } from '@/components/app-stores';
import { ChoiceRow } from '@/components/ui/choice-row';
import { StepperRow } from '@/components/ui/stepper-row';
import { SwitchRow } from '@/components/ui/switch-row';
import { useChoice } from '@/components/settings/use-choice';
import type { Settings } from '@/state/settings';
import { secondsText } from './clock-summary';
import { MIN_MOVE_TIMES, MOVE_LIMITS, PRESET_MOVE_LIMITS } from './times';

export const optionsSummary = (t: TFunction, settings: Settings): string => {
  const { moveLimit, switchSides, minMoveTime } = settings;
  return [
    t(switchSides ? 'newGame.switchSummary' : 'newGame.staySummary'),
    ...(moveLimit === null ? [] : [t('newGame.movesSummary', { count: moveLimit })]),
    t('newGame.minMoveSummary', { seconds: secondsText(t, minMoveTime) }),
  ].join(' · ');
};

/** What else may be settled before a game. */
export function OptionsSection() {
  const { t } = useTranslation();
  const moveLimit = useSettings((state) => state.settings.moveLimit);
  const { change } = useSettings((state) => state.verbs);
  const [switchSides, setSwitchSides] = useChoice('switchSides');
  return (
    <>
      <ChoiceRow
        label={t('newGame.moveLimit')}
        about={t('newGame.moveLimitAbout')}
        value={moveLimit}
        choices={PRESET_MOVE_LIMITS.map((value) => ({
          value,
          label: value === null ? t('newGame.none') : String(value),
        }))}
        onChange={(value) => change({ moveLimit: value })}
      />
      {moveLimit !== null && (
        <StepperRow
          label={t('newGame.moveLimit')}
          value={moveLimit}
          values={MOVE_LIMITS}
          format={String}
          onChange={(value) => change({ moveLimit: value })}
        />
      )}
      <SwitchRow label={t('newGame.switchSides')} isOn={switchSides} onChange={setSwitchSides} />
      <MinMoveTimeRow />
    </>
  );
}

export function MinMoveTimeRow() {
  const { t } = useTranslation();
  const [time, setTime] = useChoice('minMoveTime');
  return (
    <StepperRow
      label={t('settings.minMoveTime.label')}
      about={t('settings.minMoveTime.about')}
      value={time}
      values={MIN_MOVE_TIMES}
      format={(value) => secondsText(t, value)}
      onChange={setTime}
    />
  );
}
