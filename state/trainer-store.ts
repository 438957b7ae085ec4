import { makePlayerText, parsePlayerText, restoreCheckpoint, type Result } from '@dama/engine';
import type { Storage, StoredDocument } from '@/services/storage/storage';
import type { Shared, ShareText } from '@/services/trainer/share-text';
import type { Trainer } from '@/services/trainer/trainer';
import { isWorkOver, makeWork, totalOf, type Work } from '@/services/trainer/work';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { newId } from './new-id';
import { notePace, timeLeft, type Pace } from './pace';
import { parseWork } from './parse-work';
import { tidyName, type PlayerProblem, type TrainedPlayer } from './trained-player';
import {
  tournamentFrom,
  trainingFrom,
  type TournamentSetup,
  type TrainingSetup,
} from './trainer-setup';

/** A training or a tournament that is kept. */
export interface Session {
  readonly id: string;
  readonly work: Work;
  /** Milliseconds since 1970. */
  readonly updatedAt: number;
}

export const isOverSession = ({ work }: Session): boolean => isWorkOver(work);

export const totalGames = ({ work }: Session): number => totalOf(work);

export interface TrainerState {
  /** The latest first. */
  readonly sessions: readonly Session[];
  /** The latest first. */
  readonly players: readonly TrainedPlayer[];
  /** How many of what was kept cannot be read; they stay as they are. */
  readonly unreadable: number;
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
  readonly keepPlayer: (id: string, name: string) => Result<TrainedPlayer, PlayerProblem>;
  readonly removePlayer: (id: string) => void;
  readonly sharePlayer: (id: string) => Promise<Shared>;
  readonly bringBack: (text: string) => Result<TrainedPlayer, PlayerProblem>;
}

export type TrainerStore = StoreApi<TrainerState>;

export interface TrainerEdges {
  readonly storage: Pick<Storage, 'saveDocument' | 'removeDocument'>;
  readonly trainer: Trainer;
  readonly shareText: ShareText;
  readonly now: () => number;
  readonly random: () => number;
}

/** What was kept, as the storage lists it. */
export interface KeptTrainer {
  readonly works: readonly StoredDocument[];
  readonly players: readonly StoredDocument[];
}

export const readTrainer = async ({
  listDocuments,
}: Pick<Storage, 'listDocuments'>): Promise<KeptTrainer> => {
  const [trainings, tournaments, players] = await Promise.all([
    listDocuments('training'),
    listDocuments('tournament'),
    listDocuments('player'),
  ]);
  const works = [...trainings, ...tournaments].sort((a, b) => b.updatedAt - a.updatedAt);
  return { works, players };
};

/** A kept session is at most so old: what came after it is played again, alike, if the app is killed. */
const KEEP_MILLISECONDS = 1000;

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

    const keep = (kind: string, id: string, text: string): void => {
      const told = (problem: 'notKept' | null): void => {
        if (get().problem !== 'failed') set({ problem });
      };
      storage.saveDocument(kind, id, text).then(
        () => told(null),
        () => told('notKept'),
      );
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

    const put = (id: string, work: Work): void => {
      show(id, work);
      keep(work.kind, id, makeWork(work));
    };

    const start = (id: string): void => {
      const session = find(id);
      if (session === undefined || isWorkOver(session.work)) return;
      const { kind } = session.work;
      const control = new AbortController();
      let pace: Pace = notePace([], { time: now(), played: session.work.session.played });
      let keptAt = now();

      const take = (text: string): void => {
        const work: Work = JSON.parse(text);
        show(id, work);
        pace = notePace(pace, { time: now(), played: work.session.played });
        set({ timeLeft: timeLeft(pace, totalOf(work)) });
      };
      const onSnapshot = (text: string): void => {
        // A run that has ended may still have something to say.
        if (control.signal.aborted) return;
        take(text);
        if (now() - keptAt < KEEP_MILLISECONDS) return;
        keptAt = now();
        keep(kind, id, text);
      };
      const end = (text: string): void => {
        take(text);
        keep(kind, id, text);
      };

      const ended = trainer
        .runWork(makeWork(session.work), { signal: control.signal, onSnapshot })
        .then(end, () => set({ problem: 'failed' }))
        .then(() => {
          run = null;
          set({ running: null, timeLeft: null });
        });
      run = { id, control, ended };
      const { problem } = get();
      set({ running: id, timeLeft: null, problem: problem === 'failed' ? null : problem });
    };

    const stop = async (): Promise<void> => {
      run?.control.abort();
      await run?.ended;
    };

    const begin = (work: Work): string => {
      const id = newId(now(), random);
      put(id, work);
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
        put(id, { ...work, session: restoreCheckpoint(work.session, checkpoint) });
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

    const addPlayer = (player: Omit<TrainedPlayer, 'id'>): Result<TrainedPlayer, never> => {
      const added = { ...player, id: newId(now(), random) };
      set({ players: [added, ...get().players] });
      keep('player', added.id, makePlayerText(added));
      return { ok: true, value: added };
    };

    const keepPlayer = (id: string, name: string): Result<TrainedPlayer, PlayerProblem> => {
      const work = find(id)?.work;
      if (work?.kind !== 'training') return { ok: false, error: 'not-a-player' };
      const called = tidyName(name);
      if (called === '') return { ok: false, error: 'no-name' };
      return addPlayer({ name: called, learner: work.session.learner });
    };

    const bringBack = (text: string): Result<TrainedPlayer, PlayerProblem> => {
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
      ...readKept(kept),
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

const readKept = ({
  works,
  players,
}: KeptTrainer): Pick<TrainerState, 'sessions' | 'players' | 'unreadable'> => {
  const sessions = works.flatMap(({ id, text, updatedAt }): readonly Session[] => {
    const work = parseWork(text);
    return work === null ? [] : [{ id, work, updatedAt }];
  });
  const readPlayers = players.flatMap(({ id, text }): readonly TrainedPlayer[] => {
    const player = parsePlayerText(text);
    return player.ok ? [{ id, ...player.value }] : [];
  });
  const unreadable = works.length - sessions.length + players.length - readPlayers.length;
  return { sessions, players: readPlayers, unreadable };
};
