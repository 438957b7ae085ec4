import type { LearntWeights } from '../features';

/** Written by `npm run learn -- flying-12`. */
export const flying12: LearntWeights = {
  weights: {
    man: 100,
    king: 246.4,
    advance: -21.2,
    nearCrown: 4.2,
    backRank: 30.7,
    centre: -6.3,
    edge: -12.5,
    kingCentre: 6.6,
    kingEdge: -3.3,
    tempo: -4.6,
    mobility: -6.7,
    kingMobility: 1.6,
    runaway: 28.8,
    trappedKing: -49.3,
    bridge: 6.6,
    hunt: -2.5,
  },
  games: 1000,
  positions: 123392,
  match: {
    games: 200,
    points: 53.3,
    margin: 3.5,
  },
};
