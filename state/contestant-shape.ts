import { CHARACTER_IDS, LEVELS, type Contestant } from '@dama/engine';
import { isTrained } from './learner-shape';
import { hasFields, isWhole } from './shapes';

const isCharacter = hasFields<Extract<Contestant, { kind: 'character' }>>({
  kind: (value): value is 'character' => value === 'character',
  id: (value): value is (typeof CHARACTER_IDS)[number] => CHARACTER_IDS.some((id) => id === value),
});
const isLevel = hasFields<Extract<Contestant, { kind: 'level' }>>({
  kind: (value): value is 'level' => value === 'level',
  level: isWhole(1, LEVELS.length),
});
export const isContestant = (value: unknown): value is Contestant =>
  isCharacter(value) || isLevel(value) || isTrained(value);
