import type { DrawnYear } from './draw.ts';
import type { YearFinding, YearRule } from './finding.ts';

/** Which employees are shown: those of a standing, or with something to look at. */
export const yearViews = ['all', 'ready', 'stopped', 'doubt', 'over', 'done'] as const;
export type YearView = (typeof yearViews)[number];

/** A finding with its words. */
export type FindingView = YearFinding & { readonly message: string };

/** One employee of a run, as it is shown. */
export type YearRow = Omit<DrawnYear, 'input' | 'findings'> & { readonly findings: readonly FindingView[] };

/** All employees of a run, counted. */
export type YearSummary = {
  readonly people: number;
  readonly ready: number;
  readonly stopped: number;
  readonly done: number;
  readonly doubt: number;
  readonly over: number;
  /** In rupiah: what the last month brings of those who are ready, and what it gives back to them. */
  readonly due: string;
  readonly refunded: string;
  readonly rules: Readonly<Partial<Record<YearRule, number>>>;
};
