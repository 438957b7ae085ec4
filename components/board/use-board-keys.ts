import { useRef, useState } from 'react';
import { Platform, type View } from 'react-native';
import { isArrowKey, neighbour } from './arrow-keys';
import type { BoardSquare } from './board-types';

interface KeyPress {
  readonly key: string;
  readonly preventDefault: () => void;
}

/**
 * The board is one stop of the Tab key; inside, the arrow keys lead from square to square. Enter and
 * the space bar press the square, as they press any button.
 */
export function useBoardKeys(
  squares: readonly BoardSquare[],
  firstStop: number | undefined,
  onEscape: () => void,
) {
  const buttons = useRef(new Map<number, View>());
  const [focus, setFocus] = useState<{ square: number; isVisible: boolean } | null>(null);
  const isOnBoard = squares.some(({ square }) => square === focus?.square);
  const stop = isOnBoard ? focus?.square : firstStop;

  const onKeyDown = (press: KeyPress) => {
    const { key } = press;
    if (key === 'Escape') onEscape();
    const from = squares.find(({ square }) => square === stop);
    if (!from || !isArrowKey(key)) return;
    press.preventDefault();
    const next = neighbour(squares, from, key);
    if (next) buttons.current.get(next.square)?.focus();
  };

  const onFocus = (square: number, isVisible: boolean) => setFocus({ square, isVisible });
  const onBlur = () => setFocus((old) => old && { ...old, isVisible: false });
  const keep = (square: number, button: View | null) => {
    if (button) buttons.current.set(square, button);
    else buttons.current.delete(square);
  };

  return {
    /** For the view around the squares. */
    board: Platform.OS === 'web' ? { onKeyDown } : {},
    isStop: (square: number) => square === stop,
    isFocused: (square: number) => square === focus?.square && focus.isVisible,
    onFocus,
    onBlur,
    keep,
  };
}
