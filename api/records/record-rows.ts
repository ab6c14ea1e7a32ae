import type { PlainRecord } from '#domain/definition/plain-record.ts';
import type { RecordField } from '#domain/definition/record-field.ts';
import { type Locale, say } from '#domain/messages/index.ts';
import { formatDay } from '#domain/text/format.ts';
import { parseDay } from '#domain/text/parse.ts';

type Values = Readonly<Record<string, unknown>>;

const LOCALES: readonly Locale[] = ['id', 'en'];

const plain = (text: string): string => text.trim().toLowerCase();

export const headingOf = ({ resource }: PlainRecord, name: string, locale: Locale): string =>
  say(locale, `resources.${resource}.fields.${name}`);

const codeText = (
  { resource }: PlainRecord,
  name: string,
  { words }: RecordField,
  code: unknown,
  locale: Locale,
): string =>
  say(
    locale,
    words === undefined
      ? `ra.boolean.${code}`
      : `${typeof words === 'string' ? words : `resources.${resource}.codes.${name}`}.${code}`,
  );

/** Texts of codes, days as DD/MM/YYYY. */
export const cellText = (record: PlainRecord, name: string, value: unknown, locale: Locale): string => {
  const field = record.fields[name];
  if (!field || value === null || value === undefined) return '';
  const named = (code: unknown) => codeText(record, name, field, code, locale);
  switch (field.kind) {
    case 'day':
      return formatDay(String(value));
    case 'flag':
    case 'choice':
      return named(value);
    case 'choices':
      return (value as readonly unknown[]).map(named).join(', ');
    default:
      return String(value);
  }
};

/** In either language or the code itself. Other text stays, and is refused. */
const readCell = (record: PlainRecord, name: string, field: RecordField, text: string): unknown => {
  if (text.trim() === '') return field.kind === 'choices' ? [] : null;
  const coded = (codes: readonly unknown[], word: string): unknown =>
    codes.find((code) =>
      [String(code), ...LOCALES.map((locale) => codeText(record, name, field, code, locale))].some(
        (one) => plain(one) === plain(word),
      ),
    ) ?? word;
  switch (field.kind) {
    case 'day':
      return parseDay(text) ?? text;
    case 'count':
      return /^\d+$/.test(text.trim()) ? Number(text) : text;
    case 'decimal':
      return text.trim().replace(',', '.');
    case 'flag':
      return coded([true, false], text);
    case 'choice':
      return coded(field.codes ?? [], text);
    case 'choices':
      return text.split(',').map((one) => coded(field.codes ?? [], one));
    default:
      return text;
  }
};

export type FileRow = {
  readonly row: number;
  readonly values: Values;
  /** The record that the row replaces. */
  readonly seen?: { readonly id: string; readonly version: number };
};

/** Headings are labels in either language, or names of fields. */
export const rowsOf = (
  record: PlainRecord,
  cells: readonly { readonly row: number; readonly cells: readonly string[] }[],
): readonly FileRow[] => {
  const [head, ...body] = cells;
  const names = (head?.cells ?? []).map((heading) =>
    Object.keys(record.fields).find((name) =>
      [name, ...LOCALES.map((locale) => headingOf(record, name, locale))].some((one) => plain(one) === plain(heading)),
    ),
  );
  return body
    .filter((one) => one.cells.some((text) => text.trim() !== ''))
    .map((one) => ({
      row: one.row,
      values: Object.fromEntries(
        names.flatMap((name, at) => {
          const field = name === undefined ? undefined : record.fields[name];
          return name !== undefined && field ? [[name, readCell(record, name, field, one.cells[at] ?? '')]] : [];
        }),
      ),
    }));
};
