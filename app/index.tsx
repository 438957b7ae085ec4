import { useIsFocused, useRouter } from 'expo-router';
import { useNotice } from '@/components/app-stores';
import { HomeScreen } from '@/components/home/home-screen';

export default function Index() {
  const router = useRouter();
  return (
    <HomeScreen
      isFocused={useIsFocused()}
      notice={useNotice()}
      onGame={(id) => router.push({ pathname: '/game/[id]', params: { id } })}
      onNewGame={() => router.push('/new-game')}
      onGames={() => router.push('/games')}
      onLearn={() => router.push('/learn')}
      onTrainer={() => router.push('/trainer')}
      onSettings={() => router.push('/settings')}
    />
  );
}
