import type { Sen } from '#domain/definition/money.ts';
import type { Answer } from '../../answer.ts';

/** What a billing code is asked for. Amount sen (whole rupiah), months YYYY-MM. */
export type BillingOrder = {
  readonly companyId: string;
  /** Our id of it, for the log of calls. */
  readonly objectId: string;
  /** NPWP of the company that asks, 16 digits. */
  readonly tin: string;
  readonly kap: string;
  readonly kjs: string;
  readonly periodFrom: string;
  readonly periodTo: string;
  readonly amount: Sen;
  readonly description: string;
  readonly assessmentNumber: string | null;
  readonly nop: string | null;
  /** A return leaves it to pay: it has told what the code is for. */
  readonly ofReturn: boolean;
  readonly payer: { readonly npwp: string; readonly name: string; readonly address: string; readonly city: string };
};

export type IssuedCode = { readonly code: string; readonly issuedAt: number; readonly expiresAt: number };

/** The state's receipt: the money is in its account. */
export type StateReceipt = {
  readonly ntpn: string;
  readonly ntb: string;
  readonly stan: string;
  readonly at: number;
};

/** A code as the office knows it. */
export type KnownCode = {
  readonly code: string;
  /** NPWP of the payer: of whoever asked for the code, or of the taxpayer it was asked for. */
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
 * Refusals the office is known for; the screens have a text for each. NTPN_NOT_FOUND: the code is known, the receipt number is not
 * its own (or not yet), so that asking again later may help where NOT_FOUND does not.
 */
export const billingRefusals = [
  'AMOUNT_INVALID',
  'EXPIRED',
  'INVALID',
  'ALREADY_PAID',
  'NOT_FOUND',
  'NTPN_NOT_FOUND',
] as const;

/** The tax office's side of billing codes, and the state's receipt of money. `key`: the same key is the same request. */
export type BillingOffice = {
  readonly name: string;
  readonly simulated: boolean;
  /** There is no line: people make codes in the portal and pay them at a counter, and what they write down is all there is. */
  readonly byHand: boolean;
  issue(order: BillingOrder, key: string): Promise<Answer<IssuedCode>>;
  inquire(params: CodeParams): Promise<Answer<KnownCode>>;
  /**
   * Hands tax money that a provider has received for us over to the state, in full. A code pays once: paid before, the answer is
   * its first receipt where the key is the same, and refused with ALREADY_PAID where it is not. Booked but without its NTPN yet, it is
   * unreachable with `pending`: the same key brings the receipt once it is there.
   */
  settle(params: CodeParams & { readonly amount: Sen }, key: string): Promise<Answer<StateReceipt>>;
  /** Whether a receipt number a person typed belongs to this code. */
  confirm(params: CodeParams & { readonly ntpn: string }): Promise<Answer<StateReceipt>>;
};

/** A simulated bank's counter, where a person pays a code by hand; there is none before a real office. */
export type BillingCounter = {
  /** How the simulated office treats an amount whose rupiah end in these digits, for a person to read. */
  readonly behaviours: readonly {
    readonly digits: string;
    readonly says: { readonly id: string; readonly en: string };
  }[];
  /** Pays a code in full. The receipt is null where its NTPN comes later. Amount sen. */
  payAtCounter(code: string, amount: Sen): Promise<Answer<{ readonly receipt: StateReceipt | null }>>;
};
