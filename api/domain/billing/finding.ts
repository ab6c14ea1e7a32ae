import { finder } from '../definition/finding.ts';
import type texts from '../messages/id/billing-check.ts';

/** A finding without a text in both catalogues is a compile error. */
type Rule = keyof typeof texts;

export const { error, warning, checkText } = finder<Rule>('billing.check');

export type CheckContext = {
  /** The day in Jakarta, YYYY-MM-DD. */
  readonly today: string;
  readonly company: { readonly npwp: string };
  /** Created by hand or from a file, created by a return of ours, or created elsewhere and taken over. */
  readonly origin: 'hand' | 'return' | 'adopted';
};
