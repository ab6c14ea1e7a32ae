import { rupiah, sen } from '../definition/money.ts';
import type { Bupot } from './record.ts';
import type { SlipSheet } from './sheet.ts';

/** In rupiah: the amount withheld or borne by the government; for an annual slip the creditable tax (line 21). */
export const exactTax = ({ lines, tax, borne }: Pick<Bupot, 'lines' | 'tax' | 'borne'>): string =>
  lines?.pph21Creditable ?? rupiah(sen(tax) + sen(borne));

/** For anyone with the public link: no account data. */
export type PublicBupot = Pick<Bupot, 'kind' | 'number' | 'revision' | 'status' | 'period' | 'date' | 'issuedAt'> & {
  readonly statusText: string;
  readonly withholder: { readonly name: string; readonly npwp: string };
  readonly payee: { readonly name: string; readonly npwp: string } | null;
  readonly gross: string;
  readonly base: string;
  readonly tax: string;
  readonly borne: string;
  readonly sheet: SlipSheet;
};
