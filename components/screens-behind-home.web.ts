import { lazy } from 'react';

/**
 * What home leads to is a file of its own, so that home and a board need not wait for it. The page has it fetched when
 * nothing else is to be done, so that nobody waits for it later either. Until it is there the router shows the ground.
 */
const load = () => import('./far-screens');

export const GamesScreen = lazy(async () => ({ default: (await load()).GamesScreen }));
export const LearnHome = lazy(async () => ({ default: (await load()).LearnHome }));
export const LearnPage = lazy(async () => ({ default: (await load()).LearnPage }));
export const LearnStartPage = lazy(async () => ({ default: (await load()).LearnStartPage }));
export const NewGameScreen = lazy(async () => ({ default: (await load()).NewGameScreen }));
export const NewTournamentScreen = lazy(async () => ({
  default: (await load()).NewTournamentScreen,
}));
export const NewTrainingScreen = lazy(async () => ({ default: (await load()).NewTrainingScreen }));
export const SessionScreen = lazy(async () => ({ default: (await load()).SessionScreen }));
export const SettingsScreen = lazy(async () => ({ default: (await load()).SettingsScreen }));
export const TrainerScreen = lazy(async () => ({ default: (await load()).TrainerScreen }));
