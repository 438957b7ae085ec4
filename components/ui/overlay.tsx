import type { PropsWithChildren } from 'react';
import { Modal, StyleSheet } from 'react-native';
import Animated, { css, useReducedMotion } from 'react-native-reanimated';

interface OverlayProps extends PropsWithChildren {
  readonly isOpen: boolean;
  /** Leaves what lies under it in sight. */
  readonly isTransparent?: boolean;
  readonly onClose: () => void;
}

/**
 * Lies over the screen, with keys and focus in it from the first instant. In a browser a modal that moves
 * hears no key before it stands still, so the modal appears at once and what is in it moves.
 */
export function Overlay({ isOpen, isTransparent = false, onClose, children }: OverlayProps) {
  const isStill = useReducedMotion();
  return (
    <Modal
      transparent={isTransparent}
      visible={isOpen}
      animationType="none"
      onRequestClose={onClose}
    >
      <Animated.View style={[styles.fill, !isStill && motion.appearing]}>{children}</Animated.View>
    </Modal>
  );
}

const styles = StyleSheet.create({ fill: { flex: 1 } });

const motion = css.create({
  appearing: { animationName: { from: { opacity: 0 } }, animationDuration: 180 },
});
