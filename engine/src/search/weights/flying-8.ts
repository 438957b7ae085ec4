import type { LearntWeights } from '../features';

/** Written by `npm run learn -- flying-8`. */
export const flying8: LearntWeights = {
  weights: {
    man: 100,
    king: 311,
    advance: 17,
    nearCrown: 20.3,
    backRank: 9,
    centre: 11,
    edge: -3,
    kingCentre: 8.3,
    kingEdge: -4.1,
    tempo: 2.7,
    mobility: 0.7,
    kingMobility: 2.1,
    runaway: 70.7,
    trappedKing: -62.2,
    bridge: 19,
    hunt: -3.1,
  },
  games: 1000,
  positions: 27379,
  match: {
    games: 200,
    points: 51.8,
    margin: 6.2,
  },
};
