import { useTranslation } from 'react-i18next';
import { ChoiceRow } from '@/components/ui/choice-row';
import { SwitchRow } from '@/components/ui/switch-row';
import type { Settings } from '@/state/settings';
import { settingAbout, settingLabel, valueLabel, type WrittenSetting } from './setting-words';
import { useChoice } from './use-choice';

/** The settings that have values of a kind. */
type SettingsOf<T> = {
  [K in WrittenSetting]: Settings[K] extends T ? K : never;
}[WrittenSetting];

/** A setting that is on or off. */
export function SettingSwitch({ name }: { readonly name: SettingsOf<boolean> }) {
  const { t } = useTranslation();
  const [isOn, setOn] = useChoice(name);
  return (
    <SwitchRow
      label={settingLabel(t, name)}
      {...settingAbout(t, name)}
      isOn={isOn}
      onChange={setOn}
    />
  );
}

interface SettingChoiceProps<K extends SettingsOf<string>> {
  readonly name: K;
  readonly values: readonly Settings[K][];
}

/** A setting that is one of a few words. */
export function SettingChoice<K extends SettingsOf<string>>(props: SettingChoiceProps<K>) {
  const { name, values } = props;
  const { t } = useTranslation();
  const [value, setValue] = useChoice(name);
  return (
    <ChoiceRow
      label={settingLabel(t, name)}
      value={value}
      choices={values.map((one) => ({ value: one, label: valueLabel(t, name, one) }))}
      onChange={setValue}
    />
  );
}
