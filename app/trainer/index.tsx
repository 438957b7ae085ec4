import { useRouter } from 'expo-router';
import { TrainerScreen } from '@/components/screens-behind-home';

export default function Trainer() {
  const router = useRouter();
  return (
    <TrainerScreen
      onOpen={(id) => router.push({ pathname: '/trainer/[id]', params: { id } })}
      onGame={(id) => router.push({ pathname: '/game/[id]', params: { id } })}
      onNewTraining={() => router.push('/trainer/new')}
      onNewTournament={() => router.push('/trainer/new-tournament')}
      onBack={() => (router.canGoBack() ? router.back() : router.replace('/'))}
    />
  );
}
