import en from './en/index.ts';
import id from './id/index.ts';

export type Locale = 'id' | 'en';
/** `{ key }` is itself a message in the same language. */
export type Params = Record<string, string | number | { readonly key: string }>;
export const catalogues = { id, en } as const;

const find = (locale: Locale, key: string): string | undefined => {
  let at: unknown = catalogues[locale];
  for (const part of key.split('.')) at = (at as Record<string, unknown> | undefined)?.[part];
  return typeof at === 'string' ? at : undefined;
};

/** With `%{name}` filled in. Falls back to English, then to the key itself. */
export const say = (locale: Locale, key: string, params: Params = {}): string =>
  (find(locale, key) ?? find('en', key) ?? key).replace(/%\{(\w+)\}/g, (whole, name: string) => {
    const value = params[name] ?? whole;
    return typeof value === 'object' ? say(locale, value.key) : String(value);
  });

export const hasWords = (key: string): boolean => find('id', key) !== undefined;
