import { Pressable, StyleSheet, Text, View } from 'react-native';
import { useTranslation } from 'react-i18next';
import type { TFunction } from 'i18next';
import { Icon } from '@/components/ui/icon';
import { variantName } from '@/i18n/words';
import type { KeptGame } from '@/state/kept-game';
import type { Computer } from '@/state/players';
import { space, touchTarget, type } from '@/theme/metrics';
import { usePalette } from '@/theme/use-palette';
import { useGame } from './game-store-context';
import { computerName } from './player-name';

interface GameHeaderProps {
  readonly onBack: () => void;
  readonly onMenu: () => void;
}

export function GameHeader({ onBack, onMenu }: GameHeaderProps) {
  const { t } = useTranslation();
  const { ink, muted } = usePalette();
  const game = useGame((state) => state.game);
  const setup = useGame((state) => state.setup);
  return (
    <View style={styles.header}>
      <Pressable role="button" aria-label={t('game.back')} onPress={onBack} style={styles.button}>
        <Icon name="back" color={ink} />
      </Pressable>
      <View style={styles.words}>
        <Text role="heading" numberOfLines={1} style={[type.title, { color: ink }]}>
          {variantName(t, game.rules)}
        </Text>
        <Text numberOfLines={1} style={[type.secondary, { color: muted }]}>
          {`${whoPlays(t, setup)} · ${whichMove(t, { game, setup })}`}
        </Text>
      </View>
      <Pressable role="button" aria-label={t('game.menu')} onPress={onMenu} style={styles.button}>
        <Icon name="more" color={ink} />
      </Pressable>
    </View>
  );
}

const whoPlays = (t: TFunction, { players }: KeptGame['setup']): string => {
  const [white, black] = [players.white, players.black];
  if (white.kind === 'computer' && black.kind === 'computer')
    return isLevel(white) && isLevel(black)
      ? t('game.watching', { white: white.level, black: black.level })
      : t('game.twoComputers');
  const one = [white, black].find((player) => player.kind === 'computer');
  if (one?.kind !== 'computer') return t('game.twoPlayers');
  const name = computerName(t, one);
  return isLevel(one)
    ? t('game.computer', { level: one.level, name })
    : t('game.opponent', { name });
};

const isLevel = ({ persona }: Computer): boolean => persona === undefined;

const whichMove = (t: TFunction, { game, setup }: Pick<KeptGame, 'game' | 'setup'>): string =>
  setup.moveLimit === null
    ? t('game.move', { move: Math.floor(game.cursor / 2) + 1 })
    : t('game.moveOf', { move: game.cursor, limit: setup.moveLimit });

const styles = StyleSheet.create({
  header: { flexDirection: 'row', alignItems: 'center', minHeight: touchTarget },
  words: { flex: 1, alignItems: 'center', paddingHorizontal: space(1) },
  button: {
    width: touchTarget,
    height: touchTarget,
    alignItems: 'center',
    justifyContent: 'center',
  },
});
