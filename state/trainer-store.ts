import { makePlayerText, parsePlayerText, restoreCheckpoint, type Result } from '@dama/engine';
import type { Storage } from '@/services/storage/storage';
import type { Shared, ShareText } from '@/services/trainer/share-text';
import type { Trainer } from '@/services/trainer/trainer';
import { beginGameAnew, isWorkOver, makeWork, totalOf, type Work } from '@/services/trainer/work';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { KeptTrainer, Session } from './kept-trainer';
import { newId } from './new-id';
import { notePace, timeLeft, type Pace } from './pace';
import { tidyName, type PlayerProblem, type TrainedPlayer } from './trained-player';
import {
  tournamentFrom,
  trainingFrom,
  type TournamentSetup,
  type TrainingSetup,
} from './trainer-setup';

export interface TrainerState extends KeptTrainer {
  /** The one that is being played. */
  readonly running: string | null;
  /** Milliseconds until it is over, as far as can be told. */
  readonly timeLeft: number | null;
  /** What went wrong in the session that was last played. */
  readonly problem: 'failed' | 'notKept' | null;
  readonly verbs: TrainerVerbs;
}

export interface TrainerVerbs {
  /** Begins at once, and answers the id; whatever was running pauses. */
  readonly beginTraining: (setup: TrainingSetup) => string;
  readonly beginTournament: (setup: TournamentSetup) => string;
  readonly pause: () => Promise<void>;
  readonly resume: (id: string) => Promise<void>;
  /** The app goes out of sight: everything pauses until it is back. */
  readonly leave: () => Promise<void>;
  readonly attend: () => Promise<void>;
  /** Forgets what was learnt after a checkpoint, and goes on from there if it was running. */
  readonly restore: (id: string, checkpoint: number) => Promise<void>;
  readonly remove: (id: string) => Promise<void>;
  /** Keeps what a session has taught so far under a name. */
  readonly keepPlayer: (id: string, name: string) => Promise<Result<TrainedPlayer, PlayerProblem>>;
  readonly removePlayer: (id: string) => void;
  readonly sharePlayer: (id: string) => Promise<Shared>;
  readonly bringBack: (text: string) => Promise<Result<TrainedPlayer, PlayerProblem>>;
}

export type TrainerStore = StoreApi<TrainerState>;

export interface TrainerEdges {
  readonly storage: Pick<Storage, 'saveDocument' | 'removeDocument'>;
  readonly trainer: Trainer;
  readonly shareText: ShareText;
  readonly now: () => number;
  readonly random: () => number;
}

interface Run {
  readonly id: string;
  readonly control: AbortController;
  readonly ended: Promise<void>;
}

