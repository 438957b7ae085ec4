/** What a host needs of a worker; a browser's `Worker` is one. */
export interface HostedWorker<Request, Message> {
  onmessage: ((event: { readonly data: Message }) => void) | null;
  onerror: (() => void) | null;
  onmessageerror: (() => void) | null;
  readonly postMessage: (request: Request) => void;
  readonly terminate: () => void;
}
