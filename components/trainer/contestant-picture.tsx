import type { Contestant } from '@dama/engine';
import { StyleSheet, Text, View } from 'react-native';
import type { Entrant } from '@/state/trainer-setup';
import { usePalette } from '@/theme/use-palette';
import { CharacterPicture } from './character-picture';

interface ContestantPictureProps {
  readonly player: Contestant | Entrant;
  readonly size: number;
}

/** A character's face, the cap of one that was trained, or the number of a level. */
export function ContestantPicture({ player, size }: ContestantPictureProps) {
  if (player.kind === 'character') return <CharacterPicture character={player.id} size={size} />;
  if (player.kind === 'level') return <LevelDisc level={player.level} size={size} />;
  return <CharacterPicture character="trained" size={size} />;
}

function LevelDisc({ level, size }: { readonly level: number; readonly size: number }) {
  const { background, line, ink } = usePalette();
  return (
    <View
      aria-hidden
      style={[
        styles.disc,
        {
          width: size,
          height: size,
          borderRadius: size / 2,
          backgroundColor: background,
          borderColor: line,
        },
      ]}
    >
      <Text style={[styles.number, { fontSize: size * 0.42, color: ink }]}>{level}</Text>
    </View>
  );
}

const styles = StyleSheet.create({
  disc: { alignItems: 'center', justifyContent: 'center', borderWidth: 2 },
  number: { fontWeight: '600', fontVariant: ['tabular-nums'] },
});
