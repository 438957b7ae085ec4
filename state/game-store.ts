import {
  agreeDraw,
  canRedo,
  canUndo,
  goTo,
  isOver,
  legalMovesOf,
  legalRoutesOf,
  loseOnTime,
  opposite,
  outcomeOf,
  play,
  positionOf,
  pressClock,
  readClock,
  redo,
  resign,
  restartTurn,
  startClock,
  stopClock,
  undo,
  type Clock,
  type ClockReading,
  type Color,
  type Game,
  type Move,
  type Refusal,
} from '@dama/engine';
import { makeRequest } from '@/services/thinker/make-request';
import type { ThinkLimits, Thinker, Thought } from '@/services/thinker/thinker';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { KeptGame } from './kept-game';
import { isPerson, peopleOnly } from './players';
import type { Settings } from './settings';
import { isWatched, levelToMove, ownWay, personSide, playerToMove } from './turn';

/** An offer of a draw: being thought over by the computer or put to a person, or turned down. */
export interface DrawOffer {
  readonly by: Color;
  readonly answer: 'open' | 'declined';
}

/** From slow enough to follow to as fast as one can see. */
export const PACES = [0.25, 0.5, 1, 2, 4] as const;
export type Pace = (typeof PACES)[number];

export interface GameState extends KeptGame {
  /** The ply that is looked at; null while that is the game as it stands. */
  readonly viewed: number | null;
  /** The game as it is looked at. */
  readonly shown: Game;
  /** Every way the side to move may go in what is looked at; found once a position. */
  readonly routes: readonly Move[];
  /** Why the last attempt was refused, until something else happens. */
  readonly refusal: Refusal | null;
  readonly hint: Thought | 'asked' | null;
  readonly offer: DrawOffer | null;
  readonly isPaused: boolean;
  /** How much faster than usual two computers play. */
  readonly pace: Pace;
  /** On the screen, with the app in the foreground; otherwise clocks and computer rest. */
  readonly isAttended: boolean;
  /** What the computer thinks, or thought last: about the game after so many plies. */
  readonly thought: { readonly ply: number; readonly thought: Thought } | null;
  /** False once a move could not be written down. */
  readonly isKept: boolean;
  readonly verbs: GameVerbs;
}

export interface GameVerbs {
  /** Plays a path in what is looked at, or keeps the reason why not. */
  readonly play: (path: readonly number[]) => void;
  /** Back to where a person is to move; in a game between computers by one move, and it waits there. */
  readonly undo: () => void;
  readonly redo: () => void;
  /** Looks at the game after so many plies. */
  readonly view: (ply: number) => void;
  /** Goes on from what is looked at; later moves can be had again by redo. */
  readonly resumeHere: () => void;
  readonly forgetRefusal: () => void;
  readonly askHint: () => void;
  readonly offerDraw: () => void;
  readonly answerDraw: (accepted: boolean) => void;
  readonly resign: () => void;
  readonly pause: () => void;
  readonly resume: () => void;
  /** Lets the computer that is to move make one move in a paused game between two. */
  readonly step: () => void;
  readonly setPace: (pace: Pace) => void;
  readonly attend: () => void;
  readonly leave: () => void;
  /** Done once everything that was asked for before is written down. */
  readonly settled: () => Promise<void>;
  /** What the clock shows now. */
  readonly readClock: () => ClockReading;
  /** Calls again and again, often enough for what the clock shows; the answer calls it off. */
  readonly followClock: (onTick: () => void) => () => void;
}

export type GameStore = StoreApi<GameState>;

/** What the store needs from outside, each replaced in tests. */
export interface GameEdges {
  readonly thinker: Thinker;
  /** Writes the game down; a move counts once this is done. */
  readonly keep: (game: KeptGame) => Promise<void>;
  readonly now: () => number;
  /** Runs something after so many milliseconds; the answer calls it off. */
  readonly later: (run: () => void, milliseconds: number) => () => void;
  readonly random: () => number;
  readonly settings: () => Pick<Settings, 'minMoveTime' | 'speed'>;
}

