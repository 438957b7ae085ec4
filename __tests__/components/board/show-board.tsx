import { legalRoutesOf, makeSquare, play, positionOf, type Game } from '@dama/engine';
import { act, render, screen, userEvent } from '@testing-library/react-native';
import { useState, type ComponentProps } from 'react';
import { DeviceEventEmitter } from 'react-native';
import { PointerType, State } from 'react-native-gesture-handler';
import { getByGestureTestId } from 'react-native-gesture-handler/jest-utils';
import { I18nextProvider } from 'react-i18next';
import { Board } from '@/components/board/board';
import { DRAG_TEST_ID } from '@/components/board/use-drag';
import { piecesOf, shapeOf } from '@/components/game/board-view';
import { createI18n } from '@/i18n/i18n';

type Wishes = Partial<ComponentProps<typeof Board>>;

const SQUARE = 40;

/** A board on which the engine plays whatever it is asked for. */
export function showBoard(game: Game, wishes: Wishes = {}) {
  const asked: string[] = [];
  const nameOf = (square: number) => makeSquare(game.rules, square);
  const shape = shapeOf(game.rules);

  function Table() {
    const [shown, setShown] = useState({ game, moves: legalRoutesOf(game) });
    const position = positionOf(shown.game);
    return (
      <I18nextProvider i18n={createI18n('en')}>
        <Board
          shape={shape}
          pieces={piecesOf(position, shape)}
          turn={position.turn}
          moves={shown.moves}
          lastMove={shown.game.plies[shown.game.cursor - 1]?.move.path ?? null}
          squareSize={SQUARE}
          onMove={(path) => {
            asked.push(path.map(nameOf).join(' '));
            const result = play(shown.game, { path });
            if (result.ok) setShown({ game: result.value, moves: legalRoutesOf(result.value) });
          }}
          {...wishes}
        />
      </I18nextProvider>
    );
  }
  render(<Table />);

  /** The middle of a square, or a point beside it in squares. */
  const pointAt = (name: string, right = 0, down = 0) => {
    const at = shape.squares.find((found) => found.name === name);
    if (!at) throw new Error(`There is no square ${name}.`);
    return { x: (at.column + 0.5 + right) * SQUARE, y: (at.row + 0.5 + down) * SQUARE };
  };
  type Point = ReturnType<typeof pointAt>;
  const gesture = (events: readonly TouchEvent[]) => act(async () => sendToDrag(events));

  const user = userEvent.setup();
  return {
    asked,
    pointAt,
    press: async (...names: string[]) => {
      for (const name of names) await user.press(square(name));
    },
    /** A finger goes down, moves and is lifted. */
    drag: (from: Point, ...way: [Point, ...Point[]]) =>
      gesture([
        { state: State.BEGAN, ...from },
        ...way.map((point) => ({ state: State.ACTIVE, ...point })),
        { state: State.END, ...(way[way.length - 1] ?? from) },
      ]),
    /** A drag that somebody takes away: a second finger, or the system. */
    interruptedDrag: (from: Point, to: Point) =>
      gesture([
        { state: State.BEGAN, ...from },
        { state: State.ACTIVE, ...to },
        { state: State.CANCELLED, ...to },
      ]),
    /** A finger goes down and comes up where it was; the system sends the press after it. */
    touch: async (name: string) => {
      await gesture([
        { state: State.BEGAN, ...pointAt(name) },
        { state: State.FAILED, ...pointAt(name) },
      ]);
      await user.press(square(name));
    },
    /** What a browser sends for the Enter key, wherever the focus is: a gesture at some point. */
    keyGesture: (name: string) =>
      gesture([
        { state: State.BEGAN, ...pointAt(name), pointerType: PointerType.KEY },
        { state: State.FAILED, ...pointAt(name), pointerType: PointerType.KEY },
      ]),
    /** A finger is on a square and stays there. */
    down: (name: string) => gesture([{ state: State.BEGAN, ...pointAt(name) }]),
  };
}

interface TouchEvent {
  readonly state: State;
  readonly x: number;
  readonly y: number;
  readonly pointerType?: PointerType;
}

/** As the system sends them; the library's own helper lets every gesture come to a good end. */
const sendToDrag = (events: readonly TouchEvent[]): void => {
  const { handlerTag } = getByGestureTestId(DRAG_TEST_ID);
  let oldState: State = State.UNDETERMINED;
  for (const event of events) {
    const isChange = event.state !== oldState;
    DeviceEventEmitter.emit(
      isChange ? 'onGestureHandlerStateChange' : 'onGestureHandlerEvent',
      isChange ? { ...event, handlerTag, oldState } : { ...event, handlerTag },
    );
    oldState = event.state;
  }
};

export const square = (name: string) =>
  screen.getByRole('button', { name: new RegExp(`^${name}, `) });
