import { useState } from 'react';
import { StyleSheet, Text, View } from 'react-native';
import { useTranslation } from 'react-i18next';
import { useTrainer } from '@/components/app-stores';
import { IconButton } from '@/components/ui/icon-button';
import { Touchable } from '@/components/ui/touchable';
import type { TrainedPlayer } from '@/state/trained-player';
import { space, type } from '@/theme/metrics';
import { usePalette } from '@/theme/use-palette';
import { CharacterPicture } from './character-picture';

interface PlayerRowProps {
  readonly player: TrainedPlayer;
  readonly onPlay: () => void;
  readonly onRemove: () => void;
}

/** A player that was trained: what can be done with it stands below its name. */
export function PlayerRow({ player, onPlay, onRemove }: PlayerRowProps) {
  const { t } = useTranslation();
  const { ink, muted, accent } = usePalette();
  const { sharePlayer } = useTrainer((state) => state.verbs);
  const [told, setTold] = useState<'copied' | 'notShared' | null>(null);
  const { name, learner } = player;

  const share = async () => {
    const shared = await sharePlayer(player.id);
    setTold(shared === 'handed' ? null : shared === 'copied' ? 'copied' : 'notShared');
  };

  return (
    <View style={styles.row}>
      <CharacterPicture character="trained" size={44} />
      <View style={styles.words}>
        <Text style={[type.title, { color: ink }]}>{name}</Text>
        <Text style={[type.secondary, { color: muted }]}>
          {t('trainer.learntFrom', { count: learner.games })}
        </Text>
        <View style={styles.actions}>
          <Touchable label={t('trainer.play', { name })} onPress={onPlay} style={styles.pressed}>
            <Text style={[type.body, styles.action, { color: accent }]}>{t('trainer.playIt')}</Text>
          </Touchable>
          <Touchable
            label={t('trainer.shareOf', { name })}
            onPress={() => void share()}
            style={styles.pressed}
          >
            <Text style={[type.body, styles.action, { color: accent }]}>{t('trainer.share')}</Text>
          </Touchable>
        </View>
        {told && (
          <Text role="status" style={[type.secondary, { color: muted }]}>
            {t(`trainer.${told}`)}
          </Text>
        )}
      </View>
      <IconButton
        icon="bin"
        label={t('trainer.remove', { what: name })}
        color={muted}
        onPress={onRemove}
      />
    </View>
  );
}

const styles = StyleSheet.create({
  row: {
    flexDirection: 'row',
    alignItems: 'flex-start',
    gap: space(3),
    padding: space(4),
    paddingRight: space(1),
    paddingBottom: space(2),
  },
  words: { flex: 1 },
  actions: { flexDirection: 'row', flexWrap: 'wrap', columnGap: space(5) },
  pressed: { justifyContent: 'center' },
  action: { fontWeight: '600' },
});
