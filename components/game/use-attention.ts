import { useEffect } from 'react';
import { AppState } from 'react-native';
import { useGame } from './game-store-context';

/** The game goes on while its screen is seen: another screen or app on top stops clocks and computer. */
export function useAttention(isFocused: boolean): void {
  const { attend, leave } = useGame((state) => state.verbs);
  useEffect(() => {
    if (!isFocused) return;
    const follow = (state: string) => (state === 'background' ? leave() : attend());
    follow(AppState.currentState);
    const listening = AppState.addEventListener('change', follow);
    return () => {
      listening.remove();
      leave();
    };
  }, [isFocused, attend, leave]);
}
