import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLibrary } from '@/components/app-stores';
import { NothingHere } from '@/components/ui/nothing-here';
import { GameScreen } from './game-screen';
import { GameStoreProvider } from './game-store-context';

interface GamePageProps {
  readonly id: string;
  readonly isFocused: boolean;
  readonly onHome: () => void;
  readonly onNewGame: () => void;
  readonly onSettings: () => void;
  readonly onTree: () => void;
  /** Another game took this one's place. */
  readonly onGame: (id: string) => void;
}

/** The game that an address names; a sentence where there is none, or none that can be read. */
export function GamePage({ id, onGame, onHome, ...rest }: GamePageProps) {
  const { t } = useTranslation();
  const { open, rematch } = useLibrary((state) => state.verbs);
  const [store] = useState(() => open(id));
  if (store === null) return <NothingHere sentence={t('game.gone')} onHome={onHome} />;
  if (typeof store === 'string')
    return <NothingHere sentence={t(`game.unreadable.${store}`)} onHome={onHome} />;
  const onRematch = () => {
    const next = rematch(id);
    if (next !== null) onGame(next);
  };
  return (
    <GameStoreProvider store={store}>
      <GameScreen {...rest} onBack={onHome} onRematch={onRematch} />
    </GameStoreProvider>
  );
}
