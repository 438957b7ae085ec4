import { VARIANTS, type Rules } from '@dama/engine';
import type { TFunction } from 'i18next';
import { variantName, variantSentence } from '@/i18n/words';

/** Accents once they are apart from their letters; a range, since not every Hermes knows `\p{…}`. */
const ACCENTS = /[\u0300-\u036f]/g;

/** Without accents and capitals: nobody should have to type them. */
const plain = (text: string): string => text.normalize('NFD').replace(ACCENTS, '').toLowerCase();

/** Everything a game may be looked for by: its names, its board and what is special about it. */
const wordsOf = (t: TFunction, rules: Rules): string => {
  const { columns, rows } = rules.board;
  const words = [variantName(t, rules), rules.name, variantSentence(t, rules)];
  return plain([...words, `${columns}×${rows}`, `${columns}x${rows}`].join(' '));
};

/** The games that have every word in them, favourites first. */
export const findVariants = (
  t: TFunction,
  search: string,
  favourites: readonly string[],
): readonly Rules[] => {
  const wanted = plain(search).split(/\s+/);
  const found = VARIANTS.filter((rules) => {
    const words = wordsOf(t, rules);
    return wanted.every((word) => words.includes(word));
  });
  const isFavourite = ({ id }: Rules) => favourites.includes(id);
  return [...found.filter(isFavourite), ...found.filter((rules) => !isFavourite(rules))];
};
