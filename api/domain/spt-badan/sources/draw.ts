import { sen } from '../../definition/money.ts';
import type { EntryRow, SheetEntries } from '../entries.ts';
import { SOURCE, sourceOf } from './mark.ts';
import type { Filling, SourceName } from './source.ts';

/** What a sheet had from a source when it was drawn last. `print` is a digest of the filling. */
export type Drawn = {
  readonly at: number;
  readonly by: string;
  readonly print: string;
  readonly lines: Readonly<Record<string, string>>;
};

export type DrawnSources = Readonly<Partial<Record<SourceName, Drawn>>>;

type Drawing = {
  readonly name: SourceName;
  readonly filling: Filling;
  readonly before: Drawn | undefined;
  /** Typed entries of the same document or line give way; otherwise they stay. */
  readonly replaceTyped: boolean;
};

const plain = (text: string | undefined): string => (text ?? '').replace(/[\s./-]/g, '').toUpperCase();

/** What makes two rows the same one: the account, the receipt, the place, or withholder and number. */
const identityOf = (row: EntryRow): string => {
  if (row.code) return row.code;
  if (row.ntpn) return plain(row.ntpn);
  if (row.element) return row.element;
  if (row.nitku) return row.nitku;
  return row.number ? `${plain(row.npwp)} ${plain(row.number)}` : '';
};

/** Texts of amounts: '' and '0' are the same, '10' and '10.00' too. */
const sameAmount = (one: string | undefined, other: string | undefined): boolean =>
  sen(one || '0') === sen(other || '0');

const AMOUNT = /^(-?\d{1,13}(\.\d{1,2})?)?$/;

const sameText = (one = '', other = ''): boolean =>
  one === other || (AMOUNT.test(one) && AMOUNT.test(other) && sameAmount(one, other));

const sameCells = (one: EntryRow, other: EntryRow): boolean =>
  [...Object.keys(one), ...Object.keys(other)].every((name) => name === SOURCE || sameText(one[name], other[name]));

/**
 * A sheet with what a source has for it. Only rows with a mark of the source and lines as it filled them are replaced.
 * Typed rows and lines that say the same become those of the source; `stayed` counts those that say something else.
 */
export const drawInto = (
  sheet: SheetEntries,
  { name, filling, before, replaceTyped }: Drawing,
): { readonly entries: SheetEntries; readonly stayed: number; readonly lines: Readonly<Record<string, string>> } => {
  let stayed = 0;
  const rows: Record<string, readonly EntryRow[]> = { ...sheet.rows };
  for (const table of new Set([...Object.keys(sheet.rows), ...Object.keys(filling.rows)])) {
    const fresh = filling.rows[table] ?? [];
    const others = (sheet.rows[table] ?? []).filter((row) => sourceOf(row)?.name !== name);
    const byIdentity = new Map(fresh.map((row) => [identityOf(row), row]));
    const givesWay = (row: EntryRow): boolean => {
      const drawn = identityOf(row) === '' ? undefined : byIdentity.get(identityOf(row));
      return drawn !== undefined && (replaceTyped || sameCells(drawn, row));
    };
    const stay = others.filter((row) => !givesWay(row));
    const taken = new Set(stay.map(identityOf));
    stayed += stay.filter((row) => identityOf(row) !== '' && byIdentity.has(identityOf(row))).length;
    const next = [...stay, ...fresh.filter((row) => !taken.has(identityOf(row)))];
    if (next.length > 0 || sheet.rows[table]) rows[table] = next;
  }
  const lines: Record<string, string> = { ...sheet.lines };
  const isOurs = (line: string): boolean =>
    sameAmount(lines[line], '') ||
    (before !== undefined && line in before.lines && sameAmount(lines[line], before.lines[line]));
  const drawnLines: Record<string, string> = {};
  for (const line of Object.keys(before?.lines ?? {})) if (!(line in filling.lines) && isOurs(line)) delete lines[line];
  for (const [line, amount] of Object.entries(filling.lines)) {
    if (replaceTyped || isOurs(line) || sameAmount(lines[line], amount)) {
      lines[line] = amount;
      drawnLines[line] = amount;
    } else stayed += 1;
  }
  const answers: Record<string, string> = { ...sheet.answers };
  for (const [line, answer] of Object.entries(filling.answers))
    if ((answers[line] ?? '') === '') answers[line] = answer;
  return { entries: { ...sheet, rows, lines, answers }, stayed, lines: drawnLines };
};
