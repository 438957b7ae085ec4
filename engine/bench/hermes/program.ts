/** The program that is bundled for a VM: it answers requests, one line of JSON each. */
import { answer } from './answer';
import { ensureArrayAt } from './array-at';
import type { Request } from './request';

/** Hermes has this function and no console. */
declare const print: ((line: string) => void) | undefined;

export const answerAll = (requests: readonly Request[]): void => {
  ensureArrayAt();
  const write = typeof print === 'function' ? print : console.log;
  for (const request of requests) write(JSON.stringify(answer(request)));
};
