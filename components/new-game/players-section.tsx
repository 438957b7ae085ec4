import { useTranslation } from 'react-i18next';
import type { TFunction } from 'i18next';
import { useSetting } from '@/components/app-stores';
import { useChoice } from '@/components/settings/use-choice';
import { TextRow } from '@/components/ui/text-row';
import { levelName } from '@/i18n/words';
import { LONGEST_NAME, type Settings } from '@/state/settings';
import { LevelRow } from './level-row';
import { namesSummary } from './names-summary';

const levelText = (t: TFunction, level: number): string =>
  t('newGame.levelOf', { level, name: levelName(t, level) });

/** Who sits on the two sides, in a few words. */
export const playersSummary = (t: TFunction, settings: Settings): string => {
  const { opponent, level, otherLevel } = settings;
  if (opponent === 'person') return namesSummary(t, settings);
  if (opponent === 'computer') return levelText(t, level);
  return t('library.against', {
    white: t('newGame.level', { level: otherLevel }),
    black: t('newGame.level', { level }),
  });
};

/** Names for people, levels for computers. */
export function PlayersSection() {
  const { t } = useTranslation();
  const opponent = useSetting('opponent');
  const [level, setLevel] = useChoice('level');
  const [otherLevel, setOtherLevel] = useChoice('otherLevel');
  if (opponent === 'computer') {
    return (
      <>
        <LevelRow label={t('newGame.strength')} level={level} onChange={setLevel} />
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
      <LevelRow label={t('newGame.firstComputer')} level={otherLevel} onChange={setOtherLevel} />
      <LevelRow label={t('newGame.secondComputer')} level={level} onChange={setLevel} />
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
