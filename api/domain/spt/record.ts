import type { Amounts } from '../definition/worked.ts';
import type { SptStatus } from './status.ts';
import type { ReturnType } from './types.ts';

export { type IncomeReturn, incomeReturns, type ReturnType, returnTypes } from './types.ts';

export type SptEntries = {
  /** Amounts in rupiah, by line. */
  readonly lines: Readonly<Record<string, string>>;
  /** What should happen to an overpayment; null while undecided. */
  readonly overpaidAs: 'carry' | 'preliminary' | 'examination' | null;
  /** A correction that replaces the return it corrects ("ganti SPT sebelumnya") instead of supplementing it. */
  readonly wholeAnew: boolean;
  readonly account: { readonly bank: string; readonly number: string; readonly holder: string } | null;
  /** The facility code of the retail sales (I.A.9); empty if both occur or none is given. */
  readonly facilityCode?: '07' | '08' | null | undefined;
  readonly files?: Readonly<Partial<Record<AttachedKey, AttachedFile>>> | undefined;
};

export const noEntries: SptEntries = { lines: {}, overpaidAs: null, wholeAnew: false, account: null };

/** List C, the list of vehicles (IX.A), and the recalculation of input tax (IX.B). */
export const attachedKeys = ['C', 'IX_A', 'IX_B'] as const;
export type AttachedKey = (typeof attachedKeys)[number];
export type AttachedFile = { readonly id: string; readonly name: string; readonly rows: number | null };

/** A monthly return. Times are epoch ms, masa YYYY-MM, amounts decimal strings in rupiah. */
export type SptRecord = {
  id: string;
  companyId: string;
  version: number;
  type: ReturnType;
  period: string;
  /** 0 normal, 1 first pembetulan, … Versions annulled by the tax office are not counted. */
  revision: number;
  replaces: string | null;
  status: SptStatus;
  /** The inputs of the last calculation, by form and line, frozen at posting. Null before the first posting. */
  inputs: Amounts | null;
  amounts: Amounts | null;
  entries: SptEntries | null;
  /** What earlier receipts cover of the parts a correction restates in full, by KAP-KJS; frozen at posting. */
  paidBefore: Readonly<Record<string, string>> | null;
  documentCount: number;
  /** Sum of the lines payable, and of those overpaid; neither is negative. */
  payable: string;
  overpaid: string;
  postedAt: number | null;
  /** A slip, or the available excess, changed after posting: the return must be posted again, or corrected if filed. */
  stale: boolean;
  validatedAt: number | null;
  signeeId: string | null;
  /** Billing code of the tax office for the amount payable, and its expiry. */
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
