import type { DrawRule, Outcome, Refusal, Rules } from '@dama/engine';
import type { TFunction } from 'i18next';

type NameOf = (square: number) => string;

/** The name of a game; a player's own rules bring their own. */
export const variantName = (t: TFunction, rules: Rules): string =>
  t(`variant.${rules.id}` as 'variant.english', { defaultValue: rules.name });

/** What is special about a game, in one line; a player's own rules have none. */
export const variantSentence = (t: TFunction, rules: Rules): string =>
  t(`variantAbout.${rules.id}` as 'variantAbout.english', { defaultValue: '' });

/** The names are written for the levels the engine has; the type checker knows the first of them. */
export const levelName = (t: TFunction, level: number): string =>
  t(`level.${level}.name` as 'level.1.name');

export const levelSentence = (t: TFunction, level: number): string =>
  t(`level.${level}.about` as 'level.1.about');

/** `a, b and c` in the reader's language. */
const list = (t: TFunction, kind: 'and' | 'or', words: readonly string[]): string => {
  const last = words[words.length - 1] ?? '';
  const most = words.slice(0, -1).join(', ');
  return most === '' ? last : t(`list.${kind}`, { most, last });
};

/** Who won and why, in one sentence. */
export const outcomeSentence = (t: TFunction, rules: Rules, outcome: Outcome): string => {
  const result = outcome.winner === null ? t('result.draw') : t(`result.wins.${outcome.winner}`);
  return t('result.sentence', { result, reason: outcomeReason(t, rules, outcome) });
};

const outcomeReason = (t: TFunction, rules: Rules, outcome: Outcome): string => {
  if (outcome.winner === null) {
    return outcome.reason === 'rule' ? drawReason(t, outcome.rule) : t(`result.${outcome.reason}`);
  }
  if (outcome.reason === 'first-king') return t('result.first-king');
  const loser = outcome.winner === 'white' ? 'black' : 'white';
  // Where losing everything wins, it is the winner who has nothing left.
  const isAboutWinner =
    rules.goal === 'giveaway' && (outcome.reason === 'no-pieces' || outcome.reason === 'no-moves');
  return t(`result.${isAboutWinner ? outcome.winner : loser}.${outcome.reason}`);
};

const drawReason = (t: TFunction, rule: DrawRule): string => {
  switch (rule.kind) {
    case 'repetition':
      return t('result.repetition', { times: rule.times });
    case 'quiet': {
      const events = rule.without.map((event) => t(`event.${event}`));
      return t('result.quiet', { moves: rule.moves, events: list(t, 'or', events) });
    }
    case 'material':
      return rule.moves === 0
        ? t('result.unwinnable')
        : t('result.material', { moves: rule.moves });
    case 'advantage':
      return t('result.advantage', { moves: rule.moves });
  }
};

/** Why a move is refused, in one sentence. */
export const refusalSentence = (
  t: TFunction,
  rules: Rules,
  refusal: Refusal,
  nameOf: NameOf,
): string => {
  const names = (squares: readonly number[]) => list(t, 'or', squares.map(nameOf));
  switch (refusal.code) {
    case 'game-over':
      return outcomeSentence(t, rules, refusal.outcome);
    case 'not-your-piece':
      return t(`refusal.not-your-piece.${refusal.piece === null ? 'empty' : 'other'}`, {
        square: nameOf(refusal.square),
      });
    case 'blocked':
      return refusal.to === null
        ? t('refusal.blocked.piece', { square: nameOf(refusal.square) })
        : t('refusal.blocked.way', { square: nameOf(refusal.square), to: nameOf(refusal.to) });
    case 'must-capture':
      return t('refusal.must-capture', {
        count: refusal.squares.length,
        squares: names(refusal.squares),
      });
    case 'must-take-more':
    case 'must-take-more-kings':
    case 'must-take-more-value':
      return t(`refusal.${refusal.code}`, {
        takes: refusal.takes,
        most: refusal.most,
        squares: names(refusal.squares),
      });
    case 'must-take-with-king':
    case 'must-meet-king-first':
      return t(`refusal.${refusal.code}`, { squares: names(refusal.squares) });
    case 'must-go-on':
      return t('refusal.must-go-on', { squares: names(refusal.next) });
    case 'same-king':
      return t('refusal.same-king', { square: nameOf(refusal.square), limit: refusal.limit });
    case 'ambiguous':
      return t('refusal.ambiguous');
  }
};