export const createTrainerStore = (
  kept: KeptTrainer,
  { storage, trainer, shareText, now, random }: TrainerEdges,
): TrainerStore =>
  createStore<TrainerState>((set, get) => {
    let run: Run | null = null;
    let leftRunning: string | null = null;
    let order: Promise<void> = Promise.resolve();

    /** Verbs that wait for a run to end come one after the other. */
    const inOrder = (step: () => Promise<void> | void): Promise<void> => {
      order = order.then(step);
      return order;
    };

    const find = (id: string): Session | undefined =>
      get().sessions.find((session) => session.id === id);

    /** Writes something down. A disk that refuses is told, and the games go on. */
    const keep = async (kind: string, id: string, text: string): Promise<void> => {
      const problem = await storage.saveDocument(kind, id, text).then(
        () => null,
        () => 'notKept' as const,
      );
      if (get().problem !== 'failed') set({ problem });
    };

    const show = (id: string, work: Work): void => {
      const session = { id, work, updatedAt: now() };
      const isKnown = find(id) !== undefined;
      const others = get().sessions;
      set({
        sessions: isKnown
          ? others.map((other) => (other.id === id ? session : other))
          : [session, ...others],
      });
    };

    const start = (id: string): void => {
      const session = find(id);
      if (session === undefined || isWorkOver(session.work)) return;
      const { kind } = session.work;
      const control = new AbortController();
      let pace: Pace = notePace([], { time: now(), played: session.work.session.played });
      let latest: string | null = null;
      let written = Promise.resolve();

      /** Written down first: what is seen is kept. */
      const keepAndShow = async (): Promise<void> => {
        if (latest === null) return;
        const text = latest;
        latest = null;
        await keep(kind, id, text);
        const work: Work = JSON.parse(text);
        show(id, work);
        pace = notePace(pace, { time: now(), played: work.session.played });
        if (!control.signal.aborted) set({ timeLeft: timeLeft(pace, totalOf(work)) });
      };
      /** One write at a time: of what came during the last one, only the latest is written. */
      const take = (text: string): void => {
        latest = text;
        written = written.then(keepAndShow);
      };
      const onSnapshot = (text: string): void => {
        // A run that has ended may still have something to say.
        if (!control.signal.aborted) take(text);
      };

      const play = (work: Work): Promise<string> =>
        trainer.runWork(makeWork(work), { signal: control.signal, onSnapshot });
      /** The game under way may be damaged; the games that count are not. */
      const tryAnew = async (error: unknown): Promise<string> => {
        await written;
        const work = find(id)?.work;
        if (work === undefined || work.session.bout === null) throw error;
        return play(beginGameAnew(work));
      };

      const ended = play(session.work)
        .catch(tryAnew)
        .then(take, () => set({ problem: 'failed' }))
        .then(() => written)
        .then(() => {
          run = null;
          set({ running: null, timeLeft: null });
        });
      run = { id, control, ended };
      const { problem } = get();
      set({ running: id, timeLeft: null, problem: problem === 'failed' ? null : problem });
    };

    const stop = async (): Promise<void> => {
      if (run === null) return;
      run.control.abort();
      set({ running: null, timeLeft: null });
      await run.ended;
    };

    const begin = (work: Work): string => {
      const id = newId(now(), random);
      // Nothing is played yet: there is no more to lose than the wish.
      show(id, work);
      void keep(work.kind, id, makeWork(work));
      void resume(id);
      return id;
    };

    const resume = (id: string): Promise<void> =>
      inOrder(async () => {
        leftRunning = null;
        if (run?.id === id) return;
        await stop();
        start(id);
      });

    const pause = (): Promise<void> =>
      inOrder(async () => {
        leftRunning = null;
        await stop();
      });

    const leave = (): Promise<void> =>
      inOrder(async () => {
        leftRunning ??= run?.id ?? null;
        await stop();
      });

    const attend = (): Promise<void> =>
      inOrder(() => {
        if (leftRunning !== null && run === null) start(leftRunning);
        leftRunning = null;
      });

    const restore = (id: string, checkpoint: number): Promise<void> =>
      inOrder(async () => {
        const wasRunning = run?.id === id;
        if (wasRunning) await stop();
        const work = find(id)?.work;
        if (work?.kind !== 'training') return;
        const restored = { ...work, session: restoreCheckpoint(work.session, checkpoint) };
        await keep(work.kind, id, makeWork(restored));
        show(id, restored);
        if (wasRunning) start(id);
      });

    const remove = (id: string): Promise<void> =>
      inOrder(async () => {
        if (run?.id === id) await stop();
        if (leftRunning === id) leftRunning = null;
        const session = find(id);
        if (session === undefined) return;
        set({ sessions: get().sessions.filter((other) => other !== session) });
        // A disk that refuses leaves it to be found again at the next start, which loses nothing.
        await storage.removeDocument(session.work.kind, id).catch(() => undefined);
      });

    const addPlayer = async (
      player: Omit<TrainedPlayer, 'id'>,
    ): Promise<Result<TrainedPlayer, never>> => {
      const added = { ...player, id: newId(now(), random) };
      await keep('player', added.id, makePlayerText(added));
      set({ players: [added, ...get().players] });
      return { ok: true, value: added };
    };

    const keepPlayer: TrainerVerbs['keepPlayer'] = async (id, name) => {
      const work = find(id)?.work;
      if (work?.kind !== 'training') return { ok: false, error: 'not-a-player' };
      const called = tidyName(name);
      if (called === '') return { ok: false, error: 'no-name' };
      return addPlayer({ name: called, learner: work.session.learner });
    };

    const bringBack: TrainerVerbs['bringBack'] = async (text) => {
      const player = parsePlayerText(text);
      return player.ok ? addPlayer(player.value) : { ok: false, error: player.error.code };
    };

    const removePlayer = (id: string): void => {
      set({ players: get().players.filter((player) => player.id !== id) });
      storage.removeDocument('player', id).catch(() => undefined);
    };

    const sharePlayer = async (id: string): Promise<Shared> => {
      const player = get().players.find((one) => one.id === id);
      return player === undefined ? 'failed' : shareText(makePlayerText(player));
    };

    return {
      ...kept,
      running: null,
      timeLeft: null,
      problem: null,
      verbs: {
        beginTraining: (setup) => begin(trainingFrom(setup, newSeed(random))),
        beginTournament: (setup) => begin(tournamentFrom(setup, newSeed(random))),
        pause,
        resume,
        leave,
        attend,
        restore,
        remove,
        keepPlayer,
        removePlayer,
        sharePlayer,
        bringBack,
      },
    };
  });

const newSeed = (random: () => number): number => Math.floor(random() * 2 ** 31);
