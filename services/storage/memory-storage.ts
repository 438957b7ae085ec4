import type { Storage, StoredDocument, StoredGame } from './storage';

const unfinishedThenLatest = (one: StoredGame, other: StoredGame): number =>
  Number(one.isOver) - Number(other.isOver) || other.updatedAt - one.updatedAt;

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
    listGames: async () => [...games.values()].sort(unfinishedThenLatest),
    saveGame: async (game) => void games.set(game.id, { ...game, moves: [...game.moves] }),
    removeGame: async (id) => void games.delete(id),

    readSetting: async (key) => settings.get(key) ?? null,
    writeSetting: async (key, value) => void settings.set(key, value),

    listDocuments: async (kind) =>
      [...documentsOf(kind).values()].sort((one, other) => other.updatedAt - one.updatedAt),
    saveDocument: async (kind, id, text) =>
      void documentsOf(kind).set(id, { id, text, updatedAt: Date.now() }),
    removeDocument: async (kind, id) => void documentsOf(kind).delete(id),
  };
}
