import { useRef, useState } from 'react';
import { Platform } from 'react-native';
import type { Color } from '@dama/engine';
import type { BoardPiece, LegalMove, Route } from './board-types';
import type { Drop } from './scene';
import {
  choices,
  drop,
  NOTHING_HELD,
  standsOn,
  tap,
  type Habits,
  type Selection,
  type TapResult,
} from './selection';
import { useSteady } from './use-steady';

/** With what pieces are moved; keys and screen readers always work. */
export type Input = 'tap' | 'drag' | 'both';

interface SelectionFacts {
  readonly pieces: readonly BoardPiece[];
  readonly turn: Color | null;
  readonly moves: readonly LegalMove[];
  readonly input: Input;
  readonly habits: Habits;
  readonly onMove: (path: Route) => void;
  readonly onSelect: (() => void) | undefined;
  /** A path was asked for that is none of the moves. */
  readonly onRefuse: (path: Route, isDropped: boolean) => void;
}

interface Held {
  readonly moves: readonly LegalMove[];
  readonly selection: Selection;
  /** A whole move that was handed on and is not yet to be seen in the pieces. */
  readonly played: Route | null;
  /** The last piece that was let fall, which need not be shown coming there. */
  readonly dropped: Drop | null;
}

/** What is held, and what fingers, keys and screen readers do to it: one way for all of them. */
export function useSelection(facts: SelectionFacts) {
  const { pieces, turn, moves, input, habits } = facts;
  const nothing: Held = { moves, selection: NOTHING_HELD, played: null, dropped: null };
  const [state, setState] = useState(nothing);
  // Two events may come between two renderings, and the second builds on the first.
  const latest = useRef(state);
  // The square whose press has been answered already, when the finger came down or dragged.
  const answered = useRef<number | null>(null);
  // A selection belongs to the moves it was made among: another position lets go of it.
  const asOfNow = (held: Held): Held =>
    held.moves === moves ? held : { ...nothing, dropped: held.dropped };

  const isOwn = (square: number) =>
    turn !== null && pieces.some((piece) => piece.square === square && piece.color === turn);
  const change = (held: Held) => {
    latest.current = held;
    setState(held);
  };
  const isWaiting = () => asOfNow(latest.current).played !== null;
  const current = (): Selection => (isWaiting() ? NOTHING_HELD : asOfNow(latest.current).selection);
  const take = ({ selection, path }: TapResult, isDropped: boolean) => {
    const isLegal = path !== undefined && moves.some((move) => isSameRoute(move.path, path));
    const played = isLegal ? path : null;
    const at = played ? played[played.length - 1] : standsOn(selection);
    const hasFallen = isDropped && at !== undefined && (isLegal || path === undefined);
    change({ moves, selection, played, dropped: hasFallen ? { square: at } : null });
    if (path === undefined) {
      facts.onSelect?.();
      return;
    }
    if (!isLegal) facts.onRefuse(path, isDropped);
    facts.onMove(path);
  };
  const tapOn = (square: number) => {
    // A second tap on where a piece has just gone is no wish to take it back.
    if (isWaiting() && !isOwn(square)) return;
    take(tap(moves, isOwn, current(), square, habits), false);
  };
  const letGo = () => {
    if (current().route.length > 0 && !habits.touchMove) take({ selection: NOTHING_HELD }, false);
  };

  const press = (square: number) => {
    const isAnswered = answered.current === square;
    answered.current = null;
    if (!isAnswered) tapOn(square);
  };
  const down = (square: number) => {
    const held = current();
    const { ends, steps } = choices(moves, held);
    answered.current = input === 'drag' ? square : null;
    if (!isOwn(square) || standsOn(held) === square) return;
    if (ends.includes(square) || steps.includes(square)) return;
    answered.current = square;
    tapOn(square);
  };
  const lift = (square: number) => {
    answered.current = square;
  };
  const dropOn = (origin: number, square: number) => {
    const held = current();
    const holding = standsOn(held) === origin ? held : { route: [origin] };
    take(drop(moves, holding, square, habits), true);
  };
  const up = (hasDragged: boolean) => {
    // A browser sends the press after a drag too; elsewhere the drag has taken it away.
    if (hasDragged && Platform.OS !== 'web') answered.current = null;
    if (input === 'drag' && current().route.length === 1) letGo();
  };

  return {
    ...asOfNow(state),
    /** A button was pressed, by whatever means. */
    press: useSteady(press),
    /** A finger came down: pieces are picked up at once, everything else waits for the press. */
    down: useSteady(down),
    lift: useSteady(lift),
    drop: useSteady(dropOn),
    up: useSteady(up),
    letGo: useSteady(letGo),
  };
}

const isSameRoute = (a: Route, b: Route): boolean =>
  a.length === b.length && a.every((square, index) => square === b[index]);
