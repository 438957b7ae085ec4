import { createRuntime, loadBundle, type Runtime } from './runtime';

/** A value on its way between runtimes; each makes its own copy of it. */
type Parcel = (runtime: Runtime) => unknown;

/** What stands for a parcel in JavaScript. */
type Ref = object;

/**
 * Plays the native part of react-native-worklets 0.10 (JSIWorkletsModuleProxy.cpp, Serializable.cpp) for an app's
 * runtime and worker runtimes, so far as the thinker uses it. Runtimes take turns where phones have threads: the
 * app's has one whenever a worker looks at shared memory, and when its work is done.
 */
export const playNativeWorklets = (bundle: string) => {
  const parcels = new WeakMap<Ref, Parcel>();
  const cells = new WeakMap<Parcel, { content: Parcel }>();
  const workers: Runtime[] = [];
  const seen = { begun: 0, ended: 0 };
  let forTheApp: readonly (() => void)[] = [];

  const refTo = (parcel: Parcel, ref: Ref = { __serializableRef: true }): Ref => {
    parcels.set(ref, parcel);
    return ref;
  };
  const parcelOf = (ref: Ref): Parcel => {
    const parcel = parcels.get(ref);
    if (parcel === undefined) throw new Error('Something crosses that was not packed.');
    return parcel;
  };
  const packed = (value: unknown): Ref => refTo(() => value);
  const open = (ref: Ref, runtime: Runtime): unknown => parcelOf(ref)(runtime);
  const openAll = (props: Readonly<Record<string, Ref>>, runtime: Runtime): object =>
    Object.fromEntries(Object.entries(props).map(([name, ref]) => [name, open(ref, runtime)]));

  const callInApp = (app: Runtime, run: Ref, args: readonly unknown[]): void => {
    const called = open(run, app);
    if (typeof called !== 'function') throw new Error('The app is asked to call no function.');
    called(...args);
  };
  const letTheAppRun = (): void => {
    const due = forTheApp;
    forTheApp = [];
    due.forEach((one) => one());
  };
  const runIn = (runtime: Runtime, worklet: Ref): void => {
    const called = open(worklet, runtime);
    if (typeof called !== 'function') throw new Error('A worklet is no function.');
    called();
  };

  const moduleFor = (runtime: Runtime) => ({
    getStaticFeatureFlag: () => false,
    setDynamicFeatureFlag: () => undefined,
    // The runtime of the screen is not played.
    runOnUISync: () => undefined,

    createSerializableNull: () => packed(null),
    createSerializableUndefined: () => packed(undefined),
    createSerializableBoolean: packed,
    createSerializableNumber: packed,
    createSerializableString: packed,
    createSerializableArray: (refs: readonly Ref[]) =>
      refTo((target) => refs.map((ref) => open(ref, target))),
    createSerializableObject: (props: Readonly<Record<string, Ref>>) =>
      refTo((target) => openAll(props, target)),
    createSerializableWorklet: (props: Readonly<Record<string, Ref>>) =>
      refTo((target) => target.call('__valueUnpacker', openAll(props, target))),
    createSerializableImport: (source: number, imported: string) =>
      refTo((target) => target.run(`__r(${source})[${JSON.stringify(imported)}]`)),
    createSerializableNonWorkletFunction: (value: unknown) => {
      const parcel: Parcel = (target) =>
        target === runtime ? value : refTo(parcel, target.call('__remoteFunctionUnpacker') as Ref);
      return refTo(parcel);
    },

    createSynchronizable: (initial: Ref) => {
      const parcel: Parcel = (target) => target.call('__synchronizableUnpacker', refTo(parcel));
      cells.set(parcel, { content: parcelOf(initial) });
      return refTo(parcel);
    },
    synchronizableGetBlocking: (ref: Ref) => {
      if (runtime.kind === 'worker') letTheAppRun();
      return cells.get(parcelOf(ref))?.content(runtime);
    },
    synchronizableSetBlocking: (ref: Ref, value: Ref) => {
      cells.set(parcelOf(ref), { content: parcelOf(value) });
    },

    createWorkletRuntime: (_name: string, initializer: Ref) => {
      const worker = start('worker', {});
      workers.push(worker);
      runIn(worker, initializer);
      return worker;
    },
    scheduleOnRuntime: (worker: Runtime, worklet: Ref) => {
      setImmediate(() => {
        seen.begun++;
        runIn(worker, worklet);
        seen.ended++;
        letTheAppRun();
      });
    },
    scheduleOnRN: (run: Ref, args: Ref) => {
      forTheApp = [...forTheApp, () => callInApp(app, run, open(args, app) as readonly unknown[])];
    },
    handlePromise: (settle: Ref, value: Ref) => {
      forTheApp = [...forTheApp, () => callInApp(app, settle, [open(value, app)])];
    },
  });

  const start = (kind: Runtime['kind'], globals: Readonly<Record<string, unknown>>): Runtime => {
    const proxy = {};
    const runtime = createRuntime(kind, { ...globals, __workletsModuleProxy: proxy });
    Object.assign(proxy, moduleFor(runtime));
    loadBundle(runtime, bundle);
    return runtime;
  };

  const app = start('app', { setTimeout, clearTimeout });
  return { app, workers, seen };
};
