import { type Sen, sen } from '#domain/definition/money.ts';
import { withNaturalBalances } from '#domain/trial-balance/natural-balances.ts';
import type { BookedAccount, UnreadRow } from '#domain/trial-balance/propose.ts';
import { differenceOf } from '#domain/trial-balance/sums.ts';
import { type CellReader, cellReader, readDecimal } from '../cells/reader.ts';
import { surveyor } from '../cells/survey.ts';
import { type RawRow, type Style, unknownStyle } from '../raw.ts';
import { Refusal } from '../refusal.ts';
import type { Book } from '../sheet.ts';
import { rowsUnder, type TablePlan } from '../table/read.ts';
import { type TrialBalanceField, trialBalanceTable } from './fields.ts';

export type ReadTrialBalance = {
  readonly accounts: readonly BookedAccount[];
  readonly unread: readonly UnreadRow[];
};

const MOST_UNREAD = 500;

const AMOUNTS = ['debit', 'credit', 'balance'] as const;
type AmountField = (typeof AMOUNTS)[number];

/** A minus, or the side: "1.000-", "1.000 K", "1.000 Cr", "1.000 D" and "1.000 Dr". */
const BEHIND = /^(.*\d(?:,[-–])?)\s*(?:(-)|([kc]r?)|d[br]?)\.?$/i;
/** "(1.000)", "-1.000" and "Rp -1.000". */
const AROUND = /^\((.+)\)$|^(?:rp\.?|idr)?\s*-\s*(.+)$/i;

/** The number without its sign. A column of debits or of credits has its side already. */
const signed = (text: string, field: AmountField): { readonly bare: string; readonly isNegative: boolean } => {
  const [, number = text, minus, side] = BEHIND.exec(text) ?? [];
  const [, bracketed, negative] = AROUND.exec(number) ?? [];
  const bare = bracketed ?? negative;
  const isCredit = field === 'balance' && side !== undefined;
  return { bare: bare ?? number, isNegative: bare !== undefined || minus !== undefined || isCredit };
};

const amountOf = (reader: CellReader<TrialBalanceField>, negative: ReadonlySet<AmountField>): Sen | null => {
  const read = (field: AmountField): Sen | null => {
    const decimal = readDecimal(reader, field, 2);
    if (decimal === null) return null;
    return negative.has(field) ? -sen(decimal) : sen(decimal);
  };
  const [debit, credit] = [read('debit'), read('credit')];
  if (debit !== null || credit !== null) return (debit ?? 0) - (credit ?? 0);
  return read('balance');
};

const isTotal = (name: string): boolean => /^(?:sub\s*-?\s*|grand\s+)?(?:total|jumlah)\b/i.test(name);
const stem = (number: string): string => number.replace(/[^0-9A-Za-z]/g, '').replace(/0+$/, '');

/** A heading that has the sum of the accounts under it counts once, in those. Headings may be under headings. */
const withoutSums = (accounts: readonly BookedAccount[]): BookedAccount[] => {
  const single: BookedAccount[] = [];
  for (const account of accounts.toReversed()) {
    const own = stem(account.number);
    const isUnder = ({ number }: BookedAccount) => stem(number).length > own.length && stem(number).startsWith(own);
    const end = single.findIndex((one) => !isUnder(one));
    const under = single.slice(0, end < 0 ? single.length : end);
    // One account under another may have its amount by chance, unless the upper number is that of a heading.
    const few = /0$/.test(account.number) ? 1 : 2;
    const isSum = own !== '' && account.amount !== 0 && under.length >= few && differenceOf(under) === account.amount;
    if (!isSum) single.unshift(account);
  }
  return single;
};

/** Number and name in one cell: "1-1100 Kas". */
const JOINED = /^(\d[\d.\-/]*\d)\s*[-–:]?\s+(\p{L}.*)$/u;

const readTable = async (book: Book, plan: TablePlan): Promise<ReadTrialBalance> => {
  const raw: { readonly row: RawRow; readonly negative: ReadonlySet<AmountField> }[] = [];
  const survey = surveyor(trialBalanceTable);
  await rowsUnder(trialBalanceTable, book, plan, (row) => {
    const cells = { ...row.cells };
    const negative = new Set<AmountField>();
    for (const field of AMOUNTS) {
      const text = cells[field]?.trim();
      if (text === undefined) continue;
      const { bare, isNegative } = signed(text, field);
      cells[field] = bare;
      if (isNegative) negative.add(field);
    }
    if (AMOUNTS.every((field) => cells[field] === undefined)) return;
    const own = { ...row, cells };
    survey.look([own]);
    raw.push({ row: own, negative });
  });
  const style: Style = { ...unknownStyle, ...survey.style() };
  const unread: UnreadRow[] = [];
  const accounts = raw.flatMap(({ row, negative }): BookedAccount[] => {
    const reader = cellReader<TrialBalanceField>(row.cells, style);
    const [stated, title] = [reader.text('number'), reader.text('name')];
    const [, joined = '', rest = title] = stated === '' ? (JOINED.exec(title) ?? []) : [];
    const [number, name] = [(stated || joined).slice(0, 60), rest.slice(0, 255)];
    const amount = amountOf(reader, negative);
    if (isTotal(name) || isTotal(number)) return [];
    const isUnclear = reader.findings.some(({ severity }) => severity === 'error');
    if (amount === null || isUnclear || name === '') {
      const text = AMOUNTS.flatMap((field) => row.cells[field] ?? []).join(' ');
      unread.push({ row: row.row, number, name, text: text.slice(0, 60) });
      return [];
    }
    return [{ number, name, amount }];
  });
  return { accounts: withoutSums(accounts), unread };
};

/**
 * Headings and totals are left out; rows whose amount cannot be read are listed. Of several tables the first is read,
 * or all of them if only together they balance. Throws Refusal.
 */
export const readTrialBalance = async (book: Book, plans: readonly TablePlan[]): Promise<ReadTrialBalance> => {
  const tables: ReadTrialBalance[] = [];
  for (const plan of plans) {
    tables.push(await readTable(book, plan));
    const [first] = tables;
    if (first && first.accounts.length > 0 && differenceOf(first.accounts) === 0) return first;
  }
  const all = {
    accounts: tables.flatMap(({ accounts }) => accounts),
    unread: tables.flatMap(({ unread }) => unread),
  };
  const isWhole = tables.length > 1 && differenceOf(all.accounts) === 0;
  const read = isWhole ? all : (tables.find(({ accounts }) => accounts.length > 0) ?? all);
  if (read.accounts.length === 0) throw new Refusal('no_rows');
  return { accounts: withNaturalBalances(read.accounts), unread: read.unread.slice(0, MOST_UNREAD) };
};
