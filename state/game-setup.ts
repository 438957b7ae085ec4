import {
  newClock,
  newGame,
  opposite,
  positionOf,
  variant,
  type ByColor,
  type Clock,
  type Color,
  type Game,
  type Rules,
  type Setup,
  type TimeControl,
  type TimeControls,
} from '@dama/engine';
import { isPerson, person, type Player, type Players } from './players';
import { rivalPlayer, trainedFor } from './rival';
import type { Settings } from './settings';
import type { TrainedPlayer } from './trained-player';

/** What is settled before the first move. */
export interface GameSetup {
  readonly rules: Rules;
  readonly players: Players;
  readonly controls: TimeControls;
  readonly moveLimit: number | null;
  readonly switchSides: boolean;
  readonly timeOut: Settings['timeOut'];
  /** Points from the games that these two have played one after the other. */
  readonly score: ByColor<number>;
  /** A position to begin from; the rules' own unless given. */
  readonly start?: Setup;
}

export const UNTIMED: TimeControl = { turn: null, game: null, bonus: 'none', bonusTime: 0 };

/** The next game as the settings have it; `lot` decides where the colour is drawn. */
export const setupFrom = (
  settings: Settings,
  lot: () => number,
  trained: readonly TrainedPlayer[] = [],
): GameSetup => {
  const near = settings.seat === 'lot' ? (lot() < 0.5 ? 'white' : 'black') : settings.seat;
  return {
    rules: rulesOf(settings.variant),
    players: seated(near, nearPlayer(settings, trained), farPlayer(settings, trained)),
    controls: seated(near, control(settings, settings.gameTime), farControl(settings)),
    moveLimit: settings.moveLimit,
    switchSides: settings.switchSides,
    timeOut: settings.timeOut,
    score: { white: 0, black: 0 },
  };
};

/** The next game against the computer, but with somebody else in its place. */
export const setupAgainst = (
  opponent: Player,
  rules: Rules,
  settings: Settings,
  lot: () => number,
): GameSetup => {
  const setup = setupFrom({ ...settings, opponent: 'computer' }, lot);
  const { white, black } = setup.players;
  const players = isPerson(white) ? { white, black: opponent } : { white: opponent, black };
  return { ...setup, rules, players };
};

const rulesOf = (id: string): Rules => {
  const rules = variant(id);
  if (rules === undefined) throw new Error(`The engine knows no game called ${id}.`);
  return rules;
};

const seated = <T>(near: Color, mine: T, others: T): ByColor<T> =>
  near === 'white' ? { white: mine, black: others } : { white: others, black: mine };

/** Who sits on the near side in the next game. */
export const nearPlayer = (settings: Settings, trained: readonly TrainedPlayer[]): Player => {
  const { opponent, name, otherRival, otherLevel } = settings;
  return opponent === 'watch'
    ? rivalPlayer(otherRival, otherLevel, trainedFor(trained, rulesOf(settings.variant)))
    : person(name.trim());
};

export const farPlayer = (settings: Settings, trained: readonly TrainedPlayer[]): Player => {
  const { opponent, otherName, rival, level } = settings;
  return opponent === 'person'
    ? person(otherName.trim())
    : rivalPlayer(rival, level, trainedFor(trained, rulesOf(settings.variant)));
};

const control = ({ turnTime, bonus, bonusTime }: Settings, game: number | null): TimeControl => ({
  turn: turnTime,
  game,
  bonus,
  bonusTime,
});

const farControl = (settings: Settings): TimeControl =>
  control(settings, settings.otherGameTime ?? settings.gameTime);

/** The players of a rematch: the same two, who may change sides, with their points so far. */
export const rematchSetup = (setup: GameSetup, points: ByColor<number>): GameSetup => {
  const score = {
    white: setup.score.white + points.white,
    black: setup.score.black + points.black,
  };
  return setup.switchSides
    ? {
        ...setup,
        players: swapped(setup.players),
        controls: swapped(setup.controls),
        score: swapped(score),
      }
    : { ...setup, score };
};

const swapped = <T>(both: ByColor<T>): ByColor<T> => ({ white: both.black, black: both.white });

/** What a win, a draw and a loss are worth to each side. */
export const pointsFor = (winner: Color | null): ByColor<number> =>
  winner === null
    ? { white: 0.5, black: 0.5 }
    : { ...{ white: 0, black: 0 }, [winner]: 1, [opposite(winner)]: 0 };

export const firstGameOf = ({ rules, moveLimit, start }: GameSetup): Game =>
  newGame(rules, { options: { moveLimit }, ...(start && { start }) });

export const firstClockOf = ({ controls }: GameSetup, game: Game): Clock =>
  newClock(controls, positionOf(game).turn);
