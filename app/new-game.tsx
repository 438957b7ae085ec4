import { useRouter } from 'expo-router';
import { NewGameScreen } from '@/components/game/new-game-screen';

export default function NewGame() {
  const router = useRouter();
  // Opened by its address there is nothing to go back to.
  const leave = () => (router.canGoBack() ? router.back() : router.replace('/'));
  return <NewGameScreen onDone={leave} />;
}
