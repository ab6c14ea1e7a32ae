import type { SlipKind } from '../kinds.ts';

/** A slip as the office tells of it: made here or elsewhere, by this company or about it. Amounts in rupiah, as in a slip of ours. */
export type PulledSlip = {
  readonly number: string;
  readonly revision: number;
  readonly kind: SlipKind;
  /** What the company that asks is in it. */
  readonly role: 'withholder' | 'payee';
  readonly state: 'NORMAL' | 'AMENDED' | 'CANCELED';
  readonly withholder: { readonly npwp: string; readonly nitku: string; readonly name: string };
  /** Null of a slip that has no single payee. */
  readonly payee: { readonly npwp: string; readonly nitku: string | null; readonly name: string } | null;
  /** YYYY-MM. */
  readonly period: string;
  /** YYYY-MM-DD. */
  readonly date: string;
  readonly taxCode: string;
  readonly facility: string;
  readonly gross: string;
  readonly rate: string;
  /** Withheld, or borne by the government. */
  readonly tax: string;
  readonly document: { readonly type: string; readonly number: string; readonly date: string } | null;
};

/** No longer in force at the office, and not because of a correction. */
export const isCanceledThere = ({ state }: Pick<PulledSlip, 'state'>): boolean => state === 'CANCELED';
