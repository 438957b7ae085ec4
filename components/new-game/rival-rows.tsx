import { useTranslation } from 'react-i18next';
import { variant } from '@dama/engine';
import { useSetting, useTrainer } from '@/components/app-stores';
import { useChoice } from '@/components/settings/use-choice';
import { CHARACTER_ENTRANTS, entrantsOf } from '@/components/trainer/entrants';
import { ChoiceRow } from '@/components/ui/choice-row';
import { BY_LEVEL, RIVAL_KINDS, trainedFor, type Rival } from '@/state/rival';
import type { Entrant } from '@/state/trainer-setup';
import { LevelRow } from './level-row';
import { RivalCard } from './rival-card';
import { RivalGallery } from './rival-gallery';

interface RivalRowsProps {
  readonly label: string;
  readonly levelLabel: string;
  readonly rivalSetting: 'rival' | 'otherRival';
  readonly levelSetting: 'level' | 'otherLevel';
}

/** Whom the computer plays as on one side. */
export function RivalRows({ label, levelLabel, rivalSetting, levelSetting }: RivalRowsProps) {
  const { t } = useTranslation();
  const [rival, choose] = useChoice(rivalSetting);
  const [level, setLevel] = useChoice(levelSetting);
  const rivals = useRivals();
  const offered = rivals[rival.kind];
  // Somebody who is gone, or cannot play this game, is not there: the level stands in.
  const kind = offered.some((entrant) => isSame(rivalOf(entrant), rival)) ? rival.kind : 'level';
  return (
    <>
      <ChoiceRow
        label={label}
        value={kind}
        choices={RIVAL_KINDS.filter((one) => one === 'level' || rivals[one].length > 0).map(
          (value) => ({ value, label: t(`newGame.rivals.${value}`) }),
        )}
        onChange={(chosen) => choose(rivalOf(rivals[chosen][0]))}
      />
      {kind === 'level' ? (
        <LevelRow label={levelLabel} level={level} onChange={setLevel} />
      ) : (
        <RivalGallery label={`${label}: ${t(`newGame.rivals.${kind}`)}`}>
          {offered.map((entrant) => {
            const one = rivalOf(entrant);
            return (
              <RivalCard
                key={idOf(one)}
                entrant={entrant}
                isChosen={isSame(one, rival)}
                onChoose={() => choose(one)}
              />
            );
          })}
        </RivalGallery>
      )}
    </>
  );
}

type Rivals = Readonly<Record<Rival['kind'], readonly Entrant[]>>;

/** Everybody there is for the game that is chosen. */
function useRivals(): Rivals {
  const rules = variant(useSetting('variant'));
  const players = useTrainer((state) => state.players);
  return {
    level: [],
    character: CHARACTER_ENTRANTS,
    trained: rules ? entrantsOf(trainedFor(players, rules)) : [],
  };
}

const rivalOf = (entrant: Entrant | undefined): Rival => {
  if (entrant?.kind === 'character') return { kind: 'character', id: entrant.id };
  return entrant?.kind === 'player' ? { kind: 'trained', id: entrant.player.id } : BY_LEVEL;
};

const idOf = (rival: Rival): string => (rival.kind === 'level' ? '' : rival.id);

const isSame = (one: Rival, other: Rival): boolean => idOf(one) === idOf(other);
