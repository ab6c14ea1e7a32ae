import type { DrawnYear } from './draw.ts';
import type { YearFinding, YearRule } from './finding.ts';

export const yearViews = ['all', 'ready', 'stopped', 'doubt', 'over', 'done'] as const;
export type YearView = (typeof yearViews)[number];

export type FindingView = YearFinding & { readonly message: string };

export type YearRow = Omit<DrawnYear, 'input' | 'lineMonths' | 'findings'> & {
  readonly findings: readonly FindingView[];
};

export type YearSummary = {
  readonly people: number;
  readonly ready: number;
  readonly stopped: number;
  readonly done: number;
  readonly doubt: number;
  readonly over: number;
  /** In rupiah: tax of the last month of the ready employees, and their refunds. */
  readonly due: string;
  readonly refunded: string;
  readonly rules: Readonly<Partial<Record<YearRule, number>>>;
};
