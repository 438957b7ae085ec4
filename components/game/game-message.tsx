import { useTranslation } from 'react-i18next';
import { makeSquare, outcomeOf, positionOf } from '@dama/engine';
import { outcomeSentence, refusalSentence } from '@/i18n/words';
import { levelToMove } from '@/state/game-store';
import { useGame } from './game-store-context';
import { MessageCard } from './message-card';

/** Who won and why, why a move was refused, or whose turn it is: the first of these that there is. */
export function GameMessage() {
  const { t } = useTranslation();
  const game = useGame((state) => state.game);
  const routes = useGame((state) => state.routes);
  const refusal = useGame((state) => state.refusal);
  const level = useGame(levelToMove);
  const { start } = useGame((state) => state.verbs);

  const { rules } = game;
  const outcome = outcomeOf(game);
  if (outcome !== null) {
    const again = { label: t('game.again'), onPress: () => start(rules) };
    return <MessageCard tone="result" text={outcomeSentence(t, rules, outcome)} action={again} />;
  }
  if (refusal !== null) {
    const nameOf = (square: number) => makeSquare(rules, square);
    return <MessageCard tone="warning" text={refusalSentence(t, rules, refusal, nameOf)} />;
  }
  if (level !== null) return <MessageCard tone="quiet" text={t('turn.thinking')} />;
  const { turn } = positionOf(game);
  const mustCapture = routes.every((move) => move.captured.length > 0);
  return (
    <MessageCard tone="quiet" text={t(mustCapture ? `turn.capture.${turn}` : `turn.${turn}`)} />
  );
}
