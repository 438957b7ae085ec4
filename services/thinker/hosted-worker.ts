/** What a host needs of a worker; a browser's `Worker` is one. */
export interface HostedWorker<Request, Message> {
  onmessage: ((event: { readonly data: Message }) => void) | null;
  onerror: (() => void) | null;
  onmessageerror: (() => void) | null;
  readonly postMessage: (request: Request) => void;
  readonly terminate: () => void;
}

/** Asks a worker, and hears its messages and that it failed, in whatever way. */
export const ask = <Request, Message>(
  worker: HostedWorker<Request, Message>,
  request: Request,
  hear: (event: { readonly data: Message }) => void,
  fail: () => void,
): void => {
  worker.onmessage = hear;
  worker.onerror = fail;
  worker.onmessageerror = fail;
  worker.postMessage(request);
};
