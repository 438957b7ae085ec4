import { StyleSheet, Text, View } from 'react-native';
import { useTranslation } from 'react-i18next';
import type { Color, Contestant, PieceCount } from '@dama/engine';
import { PieceArt } from '@/components/board/piece-art';
import { ContestantPicture } from '@/components/trainer/contestant-picture';
import { useSetting } from '@/components/app-stores';
import { radius, space, type } from '@/theme/metrics';
import { usePalette } from '@/theme/use-palette';
import { ClockFace } from './clock-face';

interface PlayerRowProps {
  readonly color: Color;
  readonly name: string;
  /** One that has a face of its own. */
  readonly contestant?: Contestant | null;
  readonly count: PieceCount;
  /** How many of the opponent's pieces this side has taken. */
  readonly taken: number;
  /** What the side to move is doing; null for the other side. */
  readonly doing: 'moves' | 'thinks' | null;
  /** Points of the games played one after the other; null before the first has ended. */
  readonly points: number | null;
  /** For a player who sits on the far side. */
  readonly isUpsideDown?: boolean;
}

export function PlayerRow(props: PlayerRowProps) {
  const { color, name, contestant, count, taken, doing, points, isUpsideDown } = props;
  const { t } = useTranslation();
  const palette = usePalette();
  const pieceSet = useSetting('pieceSet');
  const pieces = [
    ...(count.men > 0 || count.kings === 0 ? [t('count.men', { count: count.men })] : []),
    ...(count.kings > 0 ? [t('count.kings', { count: count.kings })] : []),
  ];
  return (
    <View style={[styles.row, isUpsideDown && styles.upsideDown]}>
      {contestant ? (
        <View>
          <ContestantPicture player={contestant} size={FACE} />
          <View style={styles.side}>
            <PieceArt color={color} king={false} size={FACE / 2} pieceSet={pieceSet} />
          </View>
        </View>
      ) : (
        <PieceArt color={color} king={false} size={FACE} pieceSet={pieceSet} />
      )}
      <View style={styles.words}>
        <View style={styles.line}>
          <Text numberOfLines={1} style={[type.title, styles.name, { color: palette.ink }]}>
            {name}
          </Text>
          {points !== null && (
            <Text style={[type.secondary, styles.points, { color: palette.muted }]}>
              {String(points).replace('.5', '½').replace(/^0½/, '½')}
            </Text>
          )}
        </View>
        <View style={styles.line}>
          <Text style={[type.secondary, { color: palette.muted }]}>{pieces.join(' · ')}</Text>
          {taken > 0 && <Taken color={color === 'white' ? 'black' : 'white'} count={taken} />}
        </View>
      </View>
      {doing && (
        <View style={[styles.chip, { backgroundColor: palette.accent }]}>
          <Text style={[type.secondary, styles.chipText, { color: palette.onAccent }]}>
            {t(doing === 'moves' ? 'game.toMove' : 'game.thinking')}
          </Text>
        </View>
      )}
      <ClockFace color={color} />
    </View>
  );
}

const FACE = 36;

/** More than this would leave the row. */
const MOST_DISCS = 6;
const DISC = 18;

function Taken({ color, count }: { readonly color: Color; readonly count: number }) {
  const { t } = useTranslation();
  const { muted } = usePalette();
  const pieceSet = useSetting('pieceSet');
  const discs = count > MOST_DISCS ? 1 : count;
  return (
    <View role="img" aria-label={t('count.taken', { count })} style={styles.taken}>
      {Array.from({ length: discs }, (_, index) => (
        <View key={index} style={index > 0 && styles.overlap}>
          <PieceArt color={color} king={false} size={DISC} pieceSet={pieceSet} />
        </View>
      ))}
      {count > MOST_DISCS && <Text style={[type.secondary, { color: muted }]}>{`×${count}`}</Text>}
    </View>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', alignItems: 'center', gap: space(3), minHeight: 48 },
  upsideDown: { transform: [{ rotate: '180deg' }] },
  side: { position: 'absolute', right: -6, bottom: -4 },
  words: { flex: 1 },
  name: { flexShrink: 1 },
  line: { flexDirection: 'row', alignItems: 'center', gap: space(2) },
  points: { fontVariant: ['tabular-nums'], fontWeight: '600' },
  taken: { flexDirection: 'row', alignItems: 'center' },
  overlap: { marginLeft: -DISC * 0.35 },
  chip: { borderRadius: radius.chip, paddingHorizontal: space(3), paddingVertical: space(2) },
  chipText: { fontWeight: '600' },
});
