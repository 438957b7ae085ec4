import { useRouter } from 'expo-router';
import { NewTrainingScreen } from '@/components/screens-behind-home';

export default function NewTraining() {
  const router = useRouter();
  return (
    <NewTrainingScreen
      onStarted={(id) => router.replace({ pathname: '/trainer/[id]', params: { id } })}
      onClose={() => (router.canGoBack() ? router.back() : router.replace('/trainer'))}
    />
  );
}
