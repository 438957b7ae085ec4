import { memo, useLayoutEffect } from 'react';
import { StyleSheet } from 'react-native';
import Animated, {
  useAnimatedStyle,
  useSharedValue,
  withDelay,
  withSequence,
  withTiming,
} from 'react-native-reanimated';
import type { PieceSetName } from '@/theme/piece-sets';
import type { Air } from './air';
import { FADE, GHOST_OPACITY, type MotionFactor } from './motion';
import { PieceArt } from './piece-art';
import type { Actor, Fading } from './scene';
import type { Shake } from './use-refusal';

interface PieceViewProps {
  readonly actor: Actor;
  readonly columns: number;
  readonly rows: number;
  readonly squareSize: number;
  readonly flipped: boolean;
  readonly pieceSet: PieceSetName;
  readonly factor: MotionFactor;
  readonly air: Air;
  readonly shake: Shake;
}

const OPACITY = { here: 1, ghost: GHOST_OPACITY, gone: 0 } as const;

/**
 * One piece that walks and fades: only the view around its static drawing changes. Of all pieces only the few that
 * have something to do are drawn anew.
 */
export const PieceView = memo(function PieceView(props: PieceViewProps) {
  const { actor, columns, rows, squareSize, flipped, pieceSet, factor, air, shake } = props;
  const { journey, fading, isFresh, square, crownedAfter } = actor;
  const last = journey.stops[journey.stops.length - 1];
  // Seen from White; the board may be turned while a piece walks.
  const column = useSharedValue(last?.column ?? 0);
  const row = useSharedValue(last?.row ?? 0);
  const opacity = useSharedValue(isFresh && factor > 0 ? 0 : OPACITY[fading.presence]);
  const crowned = useSharedValue(1);

  useLayoutEffect(() => {
    const { stops, leg } = journey;
    column.set(
      walk(
        stops.map((stop) => stop.column),
        leg,
      ),
    );
    row.set(
      walk(
        stops.map((stop) => stop.row),
        leg,
      ),
    );
  }, [journey, column, row]);

  useLayoutEffect(() => {
    opacity.set(fade(fading, FADE * factor));
  }, [fading, factor, opacity]);

  useLayoutEffect(() => {
    if (crownedAfter === undefined) return;
    crowned.set(0);
    crowned.set(withDelay(crownedAfter, withTiming(1, { duration: FADE * factor })));
  }, [crownedAfter, factor, crowned]);

  const body = useAnimatedStyle(() => {
    const isAway = air.isFlying.get();
    const aside = shake.square.get() === square ? shake.offset.get() : 0;
    const x = flipped ? columns - 1 - column.get() : column.get();
    const y = flipped ? rows - 1 - row.get() : row.get();
    const isLanding = isAway && air.landing.get() === square;
    const isLifted = isAway && air.origin.get() === square;
    const seen = isLifted ? Math.min(opacity.get(), GHOST_OPACITY) : opacity.get();
    return {
      opacity: isLanding ? 0 : seen,
      transform: [{ translateX: (x + aside) * squareSize }, { translateY: y * squareSize }],
    };
  });
  const man = useAnimatedStyle(() => ({ opacity: 1 - crowned.get() }));
  const king = useAnimatedStyle(() => ({ opacity: crowned.get() }));
  const art = { color: actor.color, size: squareSize, pieceSet };

  return (
    <Animated.View style={[styles.piece, journey.leg > 0 && styles.walking, body]}>
      {crownedAfter === undefined ? (
        <PieceArt {...art} king={actor.king} />
      ) : (
        <>
          <Animated.View style={[StyleSheet.absoluteFill, man]}>
            <PieceArt {...art} king={false} />
          </Animated.View>
          <Animated.View style={king}>
            <PieceArt {...art} king />
          </Animated.View>
        </>
      )}
    </Animated.View>
  );
});

/** From the first stop to the last; a journey that takes no time is over at once. */
const walk = (stops: readonly number[], leg: number): number => {
  const end = stops[stops.length - 1] ?? 0;
  if (leg === 0) return end;
  return withSequence(...stops.slice(1).map((stop) => withTiming(stop, { duration: leg })));
};

const fade = ({ presence, after, ghostAfter }: Fading, duration: number) => {
  const end = withTiming(OPACITY[presence], { duration });
  if (ghostAfter === undefined) return withDelay(after, end);
  const ghost = withDelay(ghostAfter, withTiming(GHOST_OPACITY, { duration }));
  return withSequence(ghost, withDelay(Math.max(0, after - ghostAfter - duration), end));
};

const styles = StyleSheet.create({
  piece: { position: 'absolute', left: 0, top: 0 },
  walking: { zIndex: 1 },
});
