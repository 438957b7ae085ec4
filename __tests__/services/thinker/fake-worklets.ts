/**
 * The part of react-native-worklets that the thinker uses, with runtimes that behave as told; the last way is kept
 * up. A thread is played by a microtask. As it could be interrupted between any two of its instructions, so this one
 * lets the app's thread run whenever it looks at a stop flag.
 */
export const RUNTIME_BEHAVIOURS = ['answers', 'crashes', 'hangs', 'cannot start'] as const;
export type RuntimeBehaviour = (typeof RUNTIME_BEHAVIOURS)[number];

interface FakeRuntime {
  readonly behaviour: RuntimeBehaviour;
  /** How many searches were begun, and how many came to an end. */
  begun: number;
  ended: number;
}

let behaviours: readonly RuntimeBehaviour[] = [];
let runtimes: readonly FakeRuntime[] = [];
let calls: readonly (() => void)[] = [];

/** What is asked of the app's thread runs now. */
const letTheAppRun = (): void => {
  const due = calls;
  calls = [];
  due.forEach((call) => call());
};

const assertText = (value: unknown): void => {
  if (typeof value !== 'string') throw new Error('Only text crosses between threads.');
};

export const fakeWorklets = {
  createWorkletRuntime: (): FakeRuntime => {
    const behaviour = behaviours[Math.min(runtimes.length, behaviours.length - 1)] ?? 'answers';
    const runtime = { behaviour, begun: 0, ended: 0 };
    runtimes = [...runtimes, runtime];
    if (behaviour === 'cannot start') throw new Error('No runtime can be made here.');
    return runtime;
  },

  createSynchronizable: (initial: boolean) => {
    let value = initial;
    return {
      getBlocking: () => {
        letTheAppRun();
        return value;
      },
      setBlocking: (next: boolean) => {
        value = next;
      },
    };
  },

  scheduleOnRN: (run: (text: string) => void, text: string): void => {
    assertText(text);
    calls = [...calls, () => run(text)];
  },

  runOnRuntimeAsync: async <Rest extends readonly unknown[]>(
    runtime: FakeRuntime,
    worklet: (request: string, ...rest: Rest) => void,
    request: string,
    ...rest: Rest
  ): Promise<void> => {
    assertText(request);
    runtime.begun++;
    await Promise.resolve();
    if (runtime.behaviour === 'hangs') return new Promise<void>(() => undefined);
    if (runtime.behaviour === 'crashes') throw new Error('Something broke in the runtime.');
    worklet(request, ...rest);
    letTheAppRun();
    runtime.ended++;
  },
};

/** Forgets earlier runtimes; the next ones behave as told. */
export const behave = (...ways: readonly RuntimeBehaviour[]): void => {
  behaviours = ways;
  runtimes = [];
  calls = [];
};

export const madeRuntimes = (): readonly FakeRuntime[] => runtimes;
