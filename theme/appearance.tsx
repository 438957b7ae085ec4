import { createContext, useContext, type PropsWithChildren } from 'react';
import { useColorScheme } from 'react-native';

/** By day, by night, or as the system has it. */
export type Appearance = 'system' | 'light' | 'dark';

const AppearanceContext = createContext<Appearance>('system');

interface AppearanceProviderProps extends PropsWithChildren {
  readonly appearance: Appearance;
}

/** What is inside looks as was chosen; without it, as the system has it. */
export function AppearanceProvider({ appearance, children }: AppearanceProviderProps) {
  return <AppearanceContext value={appearance}>{children}</AppearanceContext>;
}

export function useScheme(): 'light' | 'dark' {
  const chosen = useContext(AppearanceContext);
  const system = useColorScheme() === 'dark' ? 'dark' : 'light';
  return chosen === 'system' ? system : chosen;
}
