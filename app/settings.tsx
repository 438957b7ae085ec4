import { useRouter } from 'expo-router';
import { SettingsScreen } from '@/components/screens-behind-home';

export default function Settings() {
  const router = useRouter();
  // Opened by its address there is nothing to go back to.
  return (
    <SettingsScreen onBack={() => (router.canGoBack() ? router.back() : router.replace('/'))} />
  );
}
