import vm from 'node:vm';

/** The number Bundle Mode gives the entry of react-native-worklets. */
const WORKLETS_ENTRY = -2;

/** What react-native-worklets calls its runtimes. */
export const RUNTIME_KINDS = { app: 1, worker: 3 } as const;
export type RuntimeKind = keyof typeof RUNTIME_KINDS;

/** A context of JavaScript with a bundle in it, and nothing else but the language and what is given. */
export interface Runtime {
  readonly kind: RuntimeKind;
  /** Evaluates an expression, or runs statements. */
  readonly run: (code: string) => unknown;
  /** Calls a function that the bundle has put into the global object. */
  readonly call: (name: string, ...args: readonly unknown[]) => unknown;
}

export const createRuntime = (
  kind: RuntimeKind,
  globals: Readonly<Record<string, unknown>>,
): Runtime => {
  const context = vm.createContext(
    {
      __RUNTIME_KIND: RUNTIME_KINDS[kind],
      __DEV__: false,
      performance: { now: () => performance.now() },
      ...globals,
    },
    // Phones evaluate no text.
    { codeGeneration: { strings: false, wasm: false } },
  );
  const run = (code: string): unknown => vm.runInContext(code, context, { filename: 'bundle.js' });
  const call = (name: string, ...args: readonly unknown[]): unknown => {
    const called = run(name);
    if (typeof called !== 'function') throw new Error(`${name} is no function.`);
    return called(...args);
  };
  return { kind, run, call };
};

/** Loads a bundle without starting the app, as ScriptLoader.h of react-native-worklets 0.10 does. */
export const loadBundle = ({ run }: Runtime, bundle: string): void => {
  run(`
    globalThis.global = globalThis;
    globalThis.realRequire = undefined;
    Object.defineProperty(globalThis, '__r', {
      configurable: true,
      get: () => () => undefined,
      set: (value) => { globalThis.realRequire = value; },
    });`);
  run(bundle);
  run(`
    Object.defineProperty(globalThis, '__r', { value: globalThis.realRequire });
    delete globalThis.realRequire;
    __r(${WORKLETS_ENTRY});`);
};
