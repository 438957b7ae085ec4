import type { ThinkRequest } from '@/services/thinker/thinker';
import type { ThinkerWorker } from '@/services/thinker/worker-host';
import { serve, type WorkerMessage } from '@/services/thinker/worker-messages';

export type Behaviour = 'answers' | 'reports' | 'crashes' | 'hangs' | 'garbles' | 'cannot start';

/** A workshop of workers that run the real program, or fail in the way named; the last way is kept up. */
export const fakeWorkers = (...behaviours: readonly Behaviour[]) => {
  const workers: FakeWorker[] = [];
  return {
    workers,
    start: (): ThinkerWorker => {
      const behaviour = behaviours[Math.min(workers.length, behaviours.length - 1)] ?? 'answers';
      const worker = new FakeWorker(behaviour);
      workers.push(worker);
      if (behaviour === 'cannot start') throw new Error('No worker can be started here.');
      return worker;
    },
  };
};

export class FakeWorker implements ThinkerWorker {
  onmessage: ThinkerWorker['onmessage'] = null;
  onerror: ThinkerWorker['onerror'] = null;
  onmessageerror: ThinkerWorker['onmessageerror'] = null;
  isTerminated = false;
  readonly requests: ThinkRequest[] = [];

  constructor(private readonly behaviour: Behaviour) {}

  terminate(): void {
    this.isTerminated = true;
  }

  postMessage(request: ThinkRequest): void {
    this.requests.push(request);
    // As a message is copied on its way, so must everything in it be able to be.
    const received = structuredClone(request);
    queueMicrotask(() => this.work(received));
  }

  private work(request: ThinkRequest): void {
    if (this.behaviour === 'crashes') this.onerror?.();
    if (this.behaviour === 'garbles') this.onmessageerror?.();
    if (this.behaviour === 'answers')
      serve(
        request,
        () => 0,
        (message) => this.tell(message),
      );
    if (this.behaviour === 'reports') this.report(request);
  }

  /** Says what it found, and then nothing more. */
  private report(request: ThinkRequest): void {
    let time = 0;
    const tell = (message: WorkerMessage): void => {
      if (message.kind === 'progress') this.tell(message);
    };
    serve(request, () => (time += 1000), tell);
  }

  tell(message: WorkerMessage): void {
    if (!this.isTerminated) this.onmessage?.({ data: structuredClone(message) });
  }
}
