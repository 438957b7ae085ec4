import { useTranslation } from 'react-i18next';
import { ChoiceRow } from '@/components/ui/choice-row';
import { Section } from '@/components/ui/section';
import { APPEARANCES, LANGUAGE_CHOICES } from '@/state/settings';
import { SettingChoice, SettingSwitch } from './setting-rows';
import { useChoice } from './use-choice';

export function AppSettings() {
  const { t } = useTranslation();
  const [language, setLanguage] = useChoice('language');
  return (
    <Section title={t('settings.app')}>
      <SettingChoice name="appearance" values={APPEARANCES} />
      <ChoiceRow
        label={t('settings.language.label')}
        value={language}
        choices={LANGUAGE_CHOICES.map((value) => ({
          value,
          label: value === 'system' ? t('settings.language.system') : t(`languageName.${value}`),
        }))}
        onChange={setLanguage}
      />
      <SettingSwitch name="sounds" />
      <SettingSwitch name="haptics" />
    </Section>
  );
}
