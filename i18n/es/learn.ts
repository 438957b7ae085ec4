import type { LearnSentences } from '../en/learn';

export const learn: LearnSentences = {
  learn: {
    title: 'Cómo piensa',
    card: 'Aprender',
    cardAbout: 'míralo pensar',
    intro:
      'El ordenador busca su jugada en un árbol: cada jugada, cada respuesta y así sucesivamente. Aquí ves crecer ese árbol, cuánto vale cada rama y qué ramas no hace falta examinar.',
    fromStart: 'Desde el inicio de un juego',
    fromGame: 'Desde una partida sin terminar',
    seeTree: 'Ver el árbol',
    decimal: ',',
    growing: 'El árbol está creciendo.',
    over: 'Aquí la partida ya terminó y no queda nada que pensar. Mira una jugada anterior.',
    gone: 'Esta partida ya no está guardada.',
    explain: 'La idea',
    minimax:
      'Minimax juega cada jugada, cada respuesta y así hasta una profundidad fija. Evalúa las posiciones del final y devuelve los valores hacia arriba: quien juega en la cima toma el mayor (max), el rival le deja el menor (min).',
    alphaBeta:
      'Alfa-beta llega al mismo valor con menos trabajo. En cuanto una respuesta muestra que una jugada no es mejor que otra ya conocida, las demás respuestas se cortan: nunca se examinan.',
    scores: {
      white: 'Los valores están en peones, desde el punto de vista de las blancas.',
      black: 'Los valores están en peones, desde el punto de vista de las negras.',
    },
    cutScores:
      'Lo cortado conserva el valor del minimax simple, para que se vea que no cambia nada en la cima.',
    tree: 'El árbol',
    depth: 'Profundidad',
    depthAbout: 'jugadas por delante, contando las de ambos lados',
    tooLarge:
      'A profundidad {{asked}} serían demasiadas posiciones aquí. Esta es la profundidad {{depth}}.',
    counts: 'Posiciones examinadas',
    plain: 'Minimax simple',
    cutting: 'Alfa-beta',
    positions: '{{name}}: {{nodes}} posiciones',
    saved: 'Alfa-beta ahorra el {{percent}} % del trabajo.',
    grow: 'Crecer',
    stop: 'Parar',
    step: 'Paso',
    whole: 'Árbol entero',
    visited: '{{done}} de {{nodes}} examinadas',
    start: 'Ahora',
    max: 'max',
    min: 'min',
    turn: {
      white: '{{role}} · juegan las blancas',
      black: '{{role}} · juegan las negras',
    },
    leaf: 'evaluada tal como está',
    gameOver: 'la partida terminó',
    best: 'mejor',
    cut: 'cortada',
    unknown: 'aún no se sabe',
    won: 'ganada',
    lost: 'perdida',
    open: 'Mostrar las jugadas después de {{move}}',
    close: 'Ocultar las jugadas después de {{move}}',
    position: 'La posición después de {{moves}}',
    positionNow: 'La posición ahora',
  },
};
