import { type Sen, sen } from '#domain/definition/money.ts';
import type { BookedAccount } from '#domain/trial-balance/propose.ts';
import { type CellReader, cellReader, readDecimal } from '../cells/reader.ts';
import { surveyor } from '../cells/survey.ts';
import { type RawRow, type Style, unknownStyle } from '../raw.ts';
import { Refusal } from '../refusal.ts';
import type { Book } from '../sheet.ts';
import { rowsUnder, type TablePlan } from '../table/read.ts';
import { type TrialBalanceField, trialBalanceTable } from './fields.ts';

export type ReadTrialBalance = { readonly accounts: readonly BookedAccount[]; readonly skipped: number };

/** "(1.000)" and "-1.000" are credits; the number is read without the sign. */
const CREDIT = /^\((.+)\)$|^-\s*(\d.*)$|^(\d.*)-$/;

const amountOf = (reader: CellReader<TrialBalanceField>, credits: ReadonlySet<string>): Sen | null => {
  const read = (field: 'debit' | 'credit' | 'balance'): Sen | null => {
    const decimal = readDecimal(reader, field, 2);
    if (decimal === null) return null;
    return credits.has(field) ? -sen(decimal) : sen(decimal);
  };
  const [debit, credit] = [read('debit'), read('credit')];
  if (debit !== null || credit !== null) return (debit ?? 0) - (credit ?? 0);
  return read('balance');
};

const AMOUNTS = ['debit', 'credit', 'balance'] as const;
const isTotal = (name: string): boolean => /^(?:sub\s*-?\s*|grand\s+)?(?:total|jumlah)\b/i.test(name);
const stem = (number: string): string => number.replace(/[^0-9A-Za-z]/g, '').replace(/0+$/, '');

/** A heading that has the sum of the accounts under it counts once, in those. */
const withoutSums = (accounts: readonly BookedAccount[]): BookedAccount[] =>
  accounts.filter(({ number, amount }, at) => {
    const own = stem(number);
    if (own === '' || amount === 0) return true;
    let sum = 0;
    let under = 0;
    for (const below of accounts.slice(at + 1)) {
      const other = stem(below.number);
      if (other.length <= own.length || !other.startsWith(own)) break;
      sum += below.amount;
      under++;
    }
    return under < 2 || sum !== amount;
  });

/** Headings and totals are left out; rows whose amount cannot be read are counted. Throws Refusal. */
export const readTrialBalance = async (book: Book, plan: TablePlan): Promise<ReadTrialBalance> => {
  const raw: { readonly row: RawRow; readonly credits: ReadonlySet<string> }[] = [];
  const survey = surveyor(trialBalanceTable);
  await rowsUnder(trialBalanceTable, book, plan, (row) => {
    const cells = { ...row.cells };
    const credits = new Set<string>();
    for (const field of AMOUNTS) {
      const [, ...bare] = CREDIT.exec(cells[field]?.trim() ?? '') ?? [];
      const text = bare.find((part) => part !== undefined);
      if (text === undefined) continue;
      cells[field] = text;
      credits.add(field);
    }
    if (AMOUNTS.every((field) => cells[field] === undefined)) return;
    const own = { ...row, cells };
    survey.look([own]);
    raw.push({ row: own, credits });
  });
  const style: Style = { ...unknownStyle, ...survey.style() };
  let skipped = 0;
  const accounts = raw.flatMap(({ row, credits }): BookedAccount[] => {
    const reader = cellReader<TrialBalanceField>(row.cells, style);
    const [number, name] = [reader.text('number').slice(0, 60), reader.text('name').slice(0, 255)];
    const amount = amountOf(reader, credits);
    if (isTotal(name) || isTotal(number)) return [];
    const isUnclear = reader.findings.some(({ severity }) => severity === 'error');
    if (amount === null || isUnclear || name === '') {
      skipped++;
      return [];
    }
    return [{ number, name, amount }];
  });
  if (accounts.length === 0) throw new Refusal('no_rows');
  return { accounts: withoutSums(accounts), skipped };
};
