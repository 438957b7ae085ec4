import { useIsFocused, useRouter } from 'expo-router';
import { GamesScreen } from '@/components/screens-behind-home';

export default function Games() {
  const router = useRouter();
  return (
    <GamesScreen
      isFocused={useIsFocused()}
      onOpen={(id) => router.push({ pathname: '/game/[id]', params: { id } })}
      onPlay={() => router.push('/new-game')}
      onBack={() => (router.canGoBack() ? router.back() : router.replace('/'))}
    />
  );
}
