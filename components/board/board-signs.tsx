import type { ReactElement } from 'react';
import { StyleSheet } from 'react-native';
import Svg, { G } from 'react-native-svg';
import type { BoardShape, BoardSquare } from './board-types';

/** Something drawn around the middle of a square that is 100 wide. */
export type Sign = readonly [square: number, drawing: ReactElement];

interface BoardSignsProps {
  readonly shape: BoardShape;
  readonly placeOf: ReadonlyMap<number, BoardSquare>;
  readonly squareSize: number;
  readonly signs: readonly Sign[];
}

/** Signs on squares, as one picture over the whole board. */
export function BoardSigns({ shape, placeOf, squareSize, signs }: BoardSignsProps) {
  return (
    <Svg
      style={StyleSheet.absoluteFill}
      width={shape.columns * squareSize}
      height={shape.rows * squareSize}
      viewBox={`0 0 ${shape.columns * 100} ${shape.rows * 100}`}
      aria-hidden
    >
      {signs.map(([square, drawing], index) => {
        const at = placeOf.get(square);
        return (
          at && (
            <G key={index} transform={`translate(${at.column * 100 + 50} ${at.row * 100 + 50})`}>
              {drawing}
            </G>
          )
        );
      })}
    </Svg>
  );
}
