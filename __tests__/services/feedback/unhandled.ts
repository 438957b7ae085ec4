/** Lets everything that waits for nothing else happen. */
export const settle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));

/** What an app would report as an error that nobody handled. */
export const unhandledDuring = async (act: () => void): Promise<readonly unknown[]> => {
  const unhandled: unknown[] = [];
  const note = (reason: unknown): void => {
    unhandled.push(reason);
  };
  process.on('unhandledRejection', note);
  act();
  await settle();
  await settle();
  process.off('unhandledRejection', note);
  return unhandled;
};
