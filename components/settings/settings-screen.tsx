import { useTranslation } from 'react-i18next';
import { PageScroll } from '@/components/ui/page-scroll';
import { Screen } from '@/components/ui/screen';
import { AppSettings } from './app-settings';
import { BoardSettings } from './board-settings';
import { HandSettings } from './hand-settings';
import { PlaySettings } from './play-settings';

interface SettingsScreenProps {
  readonly onBack: () => void;
}

/** Everything that can be chosen; each choice holds at once. */
export function SettingsScreen({ onBack }: SettingsScreenProps) {
  const { t } = useTranslation();
  return (
    <Screen
      title={t('settings.title')}
      leave={{ icon: 'back', label: t('ui.back'), onPress: onBack }}
    >
      <PageScroll>
        <PlaySettings />
        <BoardSettings />
        <HandSettings />
        <AppSettings />
      </PageScroll>
    </Screen>
  );
}
