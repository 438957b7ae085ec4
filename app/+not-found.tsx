import { useRouter } from 'expo-router';
import { useTranslation } from 'react-i18next';
import { NothingHere } from '@/components/ui/nothing-here';

export default function NotFound() {
  const router = useRouter();
  const { t } = useTranslation();
  return <NothingHere sentence={t('ui.nothingHere')} onHome={() => router.dismissTo('/')} />;
}
