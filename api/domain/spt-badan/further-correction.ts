import { rupiah, type Sen, sen } from '../definition/money.ts';
import type { AnnualForm } from './annual-form.ts';
import { type AnnualEntries, answerIn, noEntries } from './entries.ts';
import { accountsOf, isSector } from './l1.ts';

const added = (text: string | undefined, amount: Sen): string => rupiah(sen(text || '0') + amount);

/** 1771-I 5l (other positive corrections) and 6d (other negative ones). */
const in1771 = (entries: AnnualEntries, amount: Sen): AnnualEntries => {
  const line = amount >= 0 ? '5l' : '6d';
  const own = entries.I ?? noEntries;
  return { ...entries, I: { ...own, lines: { ...own.lines, [line]: added(own.lines[line], Math.abs(amount)) } } };
};

/** Column (7) or (8) of the last cost account of the sector in L1. */
const in2025 = (entries: AnnualEntries, amount: Sen): AnnualEntries | null => {
  const sector = answerIn(entries, 'INDUK', 'B.1');
  if (!isSector(sector)) return null;
  const account = accountsOf(sector, 'result').findLast((one) => one.type === 'data' && one.kind === 'expense');
  const code = account?.code;
  if (!code) return null;
  const own = entries.L1 ?? noEntries;
  const rows = own.rows.L1 ?? [];
  const column = amount >= 0 ? 'plus' : 'minus';
  const row = rows.find((one) => one.code === code) ?? { code };
  const corrected = { ...row, [column]: added(row[column], Math.abs(amount)) };
  return {
    ...entries,
    L1: { ...own, rows: { ...own.rows, L1: [...rows.filter((one) => one.code !== code), corrected] } },
  };
};

/**
 * Entries with one further fiscal correction, in sen: positive raises the income, negative lowers it. Null while the
 * sector of L1 is not chosen (2025).
 */
export const withFurtherCorrection = (form: AnnualForm, entries: AnnualEntries, amount: Sen): AnnualEntries | null =>
  form.era === '1771' ? in1771(entries, amount) : in2025(entries, amount);
