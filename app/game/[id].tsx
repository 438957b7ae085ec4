import { useIsFocused, useLocalSearchParams, useRouter } from 'expo-router';
import { GamePage } from '@/components/game/game-page';

export default function Game() {
  const { id } = useLocalSearchParams<{ id: string }>();
  const router = useRouter();
  return (
    <GamePage
      key={id}
      id={id}
      isFocused={useIsFocused()}
      onHome={() => router.dismissTo('/')}
      onNewGame={() => router.push('/new-game')}
      onSettings={() => router.push('/settings')}
      onTree={() => router.push({ pathname: '/learn/[id]', params: { id } })}
      onGame={(next) => router.replace({ pathname: '/game/[id]', params: { id: next } })}
    />
  );
}
