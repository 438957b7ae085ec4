import { renderHook } from '@testing-library/react-native';
import { useColorScheme } from 'react-native';
import type { PropsWithChildren } from 'react';
import { AppearanceProvider, type Appearance } from '@/theme/appearance';
import { dark, light } from '@/theme/palette';
import { usePalette } from '@/theme/use-palette';

jest.mock('react-native/Libraries/Utilities/useColorScheme', () => ({
  __esModule: true,
  default: jest.fn(),
}));

const paletteFor = (appearance: Appearance, system: 'light' | 'dark') => {
  jest.mocked(useColorScheme).mockReturnValue(system);
  const wrapper = ({ children }: PropsWithChildren) => (
    <AppearanceProvider appearance={appearance}>{children}</AppearanceProvider>
  );
  return renderHook(usePalette, { wrapper }).result.current;
};

test('what the player chose goes before the system', () => {
  expect(paletteFor('dark', 'light')).toBe(dark);
  expect(paletteFor('light', 'dark')).toBe(light);
});

test('without a choice the app follows the system', () => {
  expect(paletteFor('system', 'light')).toBe(light);
  expect(paletteFor('system', 'dark')).toBe(dark);
});
