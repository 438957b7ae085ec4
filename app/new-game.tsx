import { useIsFocused, useRouter } from 'expo-router';
import { NewGameScreen } from '@/components/new-game/new-game-screen';

export default function NewGame() {
  const router = useRouter();
  return (
    <NewGameScreen
      isFocused={useIsFocused()}
      // Opened by its address there is nothing to go back to.
      onClose={() => (router.canGoBack() ? router.back() : router.replace('/'))}
      onStarted={(id) => {
        router.dismissTo('/');
        router.push({ pathname: '/game/[id]', params: { id } });
      }}
    />
  );
}
