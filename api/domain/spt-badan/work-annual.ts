import { type LinePlan, planOf } from '../definition/line-plan.ts';
import { type Sen, sen } from '../definition/money.ts';
import type { Amounts, WorkedSheets } from '../definition/worked.ts';
import { type Working, workAgain, workPlan } from '../definition/working.ts';
import type { Feed } from '../spt/definition.ts';
import type { AnnualForm } from './annual-form.ts';
import { type AnnualFacts, calculationsOf } from './calculations-of.ts';
import type { AnnualEntries } from './entries.ts';
import { type RowSums, rowSums } from './row-sums.ts';

export type AnnualWork = {
  readonly entries: AnnualEntries;
  readonly facts: AnnualFacts;
  /** Amounts of the filed return this one corrects; null in a normal return. */
  readonly previous: Amounts | null;
};

type Fed = { readonly sheet: string; readonly line: string; readonly feed: Feed | undefined };

const fedLines = new WeakMap<LinePlan, readonly Fed[]>();

/** The sources of the lines of a plan, by their places. */
const fedIn = (plan: LinePlan, { feeds }: AnnualForm): readonly Fed[] => {
  const known = fedLines.get(plan);
  if (known) return known;
  const fed = plan.lines.map(({ form: { name: sheet }, line }) => ({ sheet, line, feed: feeds[sheet]?.[line] }));
  fedLines.set(plan, fed);
  return fed;
};

const inputOf = ({ sheet, line, feed }: Fed, { entries, previous }: AnnualWork, sums: RowSums): Sen => {
  if (feed?.from === 'rows') return sums[feed.table]?.[feed.column] ?? 0;
  if (feed?.from === 'previous') return sen(previous?.[sheet]?.[feed.line] ?? '0');
  const text = entries[sheet]?.lines[line];
  return text ? sen(text) : 0;
};

/** The amounts of all lines of an annual return, from its entries. */
export const annualWorking = (form: AnnualForm, work: AnnualWork): Working => {
  const plan = planOf(form.forms);
  const fed = fedIn(plan, form);
  const sums = rowSums(form, work.entries, work.facts.taxYear);
  const inputAt = (place: number): Sen | null => {
    const one = fed[place];
    return one ? inputOf(one, work, sums) : null;
  };
  return workPlan(plan, inputAt, calculationsOf(form, work.entries, work.facts));
};

/** All lines of an annual return from its entries: the same code in the browser, in the API and for what-if. */
export const workAnnual = (form: AnnualForm, work: AnnualWork): WorkedSheets => annualWorking(form, work).sheets;

type Change = { readonly sheet: string; readonly line: string };

/**
 * After another amount in one line that a person fills in, which `work` has: that line and those made of it. A line
 * that nobody fills in changes nothing.
 */
export const workLineAgain = (
  form: AnnualForm,
  before: Working,
  work: AnnualWork,
  { sheet, line }: Change,
): Working => {
  const place = before.plan.sheets.get(sheet)?.get(line);
  if (place === undefined || form.feeds[sheet]?.[line]?.from !== 'typed') return before;
  const changed = new Map([[place, sen(work.entries[sheet]?.lines[line] || '0')]]);
  return workAgain(before, changed, calculationsOf(form, work.entries, work.facts));
};

/** In sen; the line as `sheet!line`. */
export const amountAt = (sheets: WorkedSheets, at: string): number => {
  const [sheet = '', line = ''] = at.split('!');
  return sheets[sheet]?.[line]?.value ?? 0;
};
