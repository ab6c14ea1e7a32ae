import polyglot from 'ra-i18n-polyglot';
import type { I18nProvider, TranslationMessages } from 'react-admin';
import { speakLocale } from '../client/http.ts';
import { queryClient } from '../client/query-client.ts';

export type Locale = 'id' | 'en';

const locales = [
  { locale: 'id', name: 'Bahasa Indonesia' },
  { locale: 'en', name: 'English' },
];

const load = (locale: string) =>
  locale === 'en' ? import('#domain/messages/en/index.ts') : import('#domain/messages/id/index.ts');

const loaded = new Map<string, TranslationMessages>();

/**
 * One language is loaded at a time. Each catalogue holds all messages of react-admin; a test compares them with
 * react-admin's own.
 */
const wordsOf = async (locale: string): Promise<TranslationMessages> => {
  const words = loaded.get(locale) ?? (await load(locale)).default;
  loaded.set(locale, words);
  return words;
};

export const startLocale = (): Locale => (localStorage.getItem('patuh.locale') === 'en' ? 'en' : 'id');

/** Session and permissions do not depend on the language. */
const WITHOUT_WORDS: ReadonlySet<string> = new Set(['session', 'auth']);

const settle = (locale: string): void => {
  document.documentElement.lang = locale;
  speakLocale(locale);
  localStorage.setItem('patuh.locale', locale);
};

export const makeI18n = async (start: Locale): Promise<I18nProvider> => {
  settle(start);
  await wordsOf(start);
  const provider = polyglot((locale) => loaded.get(locale) ?? wordsOf(locale), start, locales, { allowMissing: true });
  return {
    ...provider,
    changeLocale: async (locale) => {
      await provider.changeLocale(locale);
      settle(locale);
      // Texts from the server are in the previous language, so all queries on the page are read again.
      await queryClient.invalidateQueries({ predicate: ({ queryKey: [about] }) => !WITHOUT_WORDS.has(String(about)) });
    },
  };
};
