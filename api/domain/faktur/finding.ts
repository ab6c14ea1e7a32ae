import { finder } from '../definition/finding.ts';
import type texts from '../messages/id/faktur-check.ts';
import type { CounterpartyIdentity } from './counterparty-identity.ts';

/** A finding's text exists in both catalogues, or it does not compile. */
type Rule = keyof typeof texts;
export const { error, warning, checkText } = finder<Rule>('faktur.check');

/** From where the document comes: some rules are hard on a form and soft on a file, and the reverse before an upload. */
export type CheckContext = {
  /** The day in Jakarta, YYYY-MM-DD. */
  readonly today: string;
  readonly company: { readonly npwp: string; readonly pkp: boolean };
  readonly source: 'form' | 'import' | 'upload';
  /** Made by hand: what the form asks for is asked for before the upload too. */
  readonly byHand?: boolean;
  /** DPP left of the contract before this stage, in rupiah. */
  readonly remaining?: string;
  /** Buyer of the first uang muka, where this is a later stage of it. */
  readonly advanceCounterparty?: CounterpartyIdentity;
  /** Masa, where it is not the month of the date: a substitute keeps that of its original. */
  readonly period?: string;
};
