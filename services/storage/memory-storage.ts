import { assertReadable } from './rows';
import type { Storage, StoredDocument, StoredGame } from './storage';

interface Dated {
  readonly id: string;
  readonly updatedAt: number;
}

const latestFirst = (one: Dated, other: Dated): number =>
  other.updatedAt - one.updatedAt || (one.id < other.id ? -1 : 1);

const unfinishedFirst = (one: StoredGame, other: StoredGame): number =>
  Number(one.isOver) - Number(other.isOver) || latestFirst(one, other);

/** Keeps everything as long as it lives itself: for tests, and for where there is no database. */
export function createMemoryStorage(): Storage {
  const games = new Map<string, StoredGame>();
  const settings = new Map<string, string>();
  const documents = new Map<string, Map<string, StoredDocument>>();

  const documentsOf = (kind: string): Map<string, StoredDocument> => {
    const known = documents.get(kind) ?? new Map<string, StoredDocument>();
    documents.set(kind, known);
    return known;
  };

  return {
    listGames: async () => [...games.values()].sort(unfinishedFirst),
    saveGame: async (game) => {
      assertReadable(game);
      games.set(game.id, { ...game, moves: [...game.moves] });
    },
    removeGame: async (id) => void games.delete(id),

    readSetting: async (key) => settings.get(key) ?? null,
    writeSetting: async (key, value) => void settings.set(key, value),

    listDocuments: async (kind) => [...documentsOf(kind).values()].sort(latestFirst),
    saveDocument: async (kind, id, text) =>
      void documentsOf(kind).set(id, { id, text, updatedAt: Date.now() }),
    removeDocument: async (kind, id) => void documentsOf(kind).delete(id),
  };
}
