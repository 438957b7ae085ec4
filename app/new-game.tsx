import { useIsFocused, useRouter } from 'expo-router';
import { NewGameScreen } from '@/components/screens-behind-home';

export default function NewGame() {
  const router = useRouter();
  return (
    <NewGameScreen
      isFocused={useIsFocused()}
      // Opened by its address there is nothing to go back to.
      onClose={() => (router.canGoBack() ? router.back() : router.replace('/'))}
      onStarted={(id) => {
        const openGame = () => router.push({ pathname: '/game/[id]', params: { id } });
        const isOpenedByAddress = !router.canGoBack();
        router.dismissTo('/');
        // A browser writes both down as one step; home has to be a step of its own to lead back to.
        if (isOpenedByAddress) setTimeout(openGame, 0);
        else openGame();
      }}
    />
  );
}
