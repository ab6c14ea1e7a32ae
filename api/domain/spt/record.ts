import type { Amounts } from '../definition/worked.ts';
import type { SptStatus } from './status.ts';

/** The returns that are built, by the tax they are for. */
export type ReturnType = 'UNIFIKASI' | 'PPH21';

/** A monthly return of income tax. Moments are epoch ms, masa YYYY-MM, amounts decimal strings in rupiah. */
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
