import type { Learner } from '../../../engine/src/learn/learner';
import {
  advanceTraining,
  isTrainingOver,
  type Opponent,
  type Training,
} from '../../../engine/src/learn/training';
import {
  characterPlayer,
  type CharacterId,
} from '../../../engine/src/players/characters/characters';
import { learnerPlayer } from '../../../engine/src/players/characters/learner-player';
import { playMatch, scoreOf, type MatchResult } from '../../../engine/src/players/match';
import type { Rules } from '../../../engine/src/rules/rules';

export const against = (id: CharacterId, games: number): Opponent => ({
  player: { kind: 'character', id },
  games,
});

export const runOut = (training: Training): Training => {
  let now = training;
  while (!isTrainingOver(now)) now = advanceTraining(now, 50);
  return now;
};

/** What the learner scores as it is, without learning from it; the same openings every time. */
export const scoreAgainst = (
  rules: Rules,
  learner: Learner,
  id: CharacterId,
  games: number,
): number => {
  let result: MatchResult = { wins: 0, draws: 0, losses: 0 };
  const options = { rules, games, openingPlies: 6, moveLimit: 200, seed: 77 };
  const player = learnerPlayer(learner.weights, learner.limits);
  for (result of playMatch(player, characterPlayer(id), options));
  return scoreOf(result).score;
};
