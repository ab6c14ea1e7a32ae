import type { Words } from '#domain/definition/document.ts';
import type { Fields } from '#domain/definition/field-forms.ts';
import { type Locale, say } from '#domain/messages/index.ts';
import { jakartaDay, jakartaTime } from '#domain/scope.ts';
import type { Column } from './table-file.ts';

/** "2025-11-15 09:00", in Jakarta. */
export const momentText = (at: number | null): string | null =>
  at === null ? null : `${jakartaDay(at)} ${jakartaTime(at)}`;

type Cells<R> = { readonly [K in keyof R]?: (record: R, locale: Locale) => string | null };

/** Amounts by field kind, the state as a label, times (`…At`) in Jakarta. `own`: overrides of single cells. */
export const documentColumns = <R extends object>(
  { fields, words }: { readonly fields: Fields; readonly words: Pick<Words, 'states'> },
  keys: readonly (keyof R & string)[],
  own: Cells<R> = {},
): ((locale: Locale) => readonly Column<R>[]) => {
  const cellOf = (record: R, key: keyof R & string, locale: Locale): string | null => {
    const cell = own[key];
    if (cell) return cell(record, locale);
    const value = record[key];
    if (value === null || value === undefined) return null;
    if (key === 'status') return say(locale, `${words.states}.${value}`);
    return typeof value === 'number' && key.endsWith('At') ? momentText(value) : String(value);
  };
  return (locale) =>
    keys.map((key) => ({
      key,
      ...(fields[key]?.kind === 'money' ? { amount: true } : {}),
      value: (record) => cellOf(record, key, locale),
    }));
};
