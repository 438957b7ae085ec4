import { useTranslation } from 'react-i18next';
import type { TFunction } from 'i18next';
import { useSetting } from '@/components/app-stores';
import { useChoice } from '@/components/settings/use-choice';
import { TextRow } from '@/components/ui/text-row';
import { farPlayer, nearPlayer } from '@/state/game-setup';
import { LONGEST_NAME, type Settings } from '@/state/settings';
import type { TrainedPlayer } from '@/state/trained-player';
import { namesSummary } from './names-summary';
import { RivalRows } from './rival-rows';
import { computerText, shortComputerText } from './rival-words';

/** Who sits on the two sides, in a few words. */
export const playersSummary = (
  t: TFunction,
  settings: Settings,
  trained: readonly TrainedPlayer[],
): string => {
  const [near, far] = [nearPlayer(settings, trained), farPlayer(settings, trained)];
  if (far.kind === 'person') return namesSummary(t, settings);
  if (near.kind === 'person') return computerText(t, far);
  return t('library.against', {
    white: shortComputerText(t, near),
    black: shortComputerText(t, far),
  });
};

/** Names for people; for computers, whom they play as. */
export function PlayersSection() {
  const { t } = useTranslation();
  const opponent = useSetting('opponent');
  if (opponent === 'computer') {
    return (
      <>
        <RivalRows
          label={t('newGame.rival')}
          levelLabel={t('newGame.strength')}
          rivalSetting="rival"
          levelSetting="level"
        />
        <NameRow setting="name" label={t('newGame.yourName')} />
      </>
    );
  }
  if (opponent === 'person') {
    return (
      <>
        <NameRow setting="name" label={t('newGame.firstName')} />
        <NameRow setting="otherName" label={t('newGame.secondName')} />
      </>
    );
  }
  return (
    <>
      <RivalRows
        label={t('newGame.firstComputer')}
        levelLabel={t('newGame.strengthOf.first')}
        rivalSetting="otherRival"
        levelSetting="otherLevel"
      />
      <RivalRows
        label={t('newGame.secondComputer')}
        levelLabel={t('newGame.strengthOf.second')}
        rivalSetting="rival"
        levelSetting="level"
      />
    </>
  );
}

interface NameRowProps {
  readonly setting: 'name' | 'otherName';
  readonly label: string;
}

function NameRow({ setting, label }: NameRowProps) {
  const { t } = useTranslation();
  const [name, setName] = useChoice(setting);
  return (
    <TextRow
      label={label}
      value={name}
      placeholder={t('newGame.noName')}
      maxLength={LONGEST_NAME}
      onChange={setName}
    />
  );
}
