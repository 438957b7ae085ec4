import type { DrawRule, Force, MaterialRule, Range } from '../../../engine/src/rules/draw-rule';
import { NO_LIMIT } from '../../../engine/src/rules/forces';
import type { Rules } from '../../../engine/src/rules/rules';

/** The draw rules of a game in a few words each, for tables in tests. */
export const summarizeDraws = (rules: Rules): readonly string[] => rules.draws.map(summarizeDraw);

const summarizeDraw = (rule: DrawRule): string => {
  switch (rule.kind) {
    case 'repetition':
      return `repetition ${rule.times}`;
    case 'quiet':
      return `quiet ${rule.moves} ${rule.without.join()}${rule.ownLimit ? ' own' : ''}`;
    case 'material':
      return summarizeMaterial(rule);
    case 'advantage':
      return `advantage ${rule.moves}`;
  }
};

const summarizeMaterial = (rule: MaterialRule): string =>
  [
    `${rule.moves}:`,
    summarizeForce(rule.strong),
    'v',
    summarizeForce(rule.weak),
    ...(rule.total ? [`total ${summarizeRange(rule.total)}`] : []),
    ...(rule.restart.length > 0 ? [`restart ${rule.restart.join()}`] : []),
    ...(rule.unlessCapture ? ['unless capture'] : []),
  ].join(' ');

const summarizeForce = ({ men, kings, pieces, longDiagonal }: Force): string =>
  [
    ...(men ? [`${summarizeRange(men)} men`] : []),
    ...(kings ? [`${summarizeRange(kings)} kings`] : []),
    ...(pieces ? [`${summarizeRange(pieces)} pieces`] : []),
    ...(longDiagonal === undefined ? [] : [longDiagonal ? 'on diagonal' : 'off diagonal']),
  ].join(' ');

const summarizeRange = ([least, most]: Range): string => {
  if (least === most) return `${least}`;
  return most === NO_LIMIT ? `${least}+` : `${least}-${most}`;
};
