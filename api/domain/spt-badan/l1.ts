import { rupiah, type Sen, sen, total } from '../definition/money.ts';
import { type L1Account, type L1Form, l1Accounts } from '../trial-balance/l1-accounts.ts';
import { fiscalOf, type L1Kind, type L1Row, ordinaryOf } from './calculations/l1-row.ts';
import type { EntryRow } from './entries.ts';
import { SOURCE } from './sources/mark.ts';

export const sectors = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I', 'J', 'K', 'L'] as const;
export type Sector = (typeof sectors)[number];
export type Statement = L1Account['statement'];

export const isSector = (text: string): text is Sector => sectors.some((one) => one === text);

export const formOfSector = (sector: Sector): L1Form => `L1${sector}`;

/** Accounts of a sector in the order of L1, headings and sums included. */
export const accountsOf = (sector: Sector, statement: Statement): readonly L1Account[] =>
  l1Accounts(formOfSector(sector)).filter((one) => one.statement === statement);

type Amounts = L1Row & { readonly ordinary: Sen; readonly fiscal: Sen };
const AMOUNTS = ['commercial', 'notObject', 'final', 'ordinary', 'plus', 'minus', 'fiscal'] as const;

const entered = (kind: L1Kind, row: EntryRow | undefined): Amounts => {
  const amount = (name: string): Sen => sen(row?.[name] || '0');
  const base = {
    commercial: amount('commercial'),
    notObject: amount('notObject'),
    final: amount('final'),
    plus: amount('plus'),
    minus: amount('minus'),
  };
  return { ...base, ordinary: ordinaryOf(base), fiscal: fiscalOf(kind, base) };
};

/** Amounts by account of the profit and loss statement: rows of a sum add to it with their sign. */
const workedL1 = (sector: Sector, rows: readonly EntryRow[]): ReadonlyMap<string, Amounts> => {
  const lines = accountsOf(sector, 'result');
  const byCode = new Map(rows.map((row) => [row.code, row]));
  const found = new Map<string, Amounts>();
  const work = ({ code, type, kind: of }: L1Account): Amounts => {
    const known = code === null ? undefined : found.get(code);
    if (known) return known;
    const parts = type === 'sum' ? lines.filter(({ parent }) => parent !== null && parent === code) : [];
    const sum = (name: (typeof AMOUNTS)[number]): Sen =>
      total(parts.map((part) => (part.sign === '-' ? -1 : 1) * work(part)[name]));
    const own =
      type === 'data'
        ? entered(of ?? 'expense', byCode.get(code ?? ''))
        : (Object.fromEntries(AMOUNTS.map((name) => [name, sum(name)])) as Amounts);
    if (code !== null) found.set(code, own);
    return own;
  };
  for (const line of lines) work(line);
  return found;
};

/** Profit before tax: the last sum of the statement. */
export const l1Result = (
  sector: Sector,
  rows: readonly EntryRow[],
): { readonly net: Sen; readonly commercial: Sen } => {
  const last = accountsOf(sector, 'result').findLast(({ type }) => type === 'sum');
  const { fiscal = 0, commercial = 0 } = workedL1(sector, rows).get(last?.code ?? '') ?? {};
  return { net: fiscal, commercial };
};

const markOfRow = (row: EntryRow | undefined): EntryRow => (row?.[SOURCE] ? { [SOURCE]: row[SOURCE] } : {});

/** All accounts of part I with the entries and calculated columns of each. */
export const shownL1 = (sector: Sector, rows: readonly EntryRow[]): readonly EntryRow[] => {
  const worked = workedL1(sector, rows);
  const byCode = new Map(rows.map((row) => [row.code, row]));
  return accountsOf(sector, 'result').map(({ code, name, type }): EntryRow => {
    const amounts = type === 'header' ? undefined : worked.get(code ?? '');
    const cells = amounts ? Object.fromEntries(AMOUNTS.map((one) => [one, rupiah(amounts[one])])) : {};
    return {
      ...cells,
      code: code ?? '',
      account: name,
      correction: byCode.get(code ?? '')?.correction ?? '',
      $kind: type,
      ...markOfRow(byCode.get(code ?? '')),
    };
  });
};

/** Accounts of part II with their amounts, sums included. */
export const shownBalance = (sector: Sector, rows: readonly EntryRow[]): readonly EntryRow[] => {
  const lines = accountsOf(sector, 'balance');
  const byCode = new Map(rows.map((row) => [row.code, row]));
  const amountOf = ({ code, type }: L1Account): Sen =>
    type === 'sum'
      ? total(
          lines
            .filter(({ parent }) => parent !== null && parent === code)
            .map((part) => (part.sign === '-' ? -1 : 1) * amountOf(part)),
        )
      : sen(byCode.get(code ?? '')?.amount || '0');
  return lines.map(
    (line): EntryRow => ({
      code: line.code ?? '',
      account: line.name,
      amount: line.type === 'header' ? '' : rupiah(amountOf(line)),
      $kind: line.type,
      ...markOfRow(byCode.get(line.code ?? '')),
    }),
  );
};
