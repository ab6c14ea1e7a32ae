import { sen } from '../definition/money.ts';
import { type AnyInputs, workOut } from '../definition/work-out.ts';
import type { Amounts, WorkedSheets } from '../definition/worked.ts';
import { withCalculations } from '../spt/sheet/computed-line.ts';
import type { AnnualForm } from './annual-form.ts';
import { type AnnualFacts, calculationsOf } from './calculations-of.ts';
import type { AnnualEntries } from './entries.ts';
import { rowSums } from './row-sums.ts';

export type AnnualWork = {
  readonly entries: AnnualEntries;
  readonly facts: AnnualFacts;
  /** Amounts of the filed return this one corrects; null in a normal return. */
  readonly previous: Amounts | null;
};

const inputsOf = (form: AnnualForm, { entries, facts, previous }: AnnualWork): AnyInputs => {
  const sums = rowSums(form, entries, facts.taxYear);
  return Object.fromEntries(
    Object.entries(form.feeds).map(([sheet, lines]) => [
      sheet,
      Object.fromEntries(
        Object.entries(lines).map(([line, feed]) => {
          if (feed.from === 'rows') return [line, sums[feed.table]?.[feed.column] ?? 0];
          if (feed.from === 'previous') return [line, sen(previous?.[sheet]?.[feed.line] ?? '0')];
          return [line, sen(entries[sheet]?.lines[line] || '0')];
        }),
      ),
    ]),
  );
};

/** All lines of an annual return from its entries: the same code in the browser, in the API and for what-if. */
export const workAnnual = (form: AnnualForm, work: AnnualWork): WorkedSheets =>
  workOut(withCalculations(form.forms, calculationsOf(form, work.entries, work.facts)), inputsOf(form, work));

/** In sen; the line as `sheet!line`. */
export const amountAt = (sheets: WorkedSheets, at: string): number => {
  const [sheet = '', line = ''] = at.split('!');
  return sheets[sheet]?.[line]?.value ?? 0;
};
