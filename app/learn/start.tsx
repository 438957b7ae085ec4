import { useRouter } from 'expo-router';
import { LearnStartPage } from '@/components/learn/learn-start-page';

export default function LearnStart() {
  const router = useRouter();
  return (
    <LearnStartPage
      onBack={() => (router.canGoBack() ? router.back() : router.replace('/learn'))}
    />
  );
}
