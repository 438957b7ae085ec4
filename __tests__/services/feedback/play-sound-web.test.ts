import { createPlaySound } from '@/services/feedback/create-play-sound.web';
import { FEEDBACK_EVENTS } from '@/services/feedback/feedback';
import { settle, unhandledDuring } from './unhandled';

jest.mock('@/assets/sounds/move.wav', () => 'move');
jest.mock('@/assets/sounds/capture.wav', () => 'capture');
jest.mock('@/assets/sounds/crown.wav', () => 'crown');
jest.mock('@/assets/sounds/end.wav', () => 'end');
jest.mock('@/assets/sounds/low-time.wav', () => 'low-time');

const players: FakeAudio[] = [];
const heard: string[] = [];
let play: () => Promise<void>;

class FakeAudio {
  currentTime = 0.07;
  constructor(readonly address: string) {
    players.push(this);
  }
  play(): Promise<void> {
    heard.push(`${this.address} from ${this.currentTime}`);
    this.currentTime = 0.07;
    return play();
  }
}

const audio = Object.getOwnPropertyDescriptor(globalThis, 'Audio');

beforeEach(() => {
  players.length = 0;
  heard.length = 0;
  play = () => Promise.resolve();
  Object.assign(globalThis, { Audio: FakeAudio });
});

afterAll(() => {
  if (audio === undefined) Reflect.deleteProperty(globalThis, 'Audio');
  else Object.defineProperty(globalThis, 'Audio', audio);
});

describe('sounds in a browser', () => {
  test('nothing is loaded before the first one, and nothing twice', async () => {
    const playSound = createPlaySound();
    expect(players).toEqual([]);
    playSound('capture');
    playSound('end');
    await settle();
    expect(players.map((player) => player.address)).toEqual([...FEEDBACK_EVENTS]);
  });

  test('every event has its own sound, always from the beginning', async () => {
    const playSound = createPlaySound();
    const events = [...FEEDBACK_EVENTS, ...FEEDBACK_EVENTS];
    events.forEach(playSound);
    await settle();
    expect(heard).toEqual(events.map((event) => `${event} from 0`));
  });

  test.each<[string, () => void]>([
    ['refused before the first gesture', () => (play = () => Promise.reject(new Error('refused')))],
    [
      'that throws',
      () => {
        play = () => {
          throw new Error('broken');
        };
      },
    ],
    ['that does not exist', () => Reflect.deleteProperty(globalThis, 'Audio')],
  ])('audio %s troubles nobody', async (_, breakIt) => {
    breakIt();
    const playSound = createPlaySound();
    expect(await unhandledDuring(() => playSound('move'))).toEqual([]);
  });

  test('a sound after a refusal is tried again', async () => {
    play = () => Promise.reject(new Error('refused'));
    const playSound = createPlaySound();
    playSound('move');
    await settle();
    play = () => Promise.resolve();
    playSound('move');
    await settle();
    expect(heard).toEqual(['move from 0', 'move from 0']);
  });
});
