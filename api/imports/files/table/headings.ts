import { beginning } from '#domain/definition/readable-text.ts';
import { parseAmount } from '#domain/text/parse.ts';
import type { ImportKind } from '../kind.ts';
import type { SheetRow } from '../sheet.ts';
import type { Column } from './guess.ts';
import { headingKey, headingName } from './heading-key.ts';
import type { Heading } from './joined-heading.ts';

const namesOf = ({ synonyms }: Pick<ImportKind, 'synonyms'>): ReadonlySet<string> =>
  new Set(Object.values(synonyms).flat().map(headingName));

const score = (known: ReadonlySet<string>, row: SheetRow): number => {
  const texts = row.cells.map((cell) => cell.trim()).filter(Boolean);
  if (texts.length < 2) return 0;
  const words = texts.filter((text) => /[a-z]/i.test(text) && text.length <= 60).length;
  const names = texts.filter((text) => known.has(headingName(text))).length;
  return (words / texts.length) * Math.min(texts.length, 8) + names * 3 - (texts.length - new Set(texts).size);
};

export const headingRowOf = (kind: Pick<ImportKind, 'synonyms'>, rows: readonly SheetRow[]): number => {
  const known = namesOf(kind);
  let best = rows[0]?.row ?? 1;
  let most = 0;
  for (const row of rows) {
    const value = score(known, row);
    if (value > most) {
      most = value;
      best = row.row;
    }
  }
  return best;
};

const SAMPLE = 5;
const NUMBERS = 12;

const amountIn = (text: string): string | null =>
  /^[^/]{1,24}$/.test(text) && !/^\d{15,}$/.test(text) ? parseAmount(text) : null;

/** With unique names ("Kolom 3" for an empty heading) and their first values. */
export const columnsOf = (heading: Heading | null, rows: readonly SheetRow[]): Column[] => {
  const width = Math.max(heading?.cells.length ?? 0, ...rows.map((row) => row.cells.length), 0);
  const names = new Set<string>();
  return Array.from({ length: width }, (_, at) => {
    const headingText = beginning((heading?.cells[at] ?? '').replace(/\s+/g, ' ').trim(), 120);
    let name = headingText || `Kolom ${at + 1}`;
    for (let again = 2; names.has(name); again++) name = `${headingText || `Kolom ${at + 1}`} (${again})`;
    names.add(name);
    const sample = rows.map((row) => row.cells[at] ?? '').filter((text) => text.trim() !== '');
    const parts = heading?.parts[at];
    const numbers = rows.slice(0, NUMBERS).map((row) => amountIn(row.cells[at] ?? ''));
    return {
      name,
      sample: sample.slice(0, SAMPLE),
      ...(numbers.some((number) => number !== null) ? { numbers } : {}),
      ...(parts ? { parts } : {}),
    };
  });
};

export const signatureOf = (columns: readonly Column[]): string =>
  columns
    .map((column) => headingKey(column.name))
    .join('|')
    .slice(0, 2000);
