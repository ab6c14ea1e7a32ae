import { rupiah, sen } from '../definition/money.ts';
import type { Bupot } from './record.ts';
import type { SlipSheet } from './sheet.ts';

/**
 * The tax a payee is told of, a decimal string in rupiah: what was withheld or is borne by the government; of a year what the slip
 * lets him credit (line 21), which is more than the difference its last period brought.
 */
export const exactTax = ({ lines, tax, borne }: Pick<Bupot, 'lines' | 'tax' | 'borne'>): string =>
  lines?.pph21Creditable ?? rupiah(sen(tax) + sen(borne));

/** A slip as anybody sees it who was given its link: the form, how it stands now, and nothing of the account behind it. */
export type PublicBupot = Pick<Bupot, 'kind' | 'number' | 'revision' | 'status' | 'period' | 'date' | 'issuedAt'> & {
  readonly statusText: string;
  readonly withholder: { readonly name: string; readonly npwp: string };
  readonly payee: { readonly name: string; readonly npwp: string } | null;
  readonly gross: string;
  readonly base: string;
  /** What `exactTax` says of it. */
  readonly tax: string;
  readonly borne: string;
  readonly sheet: SlipSheet;
};
