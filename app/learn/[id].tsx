import { useLocalSearchParams, useRouter } from 'expo-router';
import { LearnPage } from '@/components/screens-behind-home';

export default function LearnGame() {
  const router = useRouter();
  const { id } = useLocalSearchParams<{ id: string }>();
  return (
    <LearnPage
      key={id}
      id={id}
      onBack={() =>
        router.canGoBack()
          ? router.back()
          : router.replace({ pathname: '/game/[id]', params: { id } })
      }
    />
  );
}
