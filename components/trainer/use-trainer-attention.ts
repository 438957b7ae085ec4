import { useEffect } from 'react';
import { AppState } from 'react-native';
import { useTrainer } from '@/components/app-stores';

/** Games are played while the app is in sight: out of it they pause, and back in it they go on. */
export function useTrainerAttention(): void {
  const { leave, attend } = useTrainer((state) => state.verbs);
  useEffect(() => {
    const follow = (state: string) => void (state === 'background' ? leave() : attend());
    const listening = AppState.addEventListener('change', follow);
    return () => listening.remove();
  }, [leave, attend]);
}
