import vm from 'node:vm';

/** The number Bundle Mode gives the entry of react-native-worklets. */
const WORKLETS_ENTRY = -2;
/** What react-native-worklets calls a runtime that is neither the app's nor the screen's. */
const WORKER_KIND = 3;

/**
 * Loads a bundle into a bare JavaScript context in the way that the native part of react-native-worklets 0.10 loads
 * it into a runtime (ScriptLoader.h, WorkletRuntimeDecorator.cpp): the app's own entry is not run, and there is
 * nothing but the language, a clock and the native module, of which only what is used here is played.
 */
export const createWorkerRuntime = (bundle: string) => {
  const context = vm.createContext(
    {
      __RUNTIME_KIND: WORKER_KIND,
      _WORKLET: true,
      __DEV__: false,
      performance: { now: () => performance.now() },
      __workletsModuleProxy: {
        createSerializableNull: () => null,
        createSerializableUndefined: () => undefined,
        createSerializableBoolean: (value: boolean) => value,
        getStaticFeatureFlag: () => false,
        setDynamicFeatureFlag: () => undefined,
        scheduleOnRN: (run: (...args: readonly string[]) => void, args: readonly string[]) =>
          run(...args),
      },
      // Only text may cross.
      __serializer: (args: readonly unknown[]) => args.map(assertText),
    },
    // Phones evaluate no text.
    { codeGeneration: { strings: false, wasm: false } },
  );
  const run = (code: string): unknown => vm.runInContext(code, context, { filename: 'bundle.js' });
  run(`
    globalThis.global = globalThis;
    var require_;
    Object.defineProperty(globalThis, '__r', {
      configurable: true,
      get: () => () => undefined,
      set: (value) => { require_ = value; },
    });`);
  run(bundle);
  run(`
    Object.defineProperty(globalThis, '__r', { value: require_ });
    __r(${WORKLETS_ENTRY});`);

  return {
    /** Names that exist in browsers, Node or React Native, and not here. */
    missing: (names: readonly string[]) =>
      names.filter((name) => run(`typeof ${name}`) === 'undefined'),
    /** The function of a worklet, as `bundleUnpacker` of react-native-worklets gets it. */
    worklet: (hash: number) => run(`__r(${hash}).default({})`) as Worklet,
  };
};

/** The arguments of `serveInRuntime` in services/thinker/worklet-runtime.ts. */
type Worklet = (
  request: string,
  stop: { readonly getBlocking: () => boolean },
  tell: (message: string) => void,
) => void;

const assertText = (value: unknown): string => {
  if (typeof value !== 'string') throw new Error('Something else than text crosses to the app.');
  return value;
};
