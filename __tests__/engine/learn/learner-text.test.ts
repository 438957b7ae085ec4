import * as fc from 'fast-check';
import { learnerFrom, newLearner, type Learner } from '../../../engine/src/learn/learner';
import { makePlayerText, parsePlayerText, suits } from '../../../engine/src/learn/learner-text';
import { FEATURES, type Feature } from '../../../engine/src/search/features';
import { VARIANTS } from '../../../engine/src/rules/variants';
import { WEIGHTS } from '../../../engine/src/search/weights';
import { rulesOf } from '../support/fen';
import { must } from '../support/must';

const russian = rulesOf('russian');
const learner = learnerFrom(russian, WEIGHTS['flying-8']);

const perFeature = (value: fc.Arbitrary<number>) =>
  fc
    .record(Object.fromEntries(FEATURES.map((feature) => [feature, value])))
    .map((values) => values as Record<Feature, number>);

const anyNumber = (least: number, most: number) =>
  fc.double({ min: least, max: most, noNaN: true }).map((value) => value + 0);

const anyLearner: fc.Arbitrary<Learner> = fc.record({
  family: fc.constantFrom(...VARIANTS.map((rules) => newLearner(rules).family)),
  weights: perFeature(anyNumber(-5000, 5000)),
  pushed: perFeature(anyNumber(0, 1e9)),
  limits: fc.record({
    nodes: fc.integer({ min: 1, max: 50_000 }),
    depth: fc.integer({ min: 1, max: 99 }),
  }),
  games: fc.nat(),
});

test('every learner comes back as it was', () => {
  fc.assert(
    fc.property(anyLearner, fc.stringMatching(/^[a-z][a-z ]{0,20}[a-z]$/), (one, name) => {
      const text = makePlayerText({ name, learner: one });
      expect(text).not.toContain('\n');
      expect(parsePlayerText(text)).toEqual({
        ok: true,
        value: { name: name.replace(/ +/g, ' '), learner: one },
      });
    }),
  );
});

test('any name makes a text that can be read', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (name) => {
      const text = makePlayerText({ name, learner });
      expect(text).not.toContain('\n');
      expect(parsePlayerText(text)).toMatchObject({ ok: true, value: { learner } });
    }),
  );
});

test('what a message has put around a text does no harm', () => {
  const text = `Look at this!\n\n  ${makePlayerText({ name: 'Ada', learner })}  \nHave fun`;
  expect(parsePlayerText(text)).toEqual({ ok: true, value: { name: 'Ada', learner } });
});

const errorOf = (text: string) => {
  const read = parsePlayerText(text);
  return read.ok ? null : read.error;
};

const changed = (change: (fields: Record<string, unknown>) => Record<string, unknown>): string =>
  `dama-player 1 ${JSON.stringify(change({ name: 'Ada', ...learner }))}`;

test.each([
  ['nothing', '', 'not-a-player'],
  ['another text', '1. c3-d4', 'not-a-player'],
  ['JSON of something else', '{"name":"Ada"}', 'not-a-player'],
  ['a later version', 'dama-player 2 {"soul":1}', 'newer-version'],
  ['half of a text', makePlayerText({ name: 'Ada', learner }).slice(0, 200), 'damaged'],
  ['no JSON', 'dama-player 1 {man:100}', 'damaged'],
  ['a family that is none', changed((f) => ({ ...f, family: 'chess' })), 'damaged'],
  [
    'a weight too large',
    changed((f) => ({ ...f, weights: { ...WEIGHTS.english, man: 5001 } })),
    'damaged',
  ],
  [
    'a weight that is no number',
    changed((f) => ({ ...f, weights: { ...WEIGHTS.english, man: '1' } })),
    'damaged',
  ],
  [
    'a weight that is null',
    changed((f) => ({ ...f, weights: { ...WEIGHTS.english, man: null } })),
    'damaged',
  ],
  [
    'a feature nobody knows',
    changed((f) => ({ ...f, weights: { ...WEIGHTS.english, luck: 1 } })),
    'damaged',
  ],
  ['a search without end', changed((f) => ({ ...f, limits: { nodes: 1e9, depth: 3 } })), 'damaged'],
  ['no name', changed(({ name: _, ...f }) => f), 'damaged'],
  ['a field too many', changed((f) => ({ ...f, more: 1 })), 'damaged'],
  ['weights out of a prototype', 'dama-player 1 {"__proto__":{"name":"x"}}', 'damaged'],
])('%s is refused with a sentence', (_, text, code) => {
  const error = must(errorOf(text));
  expect(error.code).toBe(code);
  expect(error.message).toMatch(/^[A-Z].*\.$/);
});

test('a number that JSON writes and nobody can count with is refused', () => {
  const text = makePlayerText({ name: 'Ada', learner }).replace(/"man":[\d.]+/, '"man":1e999');
  expect(errorOf(text)?.code).toBe('damaged');
});

test('a feature that an older player did not know counts for nothing', () => {
  const { man, king } = WEIGHTS.english;
  const read = parsePlayerText(changed((f) => ({ ...f, weights: { man, king } })));
  expect(read).toMatchObject({ ok: true, value: { learner: { weights: { man, king, edge: 0 } } } });
});

test('nothing that is put in makes it throw', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), fc.nat(300), (junk, at) => {
      const text = makePlayerText({ name: 'Ada', learner });
      expect(typeof parsePlayerText(junk).ok).toBe('boolean');
      expect(typeof parsePlayerText(text.slice(0, at) + junk + text.slice(at)).ok).toBe('boolean');
      expect(typeof parsePlayerText(`dama-player 1 ${junk}`).ok).toBe('boolean');
    }),
  );
});

test('a learner suits the games of its family', () => {
  expect(suits(learner, rulesOf('brazilian'))).toBe(true);
  expect(suits(learner, rulesOf('english'))).toBe(false);
});
