import { useEffect, useEffectEvent } from 'react';
import { Pressable, StyleSheet, View } from 'react-native';
import { useTranslation } from 'react-i18next';
import Animated, {
  Easing,
  useAnimatedStyle,
  useSharedValue,
  withDelay,
  withTiming,
} from 'react-native-reanimated';
import { COLORS, type Color } from '@dama/engine';
import { useTrainer } from '@/components/app-stores';
import { PieceArt } from '@/components/board/piece-art';
import type { Settings } from '@/state/settings';
import { space, type } from '@/theme/metrics';
import { usePalette } from '@/theme/use-palette';
import { seatSentence } from './seat-words';

interface LotCeremonyProps {
  readonly drawn: Settings & { readonly seat: Color };
  readonly onDone: () => void;
}

/** Milliseconds at the usual speed: short enough to be seen a hundred times. */
const TURNING = 1100;
const SHOWN = 800;

const SIZE = 120;
const HEIGHT = 90;

/** It is thrown with White up, and comes down with White up after an even number of half turns. */
const HALF_TURNS = { white: 6, black: 7 } as const;

/** A piece is thrown like a coin, white on one side and black on the other. A tap goes on at once. */
export function LotCeremony({ drawn, onDone }: LotCeremonyProps) {
  const { t } = useTranslation();
  const { background, ink } = usePalette();
  const trained = useTrainer((state) => state.players);
  const flight = useSharedValue(0);
  const words = useSharedValue(0);
  const finish = useEffectEvent(onDone);

  useEffect(() => {
    const turning = TURNING * drawn.speed;
    flight.set(withTiming(1, { duration: turning, easing: Easing.out(Easing.quad) }));
    words.set(withDelay(turning, withTiming(1, { duration: 150 })));
    const end = setTimeout(() => finish(), turning + SHOWN);
    return () => clearTimeout(end);
  }, [drawn.speed, flight, words]);

  const halfTurns = HALF_TURNS[drawn.seat];
  const thrown = useAnimatedStyle(() => ({
    transform: [
      { translateY: -HEIGHT * Math.sin(Math.PI * flight.get()) },
      { scaleY: Math.abs(Math.cos(Math.PI * halfTurns * flight.get())) },
    ],
  }));
  const whiteUp = useAnimatedStyle(() => ({
    opacity: Math.cos(Math.PI * halfTurns * flight.get()) >= 0 ? 1 : 0,
  }));
  const blackUp = useAnimatedStyle(() => ({
    opacity: Math.cos(Math.PI * halfTurns * flight.get()) >= 0 ? 0 : 1,
  }));
  const shown = useAnimatedStyle(() => ({ opacity: words.get() }));
  const faces = { white: whiteUp, black: blackUp };

  return (
    <View style={[styles.ground, { backgroundColor: background }]}>
      <Pressable
        role="button"
        aria-label={t('newGame.skip')}
        onPress={onDone}
        style={StyleSheet.absoluteFill}
      />
      <Animated.View style={[styles.piece, thrown]}>
        {COLORS.map((color) => (
          <Animated.View key={color} style={[styles.face, faces[color]]}>
            <PieceArt color={color} king={false} size={SIZE} pieceSet={drawn.pieceSet} />
          </Animated.View>
        ))}
      </Animated.View>
      <View style={styles.words}>
        <Animated.Text
          role="status"
          aria-live="polite"
          style={[type.title, styles.text, shown, { color: ink }]}
        >
          {seatSentence(t, drawn, trained)}
        </Animated.Text>
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  ground: {
    ...StyleSheet.absoluteFill,
    alignItems: 'center',
    justifyContent: 'center',
    gap: space(6),
  },
  piece: { width: SIZE, height: SIZE, pointerEvents: 'none' },
  face: { position: 'absolute' },
  words: { pointerEvents: 'none', minHeight: 60, paddingHorizontal: space(6) },
  text: { textAlign: 'center' },
});