/** Enough to see what a strong level sees, and done within a second. */
const HINT_LIMITS: ThinkLimits = { nodes: 60_000 };

/** A computer takes a draw when it thinks itself no better than this, in hundredths of a man. */
const DRAW_ACCEPTED_BELOW = 15;

/** How long a leg of the computer's capture is shown, which the next move should not cut short. */
const CAPTURE_LEG = 350;

/** Often enough for tenths. */
const CLOCK_TICK = 100;

/** How often a running clock is written down. */
const CLOCK_KEPT_EVERY = 1000;

/** The turn is over, whatever it took: the move made for its player comes in time. */
const withoutTurnLimit = (clock: Clock): Clock => {
  const control = { ...clock.controls[clock.mover], turn: null };
  return { ...clock, controls: { ...clock.controls, [clock.mover]: control } };
};

const looking = (game: Game, viewed: number | null) => {
  const shown = viewed === null ? game : goTo(game, viewed);
  return { viewed, shown, routes: legalRoutesOf(shown) };
};

export const createGameStore = (kept: KeptGame, edges: GameEdges): GameStore =>
  createStore<GameState>((set, get) => {
    let thinking: AbortController | null = null;
    let callOffTimer = (): void => undefined;
    let work: Promise<void> = Promise.resolve();

    /** One thing after the other: each begins with what the one before has written down. */
    const inTurn = (step: () => Promise<void> | void): void => {
      work = work.then(step);
    };

    /** What was waiting for the answer waits no longer. */
    const stopThinking = (): void => {
      if (thinking === null) return;
      thinking.abort();
      thinking = null;
      const { hint, offer } = get();
      set({
        hint: hint === 'asked' ? null : hint,
        offer: offer?.answer === 'open' ? null : offer,
      });
    };

    const isGoing = (): boolean => {
      const { isAttended, isPaused, game } = get();
      return isAttended && !isPaused && !isOver(game);
    };

    const keep = async (changes: Partial<KeptGame> = {}): Promise<boolean> => {
      const { id, createdAt, setup, game, turnClocks, clock } = { ...get(), ...changes };
      const stopped = stopClock(clock, edges.now());
      return edges.keep({ id, createdAt, setup, game, turnClocks, clock: stopped }).then(
        () => true,
        () => false,
      );
    };

    /** Writes down how long the turn has taken; a game that is over has no such turn. */
    const keepTime = (): void =>
      inTurn(async () => {
        if (!isOver(get().game)) await keep();
      });

    /** Writes another state of the game down, then shows it. */
    const show = async (changes: Partial<KeptGame>): Promise<void> => {
      stopThinking();
      const isKept = await keep(changes);
      // What was begun meanwhile was begun in the game as it stood before.
      stopThinking();
      const game = changes.game ?? get().game;
      const reset = { refusal: null, hint: null, offer: null };
      set({ ...changes, ...looking(game, null), ...reset, isKept });
      goOn();
    };

    /** Sets clock and computer going, or to rest, as the state wants it. */
    const goOn = (): void => {
      callOffTimer();
      const { clock } = get();
      const going = isGoing();
      set({ clock: going ? startClock(clock, edges.now()) : stopClock(clock, edges.now()) });
      if (!going) return stopThinking();
      watchClock();
      if (thinking === null) void letComputerMove();
    };

    const watchClock = (): void => {
      const { nextChange } = readClock(get().clock, edges.now());
      if (nextChange === null) return;
      callOffTimer = edges.later(() => inTurn(clockTick), Math.min(nextChange, CLOCK_KEPT_EVERY));
    };

    const clockTick = async (): Promise<void> => {
      if (!isGoing()) return;
      const { flagged } = readClock(get().clock, edges.now());
      if (flagged !== null) return flagFell(flagged);
      await keep();
      watchClock();
    };

    const flagFell = (color: Color): Promise<void> => {
      const { game, setup, clock } = get();
      const { left } = readClock(clock, edges.now());
      const isTurnOnly = left[color] !== 0;
      if (setup.timeOut === 'random-move' && isTurnOnly) return playAnything();
      return show({ game: loseOnTime(game, color), clock: stopClock(clock, edges.now()) });
    };

    const playAnything = async (): Promise<void> => {
      const moves = legalMovesOf(get().game);
      const move = moves[Math.floor(edges.random() * moves.length)];
      const clock = withoutTurnLimit(stopClock(get().clock, edges.now()));
      if (move) await playMove(get().game, move, clock);
    };

    const playMove = async (
      game: Game,
      move: Pick<Move, 'path'> & Partial<Move>,
      clock: Clock,
    ): Promise<void> => {
      const played = play(game, move);
      if (!played.ok) return set({ refusal: played.error });
      const { flagged } = readClock(clock, edges.now());
      if (flagged !== null) return flagFell(flagged);
      const pressed = { ...pressClock(clock, edges.now()), controls: get().setup.controls };
      const turnClocks = [
        ...get().turnClocks.slice(0, played.value.cursor),
        stopClock(pressed, edges.now()),
      ];
      await show({ game: played.value, clock: pressed, turnClocks });
    };

    const letComputerMove = async (rest = restAfter): Promise<void> => {
      const level = levelToMove(get());
      if (level === null) return;
      const asked = get().game;
      const control = new AbortController();
      thinking = control;
      const seed = Math.floor(edges.random() * 2 ** 31);
      const onProgress = (thought: Thought): void => {
        if (thinking === control) set({ thought: { ply: asked.cursor, thought } });
      };
      try {
        const [move] = await Promise.all([
          edges.thinker.think(makeRequest(asked, { limits: { level }, ...ownWay(get()), seed }), {
            signal: control.signal,
            onProgress,
          }),
          rest(asked),
        ]);
        // The answer counts only in the game it was asked for, as that stands now.
        inTurn(async () => {
          if (move.lines.length > 0) onProgress(move);
          if (thinking === control) await playMove(asked, move, get().clock);
          if (thinking === control) await leaveToPeople();
        });
      } catch {
        inTurn(async () => {
          if (thinking === control) await leaveToPeople();
        });
      }
    };

    /** Every host has failed, or one has answered with no move: the game goes on rather than not at all. */
    const leaveToPeople = (): Promise<void> => {
      set({ pace: 1 });
      return show({ setup: { ...get().setup, players: peopleOnly(get().setup.players) } });
    };

    /** The pause in which people see the last move. */
    const restAfter = (game: Game): Promise<void> => {
      const { minMoveTime, speed } = edges.settings();
      const legs = game.plies[game.cursor - 1]?.move.path.length ?? 0;
      const motion = Math.max(0, legs - 2) * CAPTURE_LEG * speed;
      const rest = (minMoveTime + motion) / get().pace;
      return new Promise((resolve) => edges.later(resolve, rest));
    };

    /** Whoever asks for a step has seen the last move. */
    const noRest = (): Promise<void> => Promise.resolve();

    const step = (): void => {
      const { isPaused, isAttended } = get();
      if (isPaused && isAttended && isWatched(get()) && thinking === null)
        void letComputerMove(noRest);
    };

    /** Thinks for a person, or for a computer's answer to an offer. */
    const ponder = async (answer: (thought: Thought) => Promise<void> | void): Promise<void> => {
      const asked = get().game;
      const control = new AbortController();
      thinking = control;
      try {
        const thought = await edges.thinker.think(makeRequest(asked, { limits: HINT_LIMITS }), {
          signal: control.signal,
        });
        inTurn(async () => {
          if (thinking !== control) return;
          thinking = null;
          await answer(thought);
        });
      } catch {
        if (thinking === control) stopThinking();
      }
    };

    const isPersonToMove = (): boolean => playerToMove(get())?.kind === 'person';

    /** Shows the game at another ply, with the clock as it stood at the start of that turn. */
    const jump = async (game: Game): Promise<void> => {
      const { turnClocks, clock } = get();
      await show({ game, clock: turnClocks[game.cursor] ?? clock });
    };

    /** Goes until a person is to move, or as far as it can; where only computers play, by one move. */
    const travel = async (canGo: (game: Game) => boolean, go: (game: Game) => Game) => {
      const { setup } = get();
      let next = get().game;
      if (!canGo(next)) return;
      const isAlone = isWatched({ setup });
      if (isAlone) set({ isPaused: true });
      do next = go(next);
      while (canGo(next) && levelToMove({ game: next, setup }) !== null && !isAlone);
      await jump(next);
    };

    const offerDraw = (): void => {
      const { game, setup } = get();
      const by = positionOf(game).turn;
      if (!isPersonToMove() || get().offer?.answer === 'open') return;
      stopThinking();
      set({ offer: { by, answer: 'open' }, hint: null });
      if (isPerson(setup.players[opposite(by)])) return;
      // The score is the mover's, so the computer's is its opposite.
      void ponder(({ lines }) => answerDraw(-(lines[0]?.score ?? 0) <= DRAW_ACCEPTED_BELOW));
    };

    const answerDraw = async (accepted: boolean): Promise<void> => {
      const { offer, game, clock } = get();
      if (offer?.answer !== 'open') return;
      if (!accepted) return set({ offer: { ...offer, answer: 'declined' } });
      await show({ game: agreeDraw(game), clock: stopClock(clock, edges.now()) });
    };

    const followClock = (onTick: () => void): (() => void) => {
      let callOff = (): void => undefined;
      const wait = (): void => {
        callOff = edges.later(() => {
          wait();
          onTick();
        }, CLOCK_TICK);
      };
      wait();
      return () => callOff();
    };

    const resume = (): void => {
      const { clock } = get();
      const fresh = levelToMove(get()) === null ? clock : restartTurn(clock, edges.now());
      set({ isPaused: false, clock: fresh });
      goOn();
    };

    return {
      ...kept,
      ...looking(kept.game, null),
      refusal: null,
      hint: null,
      offer: null,
      isPaused: false,
      pace: 1,
      isAttended: false,
      thought: null,
      isKept: true,
      verbs: {
        play: (path) =>
          inTurn(async () => {
            const { shown, setup, clock, turnClocks, viewed, isPaused } = get();
            if (isPaused || levelToMove({ game: shown, setup }) !== null) return;
            const from =
              viewed === null ? clock : startClock(turnClocks[viewed] ?? clock, edges.now());
            await playMove(shown, { path }, from);
          }),
        undo: () => inTurn(() => travel(canUndo, undo)),
        redo: () => inTurn(() => travel(canRedo, redo)),
        view: (ply) =>
          inTurn(() => {
            const { game } = get();
            set({ ...looking(game, ply === game.cursor ? null : ply), refusal: null, hint: null });
          }),
        resumeHere: () => inTurn(() => jump(get().shown)),
        forgetRefusal: () => set({ refusal: null }),
        askHint: () => {
          const { hint, viewed, offer } = get();
          if (!isPersonToMove() || hint !== null || viewed !== null) return;
          if (offer?.answer === 'open') return;
          set({ hint: 'asked', refusal: null });
          void ponder((hint) => set({ hint }));
        },
        offerDraw,
        answerDraw: (accepted) => inTurn(() => answerDraw(accepted)),
        resign: () =>
          inTurn(async () => {
            const { game, clock } = get();
            const color = isPersonToMove() ? positionOf(game).turn : personSide(get());
            if (color === null || outcomeOf(game) !== null) return;
            await show({ game: resign(game, color), clock: stopClock(clock, edges.now()) });
          }),
        pause: () => {
          set({ isPaused: true, hint: null });
          goOn();
          keepTime();
        },
        resume,
        step: () => inTurn(step),
        setPace: (pace) => set({ pace }),
        attend: () => {
          if (get().isAttended) return;
          set({ isAttended: true });
          if (get().isPaused) goOn();
          else resume();
        },
        leave: () => {
          if (!get().isAttended) return;
          set({ isAttended: false });
          goOn();
          keepTime();
        },
        settled: () => work,
        readClock: () => readClock(get().clock, edges.now()),
        followClock,
      },
    };
  });
