import polyglot from 'ra-i18n-polyglot';
import type { I18nProvider, TranslationMessages } from 'react-admin';
import { together } from '#domain/messages/together.ts';
import { speakLocale } from '../client/http.ts';
import { queryClient } from '../client/query-client.ts';
import type { Locale } from '../client/start-locale.ts';

const locales = [
  { locale: 'id', name: 'Bahasa Indonesia' },
  { locale: 'en', name: 'English' },
];

const load = {
  id: { first: () => import('#domain/messages/id/first.ts'), rest: () => import('#domain/messages/id/rest.ts') },
  en: { first: () => import('#domain/messages/en/first.ts'), rest: () => import('#domain/messages/en/rest.ts') },
} as const;

const codeOf = (locale: string): Locale => (locale === 'en' ? 'en' : 'id');

const loaded = new Map<string, TranslationMessages>();

/**
 * One language is loaded at a time. Each catalogue holds all messages of react-admin; a test compares them with
 * react-admin's own.
 */
const loadWords = async (locale: string): Promise<void> => {
  if (loaded.has(locale)) return;
  const { first, rest } = load[codeOf(locale)];
  const [some, others] = await Promise.all([first(), rest()]);
  loaded.set(locale, together(some.default, others.default));
};

/** Session and permissions do not depend on the language. */
const WITHOUT_WORDS: ReadonlySet<string> = new Set(['session', 'auth']);

const settle = (locale: string): void => {
  document.documentElement.lang = locale;
  speakLocale(locale);
  localStorage.setItem('patuh.locale', locale);
};

const isIn = (words: TranslationMessages, key: string): boolean =>
  typeof key.split('.').reduce<unknown>((at, part) => (at as Record<string, unknown> | undefined)?.[part], words) ===
  'string';

export type Words = {
  readonly provider: I18nProvider;
  /** Loads the other texts. Resolves to whether one of them was missing meanwhile. */
  readonly complete: () => Promise<boolean>;
};

export const makeWords = async (start: Locale, first: boolean): Promise<Words> => {
  settle(start);
  const ahead: TranslationMessages | null = first ? (await load[start].first()).default : null;
  if (!ahead) await loadWords(start);
  const wordsOf = (locale: string) => loaded.get(locale) ?? (ahead as TranslationMessages);
  const inner = polyglot(wordsOf, start, locales, { allowMissing: true });
  let missed = false;
  const changeTo = async (locale: string): Promise<void> => {
    await loadWords(locale);
    await inner.changeLocale(locale);
  };
  const provider: I18nProvider = {
    ...inner,
    translate: (key, options) => {
      missed ||= ahead !== null && !loaded.has(inner.getLocale()) && !isIn(ahead, key);
      return inner.translate(key, options);
    },
    changeLocale: async (locale) => {
      await changeTo(locale);
      settle(locale);
      // Texts from the server are in the previous language, so all queries on the page are read again.
      await queryClient.invalidateQueries({ predicate: ({ queryKey: [about] }) => !WITHOUT_WORDS.has(String(about)) });
    },
  };
  const completed = async (): Promise<boolean> => {
    await loadWords(start);
    if (ahead && inner.getLocale() === start) await inner.changeLocale(start);
    return missed;
  };
  let completing: Promise<boolean> | null = null;
  const complete = (): Promise<boolean> => {
    completing ??= completed().catch((error: unknown) => {
      completing = null;
      throw error;
    });
    return completing;
  };
  return { provider, complete };
};
