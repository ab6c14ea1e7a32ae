import { rupiahShare, type Sen, sen, total } from '../definition/money.ts';
import type { AnnualForm } from './annual-form.ts';
import { assetOf, assetYear } from './assets.ts';
import { fiscalCharges } from './calculations/book-differences.ts';
import { investmentReduction } from './calculations/facilities.ts';
import { type AnnualEntries, answerIn, type EntryRow, rowsIn } from './entries.ts';
import { isSector, l1Result } from './l1.ts';

export type RowSums = Readonly<Record<string, Readonly<Record<string, Sen>>>>;

const amount = (row: EntryRow, column: string): Sen => sen(row[column] || '0');
const percentOf = (row: EntryRow, column: string, base: Sen): Sen =>
  rupiahShare(base, [amount(row, column), 10_000], 'down');

/** Amounts that the product computes from the other cells of a row, in sen. */
export const computedCells = (table: string, row: EntryRow, taxYear: number): Readonly<Record<string, Sen>> => {
  switch (table) {
    case '1A':
    case 'L9': {
      const { opening, charge, closing } = assetYear(row, taxYear);
      return { opening, charge, closing };
    }
    case 'L4A':
      return { tax: percentOf(row, 'rate', amount(row, 'base')) };
    case 'L13A':
      return { reduction: investmentReduction(taxYear, amount(row, 'realised')) };
    case 'L13B.III':
      return { reduction: percentOf(row, 'percent', amount(row, 'amount')) };
    case 'L13C':
      return { reduction: percentOf(row, 'percent', rupiahShare(amount(row, 'base'), [22, 100], 'down')) };
    case 'L14':
      return { open: ['u1', 'u2', 'u3', 'u4'].reduce((left, used) => left - amount(row, used), amount(row, 'amount')) };
    default:
      return {};
  }
};

const assetSums = (rows: readonly EntryRow[], year: number): Readonly<Record<string, Sen>> =>
  fiscalCharges(
    rows.flatMap((row) => {
      const asset = assetOf(row);
      return asset ? [{ group: asset.group, charge: assetYear(row, year).charge }] : [];
    }),
  );

const HALF_PERCENT = 200;

/** Slips of the 0.5 % regime, which the office lists in L3B although they belong to L5 (C.1a). */
const isSmall = (row: EntryRow): boolean =>
  amount(row, 'tax') !== 0 && amount(row, 'tax') * HALF_PERCENT === amount(row, 'base');

const slipSums = (rows: readonly EntryRow[], hasRegime: boolean): Readonly<Record<string, Sen>> => {
  const small = hasRegime ? total(rows.filter(isSmall).map((row) => amount(row, 'tax'))) : 0;
  return { small, tax: total(rows.map((row) => amount(row, 'tax'))) - small };
};

const sumOf = (rows: readonly EntryRow[], column: string): Sen => {
  const amounts: Sen[] = [];
  for (const row of rows) amounts.push(amount(row, column));
  return total(amounts);
};

const wanted = new WeakMap<AnnualForm, ReadonlyMap<string, ReadonlySet<string>>>();

/** Columns of each table that lines of the form are sums of. */
const wantedIn = (form: AnnualForm): ReadonlyMap<string, ReadonlySet<string>> => {
  const known = wanted.get(form);
  if (known) return known;
  const columns = new Map<string, Set<string>>();
  for (const feed of Object.values(form.feeds).flatMap((lines) => Object.values(lines)))
    if (feed.from === 'rows') columns.set(feed.table, (columns.get(feed.table) ?? new Set()).add(feed.column));
  wanted.set(form, columns);
  return columns;
};

/** Sums of a table that are more than those of a column of amounts. */
const specialSums = (
  table: string,
  rows: readonly EntryRow[],
  entries: AnnualEntries,
  taxYear: number,
): Readonly<Record<string, Sen>> => {
  if (table === 'L1') {
    const sector = answerIn(entries, 'INDUK', 'B.1');
    return isSector(sector) ? l1Result(sector, rows) : { net: 0, commercial: 0 };
  }
  if (table === '1A' || table === 'L9') return assetSums(rows, taxYear);
  return table === 'L3B' ? slipSums(rows, answerIn(entries, 'INDUK', 'C.1.a') === 'yes') : {};
};

/** Sums of the columns of row tables that lines are made of, in sen. */
export const rowSums = (form: AnnualForm, entries: AnnualEntries, taxYear: number): RowSums => {
  const sums: Record<string, Record<string, Sen>> = {};
  const columnsOf = wantedIn(form);
  for (const { table, sheet, columns } of form.tables) {
    const own = columnsOf.get(table);
    const rows = rowsIn(entries, sheet, table);
    if (!own || (rows.length === 0 && table !== 'L1')) continue;
    const special = specialSums(table, rows, entries, taxYear);
    const found: Record<string, Sen> = {};
    for (const name of own) {
      const isAmount = columns.some((column) => column.name === name && column.cell.kind === 'amount');
      found[name] =
        special[name] ??
        (isAmount ? sumOf(rows, name) : total(rows.map((row) => computedCells(table, row, taxYear)[name] ?? 0)));
    }
    sums[table] = found;
  }
  return sums;
};
