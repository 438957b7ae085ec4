import { StyleSheet } from 'react-native';
import Animated, { useAnimatedStyle } from 'react-native-reanimated';
import type { PieceSetName } from '@/theme/piece-sets';
import type { Air } from './air';
import { PIECE_KINDS, type PieceKind } from './drag-field';
import { FarShadow } from './far-shadow';
import { PieceArt } from './piece-art';

interface LiftedPieceProps {
  readonly air: Air;
  readonly squareSize: number;
  /** How much larger a piece in the air is. */
  readonly scale: number;
  readonly pieceSet: PieceSetName;
}

/** Whatever may be lifted is drawn beforehand, so that lifting it asks nothing of React. */
export function LiftedPiece(props: LiftedPieceProps) {
  return (
    <>
      <FarShadow {...props} />
      {PIECE_KINDS.map((kind) => (
        <LiftedKind key={kind} kind={kind} {...props} />
      ))}
    </>
  );
}

interface LiftedKindProps extends LiftedPieceProps {
  readonly kind: PieceKind;
}

/** Drawn at the size it has in the air, so that it is sharp there. */
function LiftedKind({ kind, air, squareSize, scale, pieceSet }: LiftedKindProps) {
  const size = squareSize * scale;
  const style = useAnimatedStyle(() => {
    const height = air.height.get();
    const x = air.restX.get() + (air.handX.get() - air.restX.get()) * height;
    const y = air.restY.get() + (air.handY.get() - air.restY.get()) * height;
    return {
      opacity: air.isFlying.get() && air.kind.get() === kind ? 1 : 0,
      transform: [
        { translateX: x - size / 2 },
        { translateY: y - size / 2 },
        { scale: (1 + (scale - 1) * height) / scale },
      ],
    };
  });
  return (
    <Animated.View style={[styles.lifted, style]}>
      <PieceArt
        color={kind.startsWith('white') ? 'white' : 'black'}
        king={kind.endsWith('king')}
        size={size}
        pieceSet={pieceSet}
      />
    </Animated.View>
  );
}

const styles = StyleSheet.create({
  lifted: { position: 'absolute', left: 0, top: 0, pointerEvents: 'none' },
});
