import { StyleSheet, Text, View } from 'react-native';
import { useTranslation } from 'react-i18next';
import type { Color } from '@dama/engine';
import { pieceSets } from '@/theme/piece-sets';
import { radius, space } from '@/theme/metrics';
import { usePalette } from '@/theme/use-palette';
import { clockText, LOW_TIME, timeOnFace } from './clock-text';
import { useGame } from './game-store-context';
import { useClockReading } from './use-clock-reading';

/** The time a side has left; a side without limits has no clock. */
export function ClockFace({ color }: { readonly color: Color }) {
  const isTimed = useGame(({ clock: { controls, left } }) => {
    return controls[color].turn !== null || left[color] !== null;
  });
  return isTimed && <GoingFace color={color} />;
}

/** The side to move has its clock in its own colour. */
function GoingFace({ color }: { readonly color: Color }) {
  const { t } = useTranslation();
  const { surface, line, muted, accent, warning } = usePalette();
  const isMover = useGame((state) => state.clock.mover === color);
  const left = useClockReading(({ shown }) => shown[color] && timeOnFace(shown[color]));
  if (left === null) return null;
  const { face, light } = pieceSets.classic[color];
  const ink = pieceSets.classic[color === 'white' ? 'black' : 'white'].face;
  const isLow = left < LOW_TIME;
  const time = clockText(left);
  return (
    <View
      accessible
      role="timer"
      aria-label={t(`clock.left.${color}`, { time })}
      style={[
        styles.face,
        isMover
          ? { backgroundColor: color === 'white' ? light : face, borderColor: accent }
          : { backgroundColor: surface, borderColor: line },
        isMover && isLow && { borderColor: warning },
      ]}
    >
      <Text style={[styles.time, { color: isMover ? ink : muted }]}>{time}</Text>
    </View>
  );
}

const styles = StyleSheet.create({
  face: {
    minWidth: 76,
    paddingHorizontal: space(3),
    paddingVertical: space(1.5),
    borderRadius: radius.chip,
    borderWidth: 2,
    alignItems: 'center',
  },
  time: { fontSize: 20, fontWeight: '700', fontVariant: ['tabular-nums'] },
});
