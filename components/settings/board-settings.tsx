import { useTranslation } from 'react-i18next';
import { BoardPicture } from '@/components/board/board-picture';
import { PictureChoices } from '@/components/ui/picture-choices';
import { Section } from '@/components/ui/section';
import { StepperRow } from '@/components/ui/stepper-row';
import { COORDINATES, ORIENTATIONS, PANEL_SIDES, type Settings } from '@/state/settings';
import { BOARD_THEMES } from '@/theme/board-themes';
import { PIECE_SETS } from '@/theme/piece-sets';
import { SAMPLE_PIECES, SAMPLE_SHAPE } from './sample-board';
import { SettingChoice, SettingSwitch } from './setting-rows';
import { settingLabel, valueLabel } from './setting-words';
import { useChoice } from './use-choice';

/** In hundredths: as shares they would not add up exactly. */
const BOARD_SIZES = [50, 60, 70, 80, 90, 100] as const;

/** How boards and pieces look. */
export function BoardSettings() {
  const { t } = useTranslation();
  const [boardSize, setBoardSize] = useChoice('boardSize');
  return (
    <Section title={t('settings.board')}>
      <BoardThemeChoices />
      <PieceSetChoices />
      <SettingChoice name="coordinates" values={COORDINATES} />
      <SettingSwitch name="highlights" />
      <SettingSwitch name="showThinking" />
      <StepperRow
        label={t('settings.boardSize.label')}
        value={Math.round(boardSize * 100)}
        values={BOARD_SIZES}
        format={(percent) => t('settings.percent', { percent })}
        onChange={(percent) => setBoardSize(percent / 100)}
      />
      <SettingChoice name="orientation" values={ORIENTATIONS} />
      <SettingChoice name="panelSide" values={PANEL_SIDES} />
    </Section>
  );
}

function BoardThemeChoices() {
  const { t } = useTranslation();
  const [boardTheme, setBoardTheme] = useChoice('boardTheme');
  const [pieceSet] = useChoice('pieceSet');
  return (
    <PictureChoices
      label={settingLabel(t, 'boardTheme')}
      value={boardTheme}
      onChange={setBoardTheme}
      choices={BOARD_THEMES.map((value) => ({
        value,
        label: valueLabel(t, 'boardTheme', value),
        picture: <Sample boardTheme={value} pieceSet={pieceSet} />,
      }))}
    />
  );
}

function PieceSetChoices() {
  const { t } = useTranslation();
  const [pieceSet, setPieceSet] = useChoice('pieceSet');
  const [boardTheme] = useChoice('boardTheme');
  return (
    <PictureChoices
      label={settingLabel(t, 'pieceSet')}
      value={pieceSet}
      onChange={setPieceSet}
      choices={PIECE_SETS.map((value) => ({
        value,
        label: valueLabel(t, 'pieceSet', value),
        picture: <Sample boardTheme={boardTheme} pieceSet={value} />,
      }))}
    />
  );
}

type SampleProps = Pick<Settings, 'boardTheme' | 'pieceSet'>;

function Sample({ boardTheme, pieceSet }: SampleProps) {
  return (
    <BoardPicture
      shape={SAMPLE_SHAPE}
      pieces={SAMPLE_PIECES}
      size={60}
      boardTheme={boardTheme}
      pieceSet={pieceSet}
    />
  );
}
