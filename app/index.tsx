import { useRouter } from 'expo-router';
import { GameScreen } from '@/components/game/game-screen';

export default function Index() {
  const router = useRouter();
  return <GameScreen onNewGame={() => router.push('/new-game')} />;
}
