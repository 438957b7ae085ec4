/**
 * Thinking about a move, wherever it is done: on a thread of its own, or in slices on this one. What goes in and
 * what comes out is strings and numbers, so that it can cross from one thread to another.
 */
import type { Contestant } from '@dama/engine';

export interface ThinkRequest {
  /** The id of a game, or a whole record as `makeRules` writes it. */
  readonly rules: string;
  /** The position the game began from, as `makeFen` writes it; the rules' own unless given. */
  readonly start?: string;
  /** What was played since, as `makeMove` writes it. */
  readonly moves?: readonly string[];
  readonly limits: ThinkLimits;
  /** Who thinks, in a way of its own, where that is not one of the levels. */
  readonly player?: Contestant;
  /** Makes the computer misjudge in another way next time; 0 unless given. */
  readonly seed?: number;
  /** How many of the best moves to find; 1 unless given. */
  readonly lines?: number;
}

/** At least one is needed; the first to be reached ends the thinking. */
export interface ThinkLimits {
  /** One of the engine's levels. */
  readonly level?: number;
  readonly nodes?: number;
  readonly depth?: number;
  readonly milliseconds?: number;
}

export interface ThoughtLine {
  /** The move and the replies expected, as `makeMove` writes them. */
  readonly moves: readonly string[];
  /** In hundredths of a man, for the side to move. */
  readonly score: number;
}

export interface Thought {
  /** The move found, ready for `play`. */
  readonly path: readonly number[];
  readonly captured: readonly number[];
  readonly depth: number;
  readonly nodes: number;
  /** The best lines, best first; the first begins with the move found. */
  readonly lines: readonly ThoughtLine[];
}

export interface ThinkControl {
  /** Ends the thinking at once; the promise is then rejected with an `AbortError`. */
  readonly signal?: AbortSignal;
  /** Told a few times a second what has been found so far. */
  readonly onProgress?: (thought: Thought) => void;
}

/** Finds a move. Rejects with a `RefusedRequest` where there is none to be found. */
export type Think = (request: ThinkRequest, control?: ThinkControl) => Promise<Thought>;

export interface Thinker {
  readonly think: Think;
}

/** A request that no thinker could answer; the message is a sentence that says why. */
export class RefusedRequest extends Error {
  override readonly name = 'RefusedRequest';
}

/** Named as browsers name it; Hermes has no DOMException to make one of. */
export const cancellation = (): Error =>
  Object.assign(new Error('The thinking was cancelled.'), { name: 'AbortError' });
