import { parsePlayerText } from '@dama/engine';
import type { Storage, StoredDocument } from '@/services/storage/storage';
import { isWorkOver, totalOf, type Work } from '@/services/trainer/work';
import { parseWork } from './parse-work';
import type { TrainedPlayer } from './trained-player';

/** A training or a tournament that is kept. */
export interface Session {
  readonly id: string;
  readonly work: Work;
  /** Milliseconds since 1970. */
  readonly updatedAt: number;
}

export const isOverSession = ({ work }: Session): boolean => isWorkOver(work);

export const totalGames = ({ work }: Session): number => totalOf(work);

/** What trainings and tournaments there are, and who was trained in them. */
export interface KeptTrainer {
  /** The latest first. */
  readonly sessions: readonly Session[];
  /** The latest first. */
  readonly players: readonly TrainedPlayer[];
  /** How many of what was kept cannot be read; they stay as they are. */
  readonly unreadable: number;
}

export const readTrainer = async ({
  listDocuments,
}: Pick<Storage, 'listDocuments'>): Promise<KeptTrainer> => {
  const [trainings, tournaments, players] = await Promise.all([
    listDocuments('training'),
    listDocuments('tournament'),
    listDocuments('player'),
  ]);
  const works = [...trainings, ...tournaments].sort((a, b) => b.updatedAt - a.updatedAt);
  const sessions = works.flatMap(parseSession);
  const readPlayers = players.flatMap(parsePlayer);
  const unreadable = works.length - sessions.length + players.length - readPlayers.length;
  return { sessions, players: readPlayers, unreadable };
};

const parseSession = ({ id, text, updatedAt }: StoredDocument): readonly Session[] => {
  const work = parseWork(text);
  return work === null ? [] : [{ id, work, updatedAt }];
};

const parsePlayer = ({ id, text }: StoredDocument): readonly TrainedPlayer[] => {
  const player = parsePlayerText(text);
  return player.ok ? [{ id, ...player.value }] : [];
};
