import type { Bupot } from './record.ts';
import type { SlipSheet } from './sheet.ts';

/** A slip as anybody sees it who was given its link: the form, how it stands now, and nothing of the account behind it. */
export type PublicBupot = Pick<Bupot, 'kind' | 'number' | 'revision' | 'status' | 'period' | 'date' | 'issuedAt'> & {
  readonly statusText: string;
  readonly withholder: { readonly name: string; readonly npwp: string };
  readonly payee: { readonly name: string; readonly npwp: string } | null;
  readonly base: string;
  /** Withheld, or borne by the government. */
  readonly tax: string;
  readonly borne: string;
  /** A corrected version of it is in force. */
  readonly corrected: boolean;
  readonly sheet: SlipSheet;
};
