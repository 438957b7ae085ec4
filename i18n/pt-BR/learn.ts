import type { LearnSentences } from '../en/learn';

export const learn: LearnSentences = {
  learn: {
    title: 'Como ele pensa',
    card: 'Aprender',
    cardAbout: 'veja-o pensar',
    intro:
      'O computador procura seu lance em uma árvore: cada lance, cada resposta e assim por diante. Aqui você vê essa árvore crescer, quanto vale cada ramo e quais ramos não é preciso examinar.',
    fromStart: 'Do início de um jogo',
    fromGame: 'De uma partida não terminada',
    seeTree: 'Ver a árvore',
    decimal: ',',
    growing: 'A árvore está crescendo.',
    over: 'A partida já terminou aqui, não há mais no que pensar. Veja um lance anterior.',
    gone: 'Esta partida não está mais guardada.',
    explain: 'A ideia',
    minimax:
      'O minimax joga cada lance, cada resposta e assim por diante, até uma profundidade fixa. Avalia as posições do fim e devolve os valores para cima: quem joga no topo fica com o maior (max), o adversário lhe deixa o menor (min).',
    alphaBeta:
      'O alfa-beta chega ao mesmo valor com menos trabalho. Assim que uma resposta mostra que um lance não é melhor do que outro já conhecido, as demais respostas são cortadas: nunca são examinadas.',
    scores: {
      white: 'Os valores são em pedras, do ponto de vista das brancas.',
      black: 'Os valores são em pedras, do ponto de vista das pretas.',
    },
    cutScores:
      'O que foi cortado mantém o valor do minimax simples, para que se veja que nada muda no topo.',
    tree: 'A árvore',
    depth: 'Profundidade',
    depthAbout: 'lances à frente, contando os dos dois lados',
    tooLarge:
      'Na profundidade {{asked}} seriam posições demais aqui. Esta é a profundidade {{depth}}.',
    counts: 'Posições examinadas',
    plain: 'Minimax simples',
    cutting: 'Alfa-beta',
    positions: '{{name}}: {{nodes}} posições',
    saved: 'O alfa-beta poupa {{percent}} % do trabalho.',
    grow: 'Crescer',
    stop: 'Parar',
    step: 'Passo',
    whole: 'Árvore inteira',
    visited: '{{done}} de {{nodes}} examinadas',
    start: 'Agora',
    max: 'max',
    min: 'min',
    turn: {
      white: '{{role}} · jogam as brancas',
      black: '{{role}} · jogam as pretas',
    },
    leaf: 'avaliada como está',
    gameOver: 'a partida terminou',
    best: 'melhor',
    cut: 'cortado',
    unknown: 'ainda não se sabe',
    won: 'ganha',
    lost: 'perdida',
    open: 'Mostrar os lances depois de {{move}}',
    close: 'Esconder os lances depois de {{move}}',
    position: 'A posição depois de {{moves}}',
    positionNow: 'A posição agora',
  },
};
