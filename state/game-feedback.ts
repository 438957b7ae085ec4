import { isOver, readClock } from '@dama/engine';
import { eventsOf, type Feedback } from '@/services/feedback/feedback';
import type { KeepAwake } from '@/services/feedback/keep-awake';
import type { GameEdges, GameState, GameStore } from './game-store';
import { isPerson } from './players';
import type { SettingsStore } from './settings-store';

export interface FeedbackEdges extends Pick<GameEdges, 'now' | 'later'> {
  readonly feedback: Feedback;
  readonly keepAwake: KeepAwake;
}

/** With so many milliseconds left a person is warned. */
const LOW_TIME = 10_000;

/** Lets a game be heard and felt, and keeps the screen on while it is played. The answer ends that. */
export const giveFeedback = (store: GameStore, edges: FeedbackEdges): (() => void) => {
  const { feedback, keepAwake } = edges;
  let callOffWarning = (): void => undefined;

  const watchTime = (state: GameState): void => {
    callOffWarning();
    const { nextChange } = readClock(state.clock, edges.now());
    if (nextChange === null || nextChange <= LOW_TIME) return;
    if (!isPerson(state.setup.players[state.clock.mover])) return;
    callOffWarning = edges.later(() => feedback.play('low-time'), nextChange - LOW_TIME);
  };

  const endListening = store.subscribe((state, before) => {
    for (const event of eventsBetween(before, state)) feedback.play(event);
    if (state.clock !== before.clock) watchTime(state);
    keepAwake(state.isAttended && !state.isPaused && !isOver(state.game));
  });

  return () => {
    callOffWarning();
    endListening();
    keepAwake(false);
  };
};

/** A move that was added is heard; taking back is silent. */
const eventsBetween = ({ game: before }: GameState, { game }: GameState) => {
  const move = game.cursor === before.cursor + 1 ? game.plies[game.cursor - 1]?.move : undefined;
  return [
    ...(move ? eventsOf(move) : []),
    ...(isOver(game) && !isOver(before) ? (['end'] as const) : []),
  ];
};

/** Sounds and taps are as the settings have them. */
export const followSettings = (settings: SettingsStore, feedback: Feedback): void => {
  const follow = (): void => {
    const { sounds, haptics } = settings.getState().settings;
    feedback.setSounds(sounds);
    feedback.setHaptics(haptics);
  };
  settings.subscribe(follow);
  follow();
};
