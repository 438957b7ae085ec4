import { useState } from 'react';
import { Pressable, StyleSheet, Text } from 'react-native';
import { useTranslation } from 'react-i18next';
import { isOver } from '@dama/engine';
import { Icon, type IconName } from '@/components/ui/icon';
import { Sheet } from '@/components/ui/sheet';
import { playerToMove } from '@/state/turn';
import { peopleCount } from '@/state/players';
import { radius, space, touchTarget, type } from '@/theme/metrics';
import { usePalette } from '@/theme/use-palette';
import { SECOND, timeText } from './clock-text';
import { useGame } from './game-store-context';
import { useClockReading } from './use-clock-reading';

interface GameMenuProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onNewGame: () => void;
  readonly onSettings: () => void;
  readonly onTree: () => void;
}

/** What is needed seldom: ending the game, another one, how the computer thinks, the settings. */
export function GameMenu({ isOpen, onClose, onNewGame, onSettings, onTree }: GameMenuProps) {
  const { t } = useTranslation();
  const [isResigning, setResigning] = useState(false);
  const { offerDraw, resign } = useGame((state) => state.verbs);
  const hasPerson = useGame((state) => peopleCount(state.setup.players) > 0);
  const canEnd = useGame((state) => hasPerson && !isOver(state.game));
  const canOffer = useGame((state) => playerToMove(state)?.kind === 'person');
  const close = () => {
    setResigning(false);
    onClose();
  };
  const closing = (verb: () => void) => () => {
    close();
    verb();
  };
  if (isResigning)
    return (
      <Sheet title={t('menu.confirmResign')} isOpen={isOpen} onClose={close}>
        <MenuRow icon="flag" label={t('menu.yesResign')} onPress={closing(resign)} />
        <MenuRow icon="next" label={t('menu.no')} onPress={close} />
      </Sheet>
    );
  return (
    <Sheet title={t('menu.title')} isOpen={isOpen} onClose={close}>
      {canOffer && (
        <MenuRow icon="handshake" label={t('menu.offerDraw')} onPress={closing(offerDraw)} />
      )}
      {canEnd && (
        <MenuRow icon="flag" label={t('menu.resign')} onPress={() => setResigning(true)} />
      )}
      <MenuRow icon="plus" label={t('game.new')} onPress={closing(onNewGame)} />
      <MenuRow icon="tree" label={t('think.tree')} onPress={closing(onTree)} />
      <MenuRow icon="gear" label={t('menu.settings')} onPress={closing(onSettings)} />
      {isOpen && <GameTime />}
    </Sheet>
  );
}

function GameTime() {
  const { t } = useTranslation();
  const { muted } = usePalette();
  const seconds = useClockReading(({ elapsed }) => Math.floor(elapsed / SECOND));
  return (
    <Text style={[type.secondary, styles.note, { color: muted }]}>
      {t('menu.gameTime', { time: timeText(seconds * SECOND) })}
    </Text>
  );
}

interface MenuRowProps {
  readonly icon: IconName;
  readonly label: string;
  readonly onPress: () => void;
}

function MenuRow({ icon, label, onPress }: MenuRowProps) {
  const { ink, line } = usePalette();
  return (
    <Pressable
      role="button"
      aria-label={label}
      onPress={onPress}
      style={({ pressed }) => [styles.row, { borderColor: line, opacity: pressed ? 0.6 : 1 }]}
    >
      <Icon name={icon} color={ink} />
      <Text style={[type.body, styles.label, { color: ink }]}>{label}</Text>
    </Pressable>
  );
}

const styles = StyleSheet.create({
  row: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: space(3),
    minHeight: touchTarget + 8,
    paddingHorizontal: space(4),
    borderRadius: radius.card,
    borderWidth: 1,
  },
  label: { flex: 1, fontWeight: '600' },
  note: { textAlign: 'center', paddingTop: space(2), fontVariant: ['tabular-nums'] },
});
