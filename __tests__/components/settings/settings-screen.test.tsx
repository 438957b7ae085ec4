import { screen, within } from '@testing-library/react-native';
import { SettingsScreen } from '@/components/settings/settings-screen';
import { LANGUAGES } from '@/i18n/i18n';
import { DEFAULT_SETTINGS, parseSettings, type Settings } from '@/state/settings';
import { showScreen } from '../../support/show-screen';

const showSettings = (options: Parameters<typeof showScreen>[1] = {}) => {
  const onBack = jest.fn();
  return { onBack, ...showScreen(<SettingsScreen onBack={onBack} />, options) };
};

const choices: readonly [string, string, Partial<Settings>][] = [
  ['Board', 'Wood', { boardTheme: 'wood' }],
  ['Pieces', 'Ivory', { pieceSet: 'ivory' }],
  ['Coordinates', 'On every square', { coordinates: 'squares' }],
  ['When two share the phone, the board', 'Faces both', { orientation: 'facing' }],
  ['In landscape, the panel stands', 'Left', { panelSide: 'left' }],
  ['Move pieces by', 'Drag', { input: 'drag' }],
  ['Animation', 'Slow', { speed: 2 }],
  ['Animation', 'Fast', { speed: 0.5 }],
  ['Animation', 'Off', { speed: 0 }],
  ['Appearance', 'Dark', { appearance: 'dark' }],
  ['Language', 'Español', { language: 'es' }],
];

test.each(choices)('%s can be %s, and is kept', async (group, name, changes) => {
  const { user, chosen, storage } = showSettings();
  const radio = within(screen.getByLabelText(group)).getByRole('radio', { name });
  expect(radio).not.toBeChecked();
  await user.press(radio);
  expect(radio).toBeChecked();
  expect(chosen()).toEqual({ ...DEFAULT_SETTINGS, ...changes });
  expect(parseSettings(await storage.readSetting('settings'))).toEqual(chosen());
});

const switches: readonly [string, Partial<Settings>][] = [
  ['Highlights', { highlights: false }],
  ['Show what the computer thinks', { showThinking: true }],
  ['Touch-move', { touchMove: true }],
  ['Finish forced captures', { finishForced: true }],
  ['Sounds', { sounds: false }],
  ['Vibration', { haptics: false }],
];

test.each(switches)('%s can be switched and switched back', async (name, changes) => {
  const { press, chosen } = showSettings();
  await press('switch', name);
  expect(chosen()).toEqual({ ...DEFAULT_SETTINGS, ...changes });
  await press('switch', name);
  expect(chosen()).toEqual(DEFAULT_SETTINGS);
});

const steps: readonly [string, Partial<Settings>][] = [
  ['More: Difficulty', { level: 4 }],
  ['Less: Size of the board', { boardSize: 0.9 }],
  ['Less: Least time of a computer move', { minMoveTime: 250 }],
];

test.each(steps)('%s is one step', async (name, changes) => {
  const { press, chosen } = showSettings();
  await press('button', name);
  expect(chosen()).toEqual({ ...DEFAULT_SETTINGS, ...changes });
});

test('another game is chosen from the list', async () => {
  const { press, chosen } = showSettings();
  await press('button', 'Game: Brazilian');
  await press('radio', 'International');
  expect(chosen().variant).toBe('international');
  expect(screen.getByRole('button', { name: 'Game: International' })).toBeOnTheScreen();
});

test.each(LANGUAGES)('every setting has its words in %s', (language) => {
  showSettings({ language });
  expect(screen.queryByText(/settings\.|languageName/)).toBeNull();
  expect(screen.queryByLabelText(/settings\.|languageName/)).toBeNull();
});

test('there is a way back', async () => {
  const { press, onBack } = showSettings();
  await press('button', 'Back');
  expect(onBack).toHaveBeenCalledTimes(1);
});
