import { StyleSheet, Text } from 'react-native';
import { useTranslation } from 'react-i18next';
import { makeMove, opposite, positionOf, stateAt } from '@dama/engine';
import { useGameSoon } from './game-store-context';

/** Says each move to a screen reader: who, where, what was taken, and a crowning. */
export function MoveAnnouncer() {
  const { t } = useTranslation();
  const game = useGameSoon((state) => state.game);
  const move = game.plies[game.cursor - 1]?.move;
  if (move === undefined) return null;
  const text = makeMove(game.rules, stateAt(game, game.cursor - 1).position, move);
  const sentence = [
    t(`said.move.${opposite(positionOf(game).turn)}`, { move: text }),
    ...(move.captured.length > 0 ? [t('said.takes', { count: move.captured.length })] : []),
    ...(move.promotes ? [t('said.crowned')] : []),
  ].join(', ');
  return (
    <Text aria-live="polite" style={styles.hidden}>
      {sentence}
    </Text>
  );
}

/** Out of sight, and still there for a screen reader. */
const styles = StyleSheet.create({
  hidden: { position: 'absolute', width: 1, height: 1, overflow: 'hidden', opacity: 0.01 },
});
