import type { LearntWeights } from '../features';

/** Written by `npm run learn -- english`. */
export const english: LearntWeights = {
  weights: {
    man: 100,
    king: 125.5,
    advance: -1.5,
    nearCrown: 8,
    backRank: 7.6,
    centre: -12.2,
    edge: -3.9,
    kingCentre: 8,
    kingEdge: 1.9,
    tempo: 0,
    mobility: 5.1,
    kingMobility: -1.9,
    runaway: 22,
    trappedKing: -23,
    bridge: 26.7,
    hunt: -2.5,
  },
  games: 1500,
  positions: 144240,
  match: {
    games: 200,
    points: 58,
    margin: 5.5,
  },
};
