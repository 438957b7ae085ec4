import { serveWork, type TrainerMessage } from '@/services/trainer/trainer-messages';
import type { TrainerWorker } from '@/services/trainer/worker-trainer';

/**
 * - `plays`: to the end
 * - `crashes late`: after a few snapshots
 * - `reports`: a few snapshots, and then nothing more
 */
export type Behaviour =
  'plays' | 'reports' | 'crashes' | 'crashes late' | 'hangs' | 'garbles' | 'cannot start';

/** A workshop of workers that run the real program, or fail in the way named; the last way is kept up. */
export const fakeTrainerWorkers = (...behaviours: readonly Behaviour[]) => {
  const workers: FakeTrainerWorker[] = [];
  return {
    workers,
    start: (): TrainerWorker => {
      const behaviour = behaviours[Math.min(workers.length, behaviours.length - 1)] ?? 'plays';
      const worker = new FakeTrainerWorker(behaviour);
      workers.push(worker);
      if (behaviour === 'cannot start') throw new Error('No worker can be started here.');
      return worker;
    },
  };
};

const SNAPSHOTS = 3;

export class FakeTrainerWorker implements TrainerWorker {
  onmessage: TrainerWorker['onmessage'] = null;
  onerror: TrainerWorker['onerror'] = null;
  onmessageerror: TrainerWorker['onmessageerror'] = null;
  isTerminated = false;
  readonly texts: string[] = [];
  readonly rests: boolean[] = [];

  constructor(private readonly behaviour: Behaviour) {}

  terminate(): void {
    this.isTerminated = true;
  }

  rest(isResting: boolean): void {
    this.rests.push(isResting);
  }

  postMessage(text: string): void {
    this.texts.push(text);
    queueMicrotask(() => this.work(text));
  }

  private work(text: string): void {
    if (this.behaviour === 'crashes') this.onerror?.();
    if (this.behaviour === 'garbles') this.onmessageerror?.();
    if (this.behaviour === 'plays') this.play(text, Infinity);
    if (this.behaviour === 'reports') this.play(text, SNAPSHOTS);
    if (this.behaviour === 'crashes late') {
      this.play(text, SNAPSHOTS);
      this.onerror?.();
    }
  }

  /** Every thirty steps are half a second. */
  private play(text: string, most: number): void {
    let time = 0;
    let snapshots = 0;
    const tell = (message: TrainerMessage): void => {
      snapshots++;
      this.tell(message);
    };
    const now = (): number => (time += 500 / 30);
    serveWork(text, now, tell, () => this.isTerminated || snapshots >= most);
  }

  tell(message: TrainerMessage): void {
    if (!this.isTerminated) this.onmessage?.({ data: message });
  }
}
