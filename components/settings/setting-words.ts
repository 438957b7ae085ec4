import type { TFunction } from 'i18next';

/** The settings whose sentences have the form `settings.NAME.label`. */
export type WrittenSetting =
  | 'boardTheme'
  | 'pieceSet'
  | 'coordinates'
  | 'highlights'
  | 'showThinking'
  | 'panelSide'
  | 'orientation'
  | 'input'
  | 'touchMove'
  | 'finishForced'
  | 'speed'
  | 'appearance'
  | 'sounds'
  | 'haptics';

export const settingLabel = (t: TFunction, name: WrittenSetting): string =>
  t(`settings.${name}.label`);

/** What it means, where the label is not enough. */
export const settingAbout = (t: TFunction, name: WrittenSetting): { about?: string } => {
  const about = t(`settings.${name}.about` as 'settings.highlights.about', { defaultValue: '' });
  return about === '' ? {} : { about };
};

/** The words are written for the values that the settings have; tests see that each is there. */
export const valueLabel = (t: TFunction, name: WrittenSetting, value: string): string =>
  t(`settings.${name}.${value}` as 'settings.speed.off');
