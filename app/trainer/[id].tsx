import { useLocalSearchParams, useRouter } from 'expo-router';
import { SessionScreen } from '@/components/screens-behind-home';

export default function TrainerSession() {
  const router = useRouter();
  const { id } = useLocalSearchParams<{ id: string }>();
  return (
    <SessionScreen
      id={id}
      onBack={() => (router.canGoBack() ? router.back() : router.replace('/trainer'))}
    />
  );
}
