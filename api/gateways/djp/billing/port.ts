import type { Sen } from '#domain/definition/money.ts';
import type { Answer } from '../../answer.ts';

/** Amount in sen (whole rupiah), months YYYY-MM. */
export type BillingOrder = {
  readonly companyId: string;
  readonly objectId: string;
  /** NPWP of the requesting company, 16 digits. */
  readonly tin: string;
  readonly kap: string;
  readonly kjs: string;
  readonly periodFrom: string;
  readonly periodTo: string;
  readonly amount: Sen;
  readonly description: string;
  readonly assessmentNumber: string | null;
  readonly nop: string | null;
  /** The code pays a tax return, which already defines its purpose. */
  readonly ofReturn: boolean;
  readonly payer: { readonly npwp: string; readonly name: string; readonly address: string; readonly city: string };
};

export type IssuedCode = { readonly code: string; readonly issuedAt: number; readonly expiresAt: number };

export type StateReceipt = {
  readonly ntpn: string;
  readonly ntb: string;
  readonly stan: string;
  readonly at: number;
};

export type KnownCode = {
  readonly code: string;
  readonly tin: string;
  readonly payerName: string;
  readonly kap: string;
  readonly kjs: string;
  readonly periodFrom: string;
  readonly periodTo: string;
  readonly amount: Sen;
  readonly issuedAt: number;
  readonly expiresAt: number;
  readonly state: 'open' | 'expired' | 'paid';
  readonly receipt: StateReceipt | null;
};

export type CodeParams = {
  readonly companyId: string;
  readonly objectId: string;
  readonly tin: string;
  readonly code: string;
};

/**
 * NTPN_NOT_FOUND: the receipt number does not match the code (or not yet), so a later retry may succeed, unlike
 * NOT_FOUND.
 */
export const billingRefusals = [
  'AMOUNT_INVALID',
  'EXPIRED',
  'INVALID',
  'ALREADY_PAID',
  'NOT_FOUND',
  'NTPN_NOT_FOUND',
] as const;

/** `key`: the same key is the same request. */
export type BillingOffice = {
  readonly name: string;
  readonly simulated: boolean;
  /** Without a connection people create codes in the portal and pay them at a counter. */
  readonly byHand: boolean;
  issue(order: BillingOrder, key: string): Promise<Answer<IssuedCode>>;
  inquire(params: CodeParams): Promise<Answer<KnownCode>>;
  /**
   * Transfers tax money to the state, in full. A code pays once: the same key returns the first receipt, another key is
   * refused with ALREADY_PAID. If it is booked without an NTPN yet, the answer is unreachable with `pending`.
   */
  settle(params: CodeParams & { readonly amount: Sen }, key: string): Promise<Answer<StateReceipt>>;
  confirm(params: CodeParams & { readonly ntpn: string }): Promise<Answer<StateReceipt>>;
};

export type BillingCounter = {
  readonly behaviours: readonly {
    readonly digits: string;
    readonly says: { readonly id: string; readonly en: string };
  }[];
  /** In full. The receipt is null if its NTPN follows later. Amount in sen. */
  payAtCounter(code: string, amount: Sen): Promise<Answer<{ readonly receipt: StateReceipt | null }>>;
};
