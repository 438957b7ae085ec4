import { StyleSheet, Text, View } from 'react-native';
import { IconButton } from '@/components/ui/icon-button';
import { Touchable } from '@/components/ui/touchable';
import { radius, space, type } from '@/theme/metrics';
import { usePalette } from '@/theme/use-palette';

interface PlayCardProps {
  readonly title: string;
  /** What will be played. */
  readonly about: string;
  readonly isMain?: boolean;
  readonly onPlay: () => void;
  readonly changeLabel: string;
  readonly onChange: () => void;
}

/** Starts a game with one tap; the tool beside it changes what that will be. */
export function PlayCard(props: PlayCardProps) {
  const { title, about, isMain = false, onPlay, changeLabel, onChange } = props;
  const { accent, onAccent, surface, line, ink, muted } = usePalette();
  const [ground, edge, text, quiet] = isMain
    ? [accent, accent, onAccent, onAccent]
    : [surface, line, ink, muted];
  return (
    <View style={[styles.card, { backgroundColor: ground, borderColor: edge }]}>
      <Touchable label={`${title}, ${about}`} onPress={onPlay} style={styles.play}>
        <Text style={[type.title, { color: text }]}>{title}</Text>
        <Text style={[type.secondary, isMain && styles.onMain, { color: quiet }]}>{about}</Text>
      </Touchable>
      <View style={[styles.line, { backgroundColor: isMain ? onAccent : line }]} />
      <View style={styles.change}>
        <IconButton icon="sliders" label={changeLabel} color={text} onPress={onChange} />
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  card: {
    flexDirection: 'row',
    alignItems: 'center',
    borderRadius: radius.card,
    borderWidth: 1,
  },
  play: { flex: 1, gap: space(1), paddingVertical: space(4), paddingHorizontal: 18 },
  onMain: { opacity: 0.88 },
  line: { width: 1, alignSelf: 'stretch', marginVertical: space(4), opacity: 0.3 },
  change: { paddingHorizontal: space(2) },
});
