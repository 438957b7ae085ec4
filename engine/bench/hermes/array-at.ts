/** `Array.prototype.at` came to Hermes after 0.12; the engine uses it, and phones have it. */
export const ensureArrayAt = (): void => {
  if ('at' in Array.prototype) return;
  // eslint-disable-next-line no-extend-native -- a method of the language that this VM lacks
  Object.defineProperty(Array.prototype, 'at', { value: at, configurable: true, writable: true });
};

const at = function <T>(this: readonly T[], index: number): T | undefined {
  return this[index < 0 ? this.length + index : index];
};
