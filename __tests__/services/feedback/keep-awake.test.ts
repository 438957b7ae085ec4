import { activateKeepAwakeAsync, deactivateKeepAwake } from 'expo-keep-awake';
import { createKeepAwake } from '@/services/feedback/keep-awake';
import { settle, unhandledDuring } from './unhandled';

jest.mock('expo-keep-awake', () => ({
  activateKeepAwakeAsync: jest.fn(),
  deactivateKeepAwake: jest.fn(),
}));

const calls: string[] = [];

beforeEach(() => {
  calls.length = 0;
  jest.mocked(activateKeepAwakeAsync).mockReset();
  jest.mocked(activateKeepAwakeAsync).mockImplementation(async () => {
    calls.push('asks');
    await settle();
    calls.push('is awake');
  });
  jest.mocked(deactivateKeepAwake).mockReset();
  jest.mocked(deactivateKeepAwake).mockImplementation(async () => {
    calls.push('lets go');
  });
});

const settleAll = async () => {
  for (let i = 0; i < 5; i++) await settle();
};

describe('keeping the screen awake', () => {
  test('asks once, and lets go once', async () => {
    const keepAwake = createKeepAwake();
    for (const awake of [false, true, true, false, false]) keepAwake(awake);
    await settleAll();
    expect(calls).toEqual(['asks', 'is awake', 'lets go']);
  });

  test('never lets go of a lock before it is given', async () => {
    const keepAwake = createKeepAwake();
    for (const awake of [true, false, true]) keepAwake(awake);
    await settleAll();
    expect(calls).toEqual(['asks', 'is awake', 'lets go', 'asks', 'is awake']);
  });

  test('a screen that cannot be kept awake troubles nobody, and is asked again next time', async () => {
    jest.mocked(activateKeepAwakeAsync).mockRejectedValueOnce(new Error('low battery'));
    const keepAwake = createKeepAwake();
    expect(await unhandledDuring(() => keepAwake(true))).toEqual([]);
    keepAwake(false);
    keepAwake(true);
    await settleAll();
    expect(calls).toEqual(['lets go', 'asks', 'is awake']);
  });
});
