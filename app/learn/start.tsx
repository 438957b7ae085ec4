import { useRouter } from 'expo-router';
import { LearnStartPage } from '@/components/screens-behind-home';

export default function LearnStart() {
  const router = useRouter();
  return (
    <LearnStartPage
      onBack={() => (router.canGoBack() ? router.back() : router.replace('/learn'))}
    />
  );
}
