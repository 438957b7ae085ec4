interface HermesGlobals {
  readonly HermesInternal?: {
    readonly getInstrumentedStats: () => Readonly<Record<string, number>>;
  };
  readonly process?: { readonly memoryUsage: () => { readonly heapUsed: number } };
  readonly gc?: () => void;
}

/** Bytes of the objects still in use, in either VM; typed arrays lie outside this heap. */
export const heapBytes = (): number => {
  const { HermesInternal, process, gc } = globalThis as HermesGlobals;
  gc?.();
  if (HermesInternal !== undefined)
    return HermesInternal.getInstrumentedStats()['js_allocatedBytes'] ?? NaN;
  return process?.memoryUsage().heapUsed ?? NaN;
};
