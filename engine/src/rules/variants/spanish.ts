import { kingMoves, THIRD_REPETITION } from '../common-draws';
import { DIAGONALLY_FORWARD, DIAGONALS } from '../directions';
import type { Rules } from '../rules';

/** The words in quotes are headings of the document "Rules of Checkers". */
export const spanish: Rules = {
  id: 'spanish',
  name: 'Spanish draughts',
  board: {
    columns: 8, // "Aim of the game"
    rows: 8, // "Aim of the game"
    squares: 'diagonal',
    corner: 'right', // custom: the long diagonal begins at the right hand
    menRows: 3, // "Aim of the game": twelve men
    emptyRows: 0,
  },
  first: 'white', // "How to play checkers"
  man: {
    moves: DIAGONALLY_FORWARD, // "How to play checkers"
    captures: DIAGONALLY_FORWARD, // "Capture the opponent's pieces"
    takesKings: true, // "Capture the opponent's pieces"
  },
  king: {
    moves: DIAGONALS, // "How to play checkers"
    captures: DIAGONALS, // "Capture the opponent's pieces"
    range: 'flying', // "How to play checkers": the longer of its two table options
    landing: 'any',
    turnsBack: true,
    runLimit: null,
  },
  capture: {
    mandatory: true, // "Capture the opponent's pieces"
    multiple: true, // "Capture the opponent's pieces"
    priority: ['most', 'most-kings'], // the laws of quantity and of quality
    removal: 'after',
  },
  crowning: 'stop',
  goal: 'last-mover', // "End of game"
  draws: [THIRD_REPETITION, kingMoves(20)],
  notation: { squares: 'numeric', firstSquare: 'bottom-right', captureSign: 'x', pdnType: 24 },
  source: { kind: 'document', note: 'Rules of Checkers, with kings that fly' },
};
