import { useIsFocused, useRouter } from 'expo-router';
import { LearnHome } from '@/components/screens-behind-home';

export default function Learn() {
  const router = useRouter();
  return (
    <LearnHome
      isFocused={useIsFocused()}
      onStart={() => router.push('/learn/start')}
      onGame={(id) => router.push({ pathname: '/learn/[id]', params: { id } })}
      onBack={() => (router.canGoBack() ? router.back() : router.replace('/'))}
    />
  );
}
