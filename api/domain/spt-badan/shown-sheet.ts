import { rupiah, type Sen, sen } from '../definition/money.ts';
import type { Amounts, WorkedSheets } from '../definition/worked.ts';
import { type AnnualForm, answerCell, lineLabel } from './annual-form.ts';
import { foreignCredits } from './calculations/foreign-credit.ts';
import { interestLimit } from './calculations/interest-limit.ts';
import { usedLosses } from './calculations/losses.ts';
import { coverOf } from './calculations/payment-cover.ts';
import { type AnnualFacts, foreignIncomeIn, lossesIn } from './calculations-of.ts';
import { type AnnualEntries, answerIn, type EntryRow, rowsIn } from './entries.ts';
import { isSector, shownBalance, shownL1 } from './l1.ts';
import { percents } from './percents.ts';
import { receiptsIn } from './receipts.ts';
import { computedCells } from './row-sums.ts';
import type { Cell } from './row-table.ts';
import { amountAt } from './work-annual.ts';

export type ShownLine = {
  readonly line: string;
  readonly row: string;
  readonly column: string | null;
  readonly part: string;
  /** Message key. */
  readonly label: string;
  readonly kind: 'amount' | 'calculated' | 'answer';
  readonly cell: Cell;
  readonly value: string;
  /** The line of the return of the year before; null without one. */
  readonly prior: string | null;
  readonly strong: boolean;
  readonly numbered: boolean;
};

export type ShownTable = {
  readonly table: string;
  readonly part: string;
  readonly columns: readonly { readonly name: string; readonly cell: Cell }[];
  readonly rows: readonly EntryRow[];
  /** Rows are those of the form: none can be added. */
  readonly fixed: boolean;
};

export type ShownSheet = { readonly lines: readonly ShownLine[]; readonly tables: readonly ShownTable[] };

export type Shown = {
  readonly form: AnnualForm;
  readonly entries: AnnualEntries;
  readonly facts: AnnualFacts;
  readonly worked: WorkedSheets;
  readonly prior: Amounts | null;
};

const amountCell = (isPercent: boolean): Cell => ({ kind: isPercent ? 'percent' : 'amount', options: [] });

const answerOf = ({ entries, facts }: Shown, sheet: string, name: string, { kind, options }: Cell): string => {
  if (kind === 'paidOn') return coverOf(0, receiptsIn(entries, facts.taxYear)).lastDay ?? '';
  if (kind !== 'copy') return answerIn(entries, sheet, name);
  const [from = '', line = ''] = (options[0] ?? '').split('!');
  return answerIn(entries, from, line);
};

/** Cells that the product computes in the rows of a table, as text. */
const withComputed = (shown: Shown, table: string, rows: readonly EntryRow[]): readonly EntryRow[] => {
  const { form, entries, facts, worked } = shown;
  const amount = (row: EntryRow, column: string): Sen => sen(row[column] || '0');
  switch (table) {
    case 'V.A':
    case 'L2A': {
      const shares = percents(rows.map((row) => amount(row, 'capital')));
      return rows.map((row, at) => ({ ...row, percent: shares[at] ?? '' }));
    }
    case '2A':
    case 'L7': {
      const sheet = form.era === '1771' ? '2A' : 'L7';
      const used = usedLosses(
        lossesIn(form, entries, facts.taxYear),
        facts.taxYear,
        amountAt(worked, `${sheet}!income`),
      );
      return rows.map((row) => {
        const own = used.find(({ year }) => year === Number(row.year));
        return { ...row, now: rupiah(own?.usedNow ?? 0), next: rupiah(own?.next ?? 0) };
      });
    }
    case '7A':
    case 'L3A': {
      const [pkp, due] = form.era === '1771' ? ['7A!pkp', '7A!due'] : ['L3!A.pkp', 'L3!A.due'];
      const credits = foreignCredits(foreignIncomeIn(form, entries), {
        pkp: amountAt(worked, pkp),
        taxDue: amountAt(worked, due),
      });
      return rows.map((row, at) => {
        const country = (row.country ?? '').trim().toLowerCase();
        const isFirst = rows.findIndex((one) => (one.country ?? '').trim().toLowerCase() === country) === at;
        const credit = credits.find((one) => one.country === country)?.credit ?? 0;
        return { ...row, credit: isFirst ? rupiah(credit) : '' };
      });
    }
    case 'L11B': {
      const [averageDebt, averageEquity] = [amountAt(worked, 'L11B!debt'), amountAt(worked, 'L11B!equity')];
      return rows.map((row) => {
        const limit = interestLimit(facts.taxYear, { averageDebt, averageEquity, interest: amount(row, 'amount') });
        return { ...row, allowed: rupiah(limit.allowed), refused: rupiah(limit.refused) };
      });
    }
    default:
      return rows.map((row) => ({
        ...row,
        ...Object.fromEntries(
          Object.entries(computedCells(table, row, facts.taxYear)).map(([name, value]) => [name, rupiah(value)]),
        ),
      }));
  }
};

const rowsOf = (shown: Shown, sheet: string, table: string): readonly EntryRow[] => {
  const rows = rowsIn(shown.entries, sheet, table);
  const sector = answerIn(shown.entries, 'INDUK', 'B.1');
  if (sheet !== 'L1') return withComputed(shown, table, rows);
  if (!isSector(sector)) return [];
  return table === 'L1' ? shownL1(sector, rows) : shownBalance(sector, rows);
};

/** A sheet as a page shows it: printed lines with their values and those of the year before, and its row tables. */
export const shownSheet = (shown: Shown, sheet: string): ShownSheet => {
  const { form, worked, prior } = shown;
  return {
    lines: form.lines.flatMap((line): ShownLine[] => {
      if (line.sheet !== sheet || line.part === null) return [];
      const isAnswer = line.kind === 'answer';
      const cell = isAnswer ? answerCell(line) : amountCell(line.marks?.includes('percent') ?? false);
      const value = worked[sheet]?.[line.name]?.value ?? 0;
      return [
        {
          line: line.name,
          row: line.row,
          column: line.column,
          part: line.part,
          label: lineLabel(form.era)(line),
          kind: isAnswer ? 'answer' : line.kind === 'typed' ? 'amount' : 'calculated',
          cell,
          value: isAnswer ? answerOf(shown, sheet, line.name, cell) : rupiah(value),
          prior: prior?.[sheet]?.[line.name] ?? null,
          strong: line.marks?.includes('strong') ?? false,
          numbered: !line.marks?.includes('unnumbered'),
        },
      ];
    }),
    tables: form.tables
      .filter((table) => table.sheet === sheet)
      .map(({ table, part, columns }) => ({
        table,
        part,
        columns,
        rows: rowsOf(shown, sheet, table),
        fixed: columns.some(({ cell }) => cell.kind === 'fixed'),
      })),
  };
};
