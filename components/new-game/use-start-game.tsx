import { useState, type ReactNode } from 'react';
import { useReducedMotion } from 'react-native-reanimated';
import type { Color } from '@dama/engine';
import { useLibrary, useSettings, useTrainer } from '@/components/app-stores';
import { setupFrom } from '@/state/game-setup';
import type { Settings } from '@/state/settings';
import { LotCeremony } from './lot-ceremony';

interface StartGame {
  /** Starts the game that is chosen; against whom may be said anew. */
  readonly start: (opponent?: Settings['opponent']) => void;
  /** Shown over the screen while the colour is drawn. */
  readonly ceremony: ReactNode;
}

/** A drawn lot: the next game with its colour settled. */
type Drawn = Settings & { readonly seat: Color };

/** Nothing starts on a screen that is being left: a second tap on the way out is not meant. */
export function useStartGame(isFocused: boolean, onStarted: (id: string) => void): StartGame {
  const settings = useSettings((state) => state.settings);
  const { change } = useSettings((state) => state.verbs);
  const { begin } = useLibrary((state) => state.verbs);
  const trained = useTrainer((state) => state.players);
  const isStill = useReducedMotion() || settings.speed === 0;
  const [drawn, setDrawn] = useState<Drawn | null>(null);

  const beginWith = (chosen: Settings) => onStarted(begin(setupFrom(chosen, Math.random, trained)));

  const start = (against?: Settings['opponent']) => {
    if (!isFocused) return;
    const opponent = against ?? settings.opponent;
    change({ opponent });
    const chosen = { ...settings, opponent };
    if (settings.seat !== 'lot' || isStill) return beginWith(chosen);
    setDrawn({ ...chosen, seat: Math.random() < 0.5 ? 'white' : 'black' });
  };

  const ceremony = drawn && (
    <LotCeremony
      drawn={drawn}
      onDone={() => {
        setDrawn(null);
        beginWith(drawn);
      }}
    />
  );
  return { start, ceremony };
}
