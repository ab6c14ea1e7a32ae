import { type Finding, finder } from '../../definition/finding.ts';
import { type Sen, sen } from '../../definition/money.ts';
import type { WorkedSheets } from '../../definition/worked.ts';
import type texts from '../../messages/id/spt-badan-check.ts';
import type { AnnualForm } from '../annual-form.ts';
import type { AnnualFacts } from '../calculations-of.ts';
import { type AnnualEntries, answerIn } from '../entries.ts';
import type { Outside } from '../sources/outside.ts';

export type CheckWords = keyof typeof texts;
export const { error, warning } = finder<CheckWords>('sptBadan.check');

/** What a check reads. Paths of findings are `sheet!line` or `sheet!table.row`, to which a screen jumps. */
export type Checked = {
  readonly form: AnnualForm;
  readonly entries: AnnualEntries;
  readonly facts: AnnualFacts;
  readonly worked: WorkedSheets;
  readonly outside?: Outside;
  /** Kinds of the PDFs it has. */
  readonly attached?: readonly string[];
  /** The day (YYYY-MM-DD) on which a correction is made; null for a normal return. */
  readonly amendedOn?: string | null;
};

export type Check = (checked: Checked) => readonly Finding[];

/** Amount of a cell in sen; an empty cell is zero. */
export const cellAmount = (text: string | undefined): Sen => sen(text || '0');

/** Findings of the conditions that hold, in order. */
export const foundWhere = (...cases: readonly (readonly [boolean, Finding])[]): readonly Finding[] =>
  cases.flatMap(([holds, finding]) => (holds ? [finding] : []));

/** Path of the first question of a sheet without an answer; null when all are answered. */
export const unanswered = ({ form, entries }: Checked, sheet: string): string | null => {
  const open = form.lines.find(
    (line) => line.sheet === sheet && line.kind === 'answer' && answerIn(entries, sheet, line.name) === '',
  );
  return open ? `${sheet}!${open.name}` : null;
};

/** Whether any question of a sheet has an answer. */
export const isAnswered = ({ entries }: Checked, sheet: string): boolean =>
  Object.values(entries[sheet]?.answers ?? {}).some((text) => text !== '');
