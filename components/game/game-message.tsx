import { useTranslation } from 'react-i18next';
import { isOver, makeSquare, outcomeOf, positionOf } from '@dama/engine';
import type { TFunction } from 'i18next';
import { outcomeSentence, refusalSentence } from '@/i18n/words';
import type { GameState } from '@/state/game-store';
import { isWatched, levelToMove } from '@/state/turn';
import { isPerson } from '@/state/players';
import { useGame } from './game-store-context';
import { MessageCard, type MessageAction, type MessageTone } from './message-card';

interface Message {
  readonly tone: MessageTone;
  readonly text: string;
  readonly actions?: readonly MessageAction[];
}

interface GameMessageProps {
  readonly onRematch: () => void;
}

/** The one thing that a player should know now. */
export function GameMessage({ onRematch }: GameMessageProps) {
  const { t } = useTranslation();
  const state = useGame((all) => all);
  const message =
    viewing(t, state) ??
    result(t, state, onRematch) ??
    offer(t, state) ??
    refusal(t, state) ??
    hint(t, state) ??
    turn(t, state);
  return <MessageCard {...message} />;
}

type Teller = (t: TFunction, state: GameState) => Message | null;

const viewing: Teller = (t, { viewed, game, verbs }) =>
  viewed === null
    ? null
    : {
        tone: 'quiet',
        text: viewed === 0 ? t('view.start') : t('view.at', { move: Math.ceil(viewed / 2) }),
        actions: [
          { label: t('view.back'), onPress: () => verbs.view(game.cursor) },
          { label: t('view.playOn'), onPress: verbs.resumeHere },
        ],
      };

const result = (t: TFunction, { game }: GameState, onRematch: () => void): Message | null => {
  const outcome = outcomeOf(game);
  return (
    outcome && {
      tone: 'result',
      text: outcomeSentence(t, game.rules, outcome),
      actions: [{ label: t('game.rematch'), onPress: onRematch }],
    }
  );
};

const offer: Teller = (t, { offer: put, setup, verbs }) => {
  if (put === null) return null;
  if (put.answer === 'declined') return { tone: 'quiet', text: t('offer.declined') };
  const isAmongPeople = isPerson(setup.players.white) && isPerson(setup.players.black);
  if (!isAmongPeople) return { tone: 'quiet', text: t('offer.waiting') };
  return {
    tone: 'quiet',
    text: t(`offer.put.${put.by}`),
    actions: [
      { label: t('offer.accept'), onPress: () => verbs.answerDraw(true) },
      { label: t('offer.decline'), onPress: () => verbs.answerDraw(false) },
    ],
  };
};

const refusal: Teller = (t, { refusal: refused, game }) =>
  refused && {
    tone: 'warning',
    text: refusalSentence(t, game.rules, refused, (square) => makeSquare(game.rules, square)),
  };

const hint: Teller = (t, { hint: found }) => {
  if (found === null) return null;
  if (found === 'asked') return { tone: 'quiet', text: t('hint.asked') };
  return { tone: 'quiet', text: t('hint.found', { move: found.lines[0]?.moves[0] ?? '' }) };
};

const turn = (t: TFunction, state: GameState): Message => {
  if (state.isPaused && !isOver(state.game))
    return { tone: 'quiet', text: t(isWatched(state) ? 'paused.title' : 'paused.about') };
  if (levelToMove(state) !== null) return { tone: 'quiet', text: t('turn.thinking') };
  const { turn: color } = positionOf(state.game);
  const mustCapture = !isOver(state.game) && state.routes.every((move) => move.captured.length > 0);
  return { tone: 'quiet', text: t(mustCapture ? `turn.capture.${color}` : `turn.${color}`) };
};
