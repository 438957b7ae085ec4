/** Every screen that one does not open the app with. Nothing else may be here: in a browser this is one file. */
export { GamesScreen } from './library/games-screen';
export { LearnHome } from './learn/learn-home';
export { LearnPage } from './learn/learn-page';
export { LearnStartPage } from './learn/learn-start-page';
export { NewGameScreen } from './new-game/new-game-screen';
export { NewTournamentScreen } from './trainer/new-tournament-screen';
export { NewTrainingScreen } from './trainer/new-training-screen';
export { SessionScreen } from './trainer/session-screen';
export { SettingsScreen } from './settings/settings-screen';
export { TrainerScreen } from './trainer/trainer-screen';
