/** What is said where the computer's thinking is explained. */
export const learn = {
  learn: {
    title: 'How it thinks',
    card: 'Learn',
    cardAbout: 'see it think',
    intro:
      'The computer finds its move in a tree: every move, every reply, and so on. Here you see that tree grow, what each branch is worth, and which branches need not be looked at.',
    fromStart: 'From the start of a game',
    fromGame: 'From a game you have not finished',
    seeTree: 'See the tree',
    /** What stands between whole men and their hundredths. */
    decimal: '.',
    growing: 'The tree is growing.',
    over: 'The game is over here, so there is nothing to think about. Look at an earlier move.',
    gone: 'This game is no longer kept.',
    explain: 'The idea',
    minimax:
      'Minimax plays every move, every reply, and so on to a fixed depth. It judges the positions at the end and hands the scores back up: the side to move at the top takes the highest (max), the opponent leaves it the lowest (min).',
    alphaBeta:
      'Alpha-beta comes to the same score with less work. As soon as one reply shows that a move is no better than one already known, the other replies are cut: they are never looked at.',
    scores: {
      white: 'Scores are in men, for White.',
      black: 'Scores are in men, for Black.',
    },
    cutScores:
      'What was cut keeps the score that plain minimax gives it, so that you can see it changes nothing at the top.',
    tree: 'The tree',
    depth: 'Depth',
    depthAbout: 'moves looked ahead, of both sides together',
    tooLarge: 'Depth {{asked}} would be too many positions here. This is depth {{depth}}.',
    counts: 'Positions looked at',
    plain: 'Plain minimax',
    cutting: 'Alpha-beta',
    positions: '{{name}}: {{nodes}} positions',
    saved: 'Alpha-beta saves {{percent}} % of the work.',
    grow: 'Grow',
    stop: 'Stop',
    step: 'Step',
    whole: 'Whole tree',
    visited: '{{done}} of {{nodes}} looked at',
    start: 'Now',
    max: 'max',
    min: 'min',
    turn: {
      white: '{{role}} · White to move',
      black: '{{role}} · Black to move',
    },
    leaf: 'judged as it stands',
    gameOver: 'the game is over',
    best: 'best',
    cut: 'cut',
    unknown: 'not known yet',
    won: 'won',
    lost: 'lost',
    open: 'Show the moves after {{move}}',
    close: 'Hide the moves after {{move}}',
    position: 'The position after {{moves}}',
    positionNow: 'The position now',
  },
};

export type LearnSentences = typeof learn;
