import { AndroidHaptics, impactAsync, performAndroidHapticsAsync } from 'expo-haptics';
import { createGiveTap } from '@/services/feedback/create-give-tap';
import { createGiveTap as createGiveTapOnAndroid } from '@/services/feedback/create-give-tap.android';
import { createGiveTap as createGiveTapOnWeb } from '@/services/feedback/create-give-tap.web';
import { unhandledDuring } from './unhandled';

jest.mock('expo-haptics', () => ({
  ...jest.requireActual<object>('expo-haptics'),
  impactAsync: jest.fn(),
  performAndroidHapticsAsync: jest.fn(),
}));

beforeEach(() => {
  jest.mocked(impactAsync).mockReset().mockResolvedValue();
  jest.mocked(performAndroidHapticsAsync).mockReset().mockResolvedValue();
});

describe('taps', () => {
  test('are impacts on iOS', () => {
    const giveTap = createGiveTap();
    giveTap('light');
    giveTap('medium');
    expect(jest.mocked(impactAsync).mock.calls).toEqual([['light'], ['medium']]);
  });

  test("are the system's own effects on Android, never the bare motor", () => {
    const giveTap = createGiveTapOnAndroid();
    giveTap('light');
    giveTap('medium');
    expect(jest.mocked(performAndroidHapticsAsync).mock.calls).toEqual([
      [AndroidHaptics.Clock_Tick],
      [AndroidHaptics.Context_Click],
    ]);
    expect(impactAsync).not.toHaveBeenCalled();
  });

  test('do nothing in a browser', () => {
    createGiveTapOnWeb()('medium');
    expect(impactAsync).not.toHaveBeenCalled();
    expect(performAndroidHapticsAsync).not.toHaveBeenCalled();
  });

  test('that a device does not have trouble nobody', async () => {
    jest.mocked(impactAsync).mockRejectedValue(new Error('no motor'));
    jest.mocked(performAndroidHapticsAsync).mockRejectedValue(new Error('no motor'));
    const unhandled = await unhandledDuring(() => {
      createGiveTap()('light');
      createGiveTapOnAndroid()('light');
    });
    expect(unhandled).toEqual([]);
  });
});
