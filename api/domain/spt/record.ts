import type { Amounts } from '../definition/worked.ts';
import type { SptStatus } from './status.ts';
import type { ReturnType } from './types.ts';

export { type IncomeReturn, incomeReturns, type ReturnType, returnTypes } from './types.ts';

/** What a person fills in of a return besides its documents. */
export type SptEntries = {
  /** Amounts in rupiah, by line. */
  readonly lines: Readonly<Record<string, string>>;
  /** What is asked to become of what was paid too much; null while that is open. */
  readonly overpaidAs: 'carry' | 'preliminary' | 'examination' | null;
  /** A correction that stands in the place of the return it corrects ("ganti SPT sebelumnya"), and not beside it. */
  readonly wholeAnew: boolean;
  /** Where money is given back to. */
  readonly account: { readonly bank: string; readonly number: string; readonly holder: string } | null;
  /** The code of the lumped sales with a facility (I.A.9); of both, or not said, there is none. */
  readonly facilityCode?: '07' | '08' | null | undefined;
  /** Files handed in with it: list C, and what part IX asks for. */
  readonly files?: Readonly<Partial<Record<AttachedKey, AttachedFile>>> | undefined;
};

/** A return nothing is filled in of yet. */
export const noEntries: SptEntries = { lines: {}, overpaidAs: null, wholeAnew: false, account: null };

/** List C, the list of vehicles (IX.A), and how input tax was worked out anew (IX.B). */
export const attachedKeys = ['C', 'IX_A', 'IX_B'] as const;
export type AttachedKey = (typeof attachedKeys)[number];
/** A file that is kept: its id, its name, and of list C how many rows it has. */
export type AttachedFile = { readonly id: string; readonly name: string; readonly rows: number | null };

/** A monthly return. Moments are epoch ms, masa YYYY-MM, amounts decimal strings in rupiah. */
export type SptRecord = {
  id: string;
  companyId: string;
  version: number;
  type: ReturnType;
  period: string;
  /** 0 normal, 1 first pembetulan, … What the office annulled is not counted: the next one takes its place. */
  revision: number;
  /** The filed return this one corrects. */
  replaces: string | null;
  status: SptStatus;
  /** What it was last worked from, by form and line: frozen at posting. Null before the first posting. */
  inputs: Amounts | null;
  /** Every line worked from these inputs. */
  amounts: Amounts | null;
  /** Null in a return nothing is filled in of. */
  entries: SptEntries | null;
  /** What receipts of the returns before cover of parts a correction says again whole, by KAP-KJS: frozen at posting. */
  paidBefore: Readonly<Record<string, string>> | null;
  /** How many documents were drawn in. */
  documentCount: number;
  /** Sum of the lines that are to be paid, and of those paid too much (not below zero either). */
  payable: string;
  overpaid: string;
  postedAt: number | null;
  /**
   * A slip of the period changed after the posting, or what earlier periods paid too much and is there for it: it has to be posted again, or
   * corrected where it is filed.
   */
  stale: boolean;
  /** Moment the checks last found nothing that blocks. */
  validatedAt: number | null;
  signeeId: string | null;
  /** Billing code the office gave for what is to be paid, and the moment it runs out. */
  billingId: string | null;
  billingExpiresAt: number | null;
  /** With payment: the day of payment. */
  filedAt: number | null;
  /** Number of the receipt of filing (bukti penerimaan elektronik). */
  bpe: string | null;
  /** Why it was corrected, or why a lock was passed. */
  reason: string | null;
  officeCode: string | null;
  officeMessage: string | null;
  officeRef: string | null;
  createdBy: string;
  createdAt: number;
  updatedBy: string;
  updatedAt: number;
};
