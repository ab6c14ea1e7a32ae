import type { Amounts } from '#domain/definition/worked.ts';
import type { ReturnType } from '#domain/spt/record.ts';
import type { Answer } from '../../answer.ts';

/** A monthly return on its way to the office. Amounts are decimal strings in rupiah. */
export type OutgoingSpt = {
  readonly companyId: string;
  /** Our id of it, for the log of calls. */
  readonly objectId: string;
  /** NPWP of the taxpayer, 16 digits. */
  readonly tin: string;
  readonly type: ReturnType;
  /** YYYY-MM. */
  readonly period: string;
  /** 0 normal, 1 first pembetulan, … */
  readonly revision: number;
  readonly signee: { readonly name: string; readonly npwp: string };
  /** Its lines, by form and line. */
  readonly amounts: Amounts;
  readonly documentCount: number;
  /** What it leaves to pay, account by account. */
  readonly bills: readonly { readonly kapKjs: string; readonly amount: string }[];
  /** Money that is at the state. */
  readonly proofs: readonly {
    readonly kind: 'NTPN' | 'PBK';
    readonly number: string;
    readonly kapKjs: string;
    readonly amount: string;
  }[];
  /** Codes that are still to be paid. */
  readonly codes: readonly { readonly code: string; readonly kapKjs: string; readonly amount: string }[];
};

/** A return that was sent, named by the office's reference or, before one is known, by the key it was sent with. */
export type SentSpt = { readonly companyId: string; readonly objectId: string; readonly tin: string } & (
  | { readonly ref: string }
  | { readonly key: string }
);

/** What the office says about a return now. Moments are epoch ms. */
export type SptVerdict =
  | { readonly state: 'waiting' }
  /** Taken; it is filed when its codes are paid, which they can be until then. */
  | { readonly state: 'waitingPayment'; readonly expiresAt: number }
  /** `bpe`: number of the receipt (bukti penerimaan elektronik). `at`: with payment, the moment of payment. */
  | { readonly state: 'filed'; readonly bpe: string; readonly at: number }
  /** Its codes ran out unpaid, or it was taken back. */
  | { readonly state: 'lapsed' }
  | { readonly state: 'rejected'; readonly code: string; readonly message: string }
  | { readonly state: 'annulled'; readonly code: string; readonly message: string };

export type SptReceipt = { readonly ref: string; readonly verdict: SptVerdict };

/** The tax office's side of monthly returns. `key`: the same key is the same request. Every method answers; none throws. */
export type SptOffice = {
  readonly name: string;
  readonly simulated: boolean;
  /** False where returns are filed in the portal by hand. */
  readonly canFile: boolean;
  file(outgoing: OutgoingSpt, key: string): Promise<Answer<SptReceipt>>;
  ask(sent: SentSpt): Promise<Answer<SptVerdict>>;
  /** Takes a return that waits for payment back to a concept. */
  takeBack(sent: SentSpt, key: string): Promise<Answer<SptVerdict>>;
};
