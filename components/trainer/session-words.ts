import type { TFunction } from 'i18next';
import { variantName } from '@/i18n/words';
import { isOverSession, totalGames, type Session } from '@/state/kept-trainer';

/** `Training · Brazilian`. */
export const sessionTitle = (t: TFunction, { work }: Session): string =>
  t(work.kind === 'training' ? 'trainer.trainingOf' : 'trainer.tournamentOf', {
    game: variantName(t, work.session.rules),
  });

export const progressText = (t: TFunction, session: Session): string =>
  t('trainer.progress', { played: session.work.session.played, total: totalGames(session) });

export const sessionState = (
  session: Session,
  running: string | null,
): 'running' | 'paused' | 'over' => {
  if (isOverSession(session)) return 'over';
  return session.id === running ? 'running' : 'paused';
};
