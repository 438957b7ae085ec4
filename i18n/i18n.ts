import { createInstance, type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { en, type Sentences } from './en';
import { es } from './es';
import { ptBR } from './pt-BR';

export const LANGUAGES = ['en', 'pt-BR', 'es'] as const;
export type Language = (typeof LANGUAGES)[number];

const sentences: Record<Language, Sentences> = { en, 'pt-BR': ptBR, es };

/** The language that suits a reader best, by the tags the system lists, the most wanted first. */
export const pickLanguage = (tags: readonly string[]): Language => {
  for (const tag of tags) {
    const wanted = tag.slice(0, 2).toLowerCase();
    const found = LANGUAGES.find((language) => language.slice(0, 2) === wanted);
    if (found) return found;
  }
  return 'en';
};

/**
 * Where Intl.PluralRules is missing (Hermes on some phones), i18next takes 1 for singular and the rest for
 * plural, which is right for all three languages.
 */
export const createI18n = (language: Language): i18n => {
  const instance = createInstance();
  void instance.use(initReactI18next).init({
    lng: language,
    fallbackLng: 'en',
    resources: Object.fromEntries(
      LANGUAGES.map((code) => [code, { translation: sentences[code] }]),
    ),
    initAsync: false,
    // React escapes what it shows.
    interpolation: { escapeValue: false },
  });
  return instance;
};
