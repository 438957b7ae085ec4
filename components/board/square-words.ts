import { useTranslation } from 'react-i18next';
import type { BoardPiece } from './board-types';
import { kindOf } from './drag-field';

interface SquareFacts {
  readonly name: string;
  readonly piece: BoardPiece | undefined;
  readonly canMove: boolean;
  readonly selected: boolean;
}

/** What a square is called. The few words are looked up once, not for every square. */
export function useSquareWords(): (square: SquareFacts) => string {
  const { t } = useTranslation();
  const words = {
    'white-man': t('piece.white.man'),
    'white-king': t('piece.white.king'),
    'black-man': t('piece.black.man'),
    'black-king': t('piece.black.king'),
    none: t('piece.none'),
    canMove: t('square.canMove'),
    selected: t('square.selected'),
  };
  return ({ name, piece, canMove, selected }) =>
    [
      name,
      words[piece ? kindOf(piece) : 'none'],
      ...(canMove ? [words.canMove] : []),
      ...(selected ? [words.selected] : []),
    ].join(', ');
}
