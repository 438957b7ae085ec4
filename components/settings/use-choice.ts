import { useSetting, useSettings } from '@/components/app-stores';
import type { Settings } from '@/state/settings';

/** One setting and the way to change it. */
export function useChoice<K extends keyof Settings>(
  key: K,
): readonly [Settings[K], (value: Settings[K]) => void] {
  const value = useSetting(key);
  const change = useSettings((state) => state.verbs.change);
  return [value, (next) => change({ [key]: next } as Partial<Settings>)];
}
