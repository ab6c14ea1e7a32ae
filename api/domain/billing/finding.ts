import { finder } from '../definition/finding.ts';
import type texts from '../messages/id/billing-check.ts';

/** A finding's text exists in both catalogues, or it does not compile. */
type Rule = keyof typeof texts;

export const { error, warning, checkText } = finder<Rule>('billing.check');

export type CheckContext = {
  /** The day in Jakarta, YYYY-MM-DD. */
  readonly today: string;
  readonly company: { readonly npwp: string };
  /** Made by hand or from a file, made by a return of ours, or made elsewhere and taken over. */
  readonly origin: 'hand' | 'return' | 'adopted';
};
