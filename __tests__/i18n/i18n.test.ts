import { LEVELS, VARIANTS } from '@dama/engine';
import { LANGUAGES, pickLanguage } from '@/i18n/i18n';
import { en } from '@/i18n/en';
import { es } from '@/i18n/es';
import { ptBR } from '@/i18n/pt-BR';

test("the reader's first language that the app speaks is taken", () => {
  expect(pickLanguage(['pt-PT', 'en-GB'])).toBe('pt-BR');
  expect(pickLanguage(['de-DE', 'es-AR', 'en-US'])).toBe('es');
  expect(pickLanguage(['ja-JP'])).toBe('en');
  expect(pickLanguage([])).toBe('en');
  expect(LANGUAGES).toContain('pt-BR');
});

/** Every sentence by its key, with the names of the facts it mentions. */
const facts = (tree: object, path = ''): [string, string[]][] =>
  Object.entries(tree).flatMap(([key, value]: [string, string | object]) =>
    typeof value === 'object'
      ? facts(value, `${path}${key}.`)
      : [[path + key, [...value.matchAll(/\{\{\w+\}\}/g)].map(([name]) => name).sort()]],
  );

test.each([
  ['Portuguese', ptBR],
  ['Spanish', es],
])('no fact is lost in %s', (_language, sentences) => {
  expect(facts(sentences)).toEqual(facts(en));
});

test('every level has a name and a sentence', () => {
  expect(Object.keys(en.level)).toEqual(LEVELS.map(({ level }) => String(level)));
});

test('every game has a name and one line of its own', () => {
  const ids = VARIANTS.map(({ id }) => id);
  expect(Object.keys(en.variant)).toEqual(ids);
  for (const { variantAbout } of [en, ptBR, es]) {
    expect(Object.keys(variantAbout)).toEqual(ids);
    expect(new Set(Object.values(variantAbout)).size).toBe(ids.length);
  }
});
