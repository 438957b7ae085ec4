import { kingMoves, THIRD_REPETITION } from '../common-draws';
import type { Rules } from '../rules';
import { english } from './english';

/** The simplified game of the university project; the words in quotes are the document's headings. */
export const school: Rules = {
  ...english,
  id: 'school',
  name: 'School draughts',
  first: 'white', // "Movimentos"
  // "Movimentos": short king; "Captura": men forward only, any choice. All as in English draughts.
  crowning: 'pass', // "Movimentos": crowned only where it stays
  draws: [
    THIRD_REPETITION, // the document is silent; the app's habit for every game of its family
    kingMoves(20), // "Empate"
  ],
  notation: { ...english.notation, pdnType: null },
  source: { kind: 'document', note: 'Jogo de damas, regras e definições para o projeto minimax' },
};
