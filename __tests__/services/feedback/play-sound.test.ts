import { createAudioPlayer, setAudioModeAsync } from 'expo-audio';
import { createPlaySound } from '@/services/feedback/create-play-sound';
import { SOUND_FILES } from '@/services/feedback/sound-files';
import { settle, unhandledDuring } from './unhandled';

const mockPlayer = { play: jest.fn(), seekTo: jest.fn() };
jest.mock('expo-audio', () => ({
  createAudioPlayer: jest.fn(() => mockPlayer),
  setAudioModeAsync: jest.fn(),
}));

beforeEach(() => {
  jest.mocked(createAudioPlayer).mockClear();
  jest.mocked(setAudioModeAsync).mockReset().mockResolvedValue();
  mockPlayer.play.mockReset();
  mockPlayer.seekTo.mockReset().mockResolvedValue(undefined);
});

describe('sounds on a phone', () => {
  test('nothing is loaded before the first one', async () => {
    const playSound = createPlaySound();
    await settle();
    expect(createAudioPlayer).not.toHaveBeenCalled();
    playSound('move');
    await settle();
    expect(jest.mocked(createAudioPlayer).mock.calls.flat()).toEqual(Object.values(SOUND_FILES));
    expect(mockPlayer.play).toHaveBeenCalledTimes(1);
  });

  test('every file is loaded once, and every sound begins at its beginning', async () => {
    const playSound = createPlaySound();
    for (const event of ['move', 'move', 'end'] as const) playSound(event);
    await settle();
    expect(createAudioPlayer).toHaveBeenCalledTimes(Object.keys(SOUND_FILES).length);
    expect(mockPlayer.seekTo.mock.calls).toEqual([[0], [0], [0]]);
    expect(mockPlayer.play).toHaveBeenCalledTimes(3);
  });

  test('music goes on, and a silenced phone stays silent', async () => {
    createPlaySound()('move');
    await settle();
    expect(setAudioModeAsync).toHaveBeenCalledWith({
      playsInSilentMode: false,
      interruptionMode: 'mixWithOthers',
    });
  });

  test.each<[string, () => void]>([
    ['cannot be set up', () => jest.mocked(setAudioModeAsync).mockRejectedValue(new Error('busy'))],
    ['cannot be rewound', () => mockPlayer.seekTo.mockRejectedValue(new Error('not loaded'))],
    [
      'cannot be played',
      () =>
        mockPlayer.play.mockImplementation(() => {
          throw new Error('released');
        }),
    ],
    [
      'cannot be loaded',
      () =>
        jest.mocked(createAudioPlayer).mockImplementationOnce(() => {
          throw new Error('no such file');
        }),
    ],
  ])('audio that %s troubles nobody', async (_, breakIt) => {
    breakIt();
    const playSound = createPlaySound();
    const unhandled = await unhandledDuring(() => {
      playSound('move');
      playSound('capture');
    });
    expect(unhandled).toEqual([]);
  });
});
