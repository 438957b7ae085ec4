import type { LearntWeights } from '../features';

/** Written by `npm run learn -- orthogonal`. */
export const orthogonal: LearntWeights = {
  weights: {
    man: 100,
    king: 387.9,
    advance: -32.9,
    nearCrown: 1.9,
    backRank: 7.8,
    centre: -21.6,
    edge: 21.6,
    kingCentre: 7.8,
    kingEdge: -3.9,
    tempo: -3.2,
    mobility: 7.8,
    kingMobility: 1.9,
    runaway: 115,
    trappedKing: -58.2,
    bridge: 7.8,
    hunt: -2.9,
  },
  games: 1000,
  positions: 25602,
  match: {
    games: 200,
    points: 52.3,
    margin: 5.1,
  },
};
