import { useTranslation } from 'react-i18next';
import { BONUS_KINDS } from '@dama/engine';
import { useSettings } from '@/components/app-stores';
import { ChoiceRow } from '@/components/ui/choice-row';
import { StepperRow } from '@/components/ui/stepper-row';
import { SwitchRow } from '@/components/ui/switch-row';
import { TIME_OUTS } from '@/state/settings';
import { MINUTE, minutesText, SECOND, secondsText } from './clock-summary';
import { BONUS_TIMES, GAME_TIMES, PRESET_GAME_TIMES, PRESET_TURN_TIMES, TURN_TIMES } from './times';

/** A bonus that was never used begins with something that can be felt. */
const FIRST_BONUS_TIME = 3 * SECOND;

/** How long the two may think. */
export function ClockSection() {
  const { t } = useTranslation();
  const { gameTime, turnTime } = useSettings((state) => state.settings);
  const { change } = useSettings((state) => state.verbs);
  return (
    <>
      <ChoiceRow
        label={t('newGame.gameTime')}
        value={gameTime}
        choices={PRESET_GAME_TIMES.map((value) => ({
          value,
          label: value === null ? t('newGame.none') : String(value / MINUTE),
        }))}
        // Without a limit for the game there is none for the other side either.
        onChange={(value) => change({ gameTime: value, ...(!value && { otherGameTime: null }) })}
      />
      {gameTime !== null && <GameTimeRows gameTime={gameTime} />}
      <ChoiceRow
        label={t('newGame.turnTime')}
        value={turnTime}
        choices={PRESET_TURN_TIMES.map((value) => ({
          value,
          label: value === null ? t('newGame.none') : String(value / SECOND),
        }))}
        onChange={(value) => change({ turnTime: value })}
      />
      {turnTime !== null && <TurnTimeRows turnTime={turnTime} />}
    </>
  );
}

function GameTimeRows({ gameTime }: { readonly gameTime: number }) {
  const { t } = useTranslation();
  const { otherGameTime, bonus, bonusTime } = useSettings((state) => state.settings);
  const { change } = useSettings((state) => state.verbs);
  const minutes = (value: number) => minutesText(t, value);
  return (
    <>
      <StepperRow
        label={t('newGame.fineTime')}
        value={gameTime}
        values={GAME_TIMES}
        format={minutes}
        onChange={(value) => change({ gameTime: value })}
      />
      <SwitchRow
        label={t('newGame.isUnequal')}
        isOn={otherGameTime !== null}
        onChange={(isOn) => change({ otherGameTime: isOn ? gameTime : null })}
      />
      {otherGameTime !== null && (
        <StepperRow
          label={t('newGame.otherTime')}
          value={otherGameTime}
          values={GAME_TIMES}
          format={minutes}
          onChange={(value) => change({ otherGameTime: value })}
        />
      )}
      <ChoiceRow
        label={t('newGame.bonus')}
        about={t(`newGame.bonusAbout.${bonus}`)}
        value={bonus}
        choices={BONUS_KINDS.map((value) => ({ value, label: t(`newGame.bonuses.${value}`) }))}
        onChange={(value) => change({ bonus: value, bonusTime: bonusTime || FIRST_BONUS_TIME })}
      />
      {bonus !== 'none' && bonus !== 'hourglass' && (
        <StepperRow
          label={t('newGame.bonusTime')}
          value={bonusTime}
          values={BONUS_TIMES}
          format={(value) => secondsText(t, value)}
          onChange={(value) => change({ bonusTime: value })}
        />
      )}
    </>
  );
}

function TurnTimeRows({ turnTime }: { readonly turnTime: number }) {
  const { t } = useTranslation();
  const { timeOut } = useSettings((state) => state.settings);
  const { change } = useSettings((state) => state.verbs);
  return (
    <>
      <StepperRow
        label={t('newGame.fineTurnTime')}
        value={turnTime}
        values={TURN_TIMES}
        format={(value) => secondsText(t, value)}
        onChange={(value) => change({ turnTime: value })}
      />
      <ChoiceRow
        label={t('newGame.timeOut')}
        value={timeOut}
        choices={TIME_OUTS.map((value) => ({ value, label: t(`newGame.timeOuts.${value}`) }))}
        onChange={(value) => change({ timeOut: value })}
      />
    </>
  );
}
