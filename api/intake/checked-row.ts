import type { Finding } from '#domain/faktur/record.ts';
import { sen } from '#domain/kit/money.ts';
import { type CheckContext, checkDocument, type Verdict, verdictOf } from './check-document.ts';
import type { Cells } from './fields.ts';
import type { RawDocument } from './raw.ts';

/** A row as it is kept for repair. The keys and amounts of a document stand in its first row only. */
export type CheckedRow = {
  row: number;
  document: number;
  cells: Cells;
  findings: Finding[];
  status: Verdict | 'SKIPPED' | 'SAVED';
  exactKey: string | null;
  likeKey: string | null;
  /** In sen: the sums the kind of import names, in its order. Null in every row of a document but its first. */
  firstSum: number | null;
  secondSum: number | null;
};

/** Checks a document and lays the outcome out row by row. Doubles are not looked for here: they need the others. */
export const checkedRows = (raw: RawDocument, document: number, context: CheckContext): CheckedRow[] => {
  const { findings, verdict, amounts, referenceKey, clashKey } = checkDocument(raw, context);
  return raw.map(({ row, cells }, at) => ({
    row,
    document,
    cells,
    findings: findings[at] ?? [],
    status: verdict,
    exactKey: at === 0 ? referenceKey : null,
    likeKey: at === 0 && amounts.total.dpp !== '0.00' ? clashKey : null,
    firstSum: at === 0 ? sen(amounts.total.dpp) : null,
    secondSum: at === 0 ? sen(amounts.total.ppn) : null,
  }));
};

/** Adds findings to the first row of a document; its rows all carry the verdict of the whole. */
export const withFindings = (rows: CheckedRow[], more: readonly Finding[]): CheckedRow[] => {
  const [first, ...rest] = rows;
  if (!first || more.length === 0) return rows;
  const all = [{ ...first, findings: [...first.findings, ...more] }, ...rest];
  const status = verdictOf(all.map((row) => row.findings));
  return all.map((row) => ({ ...row, status }));
};
