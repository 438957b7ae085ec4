import { useRouter } from 'expo-router';
import { NewTournamentScreen } from '@/components/screens-behind-home';

export default function NewTournament() {
  const router = useRouter();
  return (
    <NewTournamentScreen
      onStarted={(id) => router.replace({ pathname: '/trainer/[id]', params: { id } })}
      onClose={() => (router.canGoBack() ? router.back() : router.replace('/trainer'))}
    />
  );
}
