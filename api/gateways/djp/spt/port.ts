import type { Amounts } from '#domain/definition/worked.ts';
import type { ReturnType } from '#domain/spt/record.ts';
import type { Answer } from '../../answer.ts';

/** Amounts are decimal strings in rupiah. */
export type OutgoingSpt = {
  readonly companyId: string;
  readonly objectId: string;
  /** NPWP of the taxpayer, 16 digits. */
  readonly tin: string;
  /** BADAN: the annual return of a company, whose period is the last month of its year. */
  readonly type: ReturnType | 'BADAN';
  /** YYYY-MM. */
  readonly period: string;
  /** 0 normal, 1 first pembetulan, … */
  readonly revision: number;
  readonly signee: { readonly name: string; readonly npwp: string };
  readonly amounts: Amounts;
  readonly documentCount: number;
  readonly bills: readonly { readonly kapKjs: string; readonly amount: string }[];
  readonly proofs: readonly {
    readonly kind: 'NTPN' | 'PBK';
    readonly number: string;
    readonly kapKjs: string;
    readonly amount: string;
  }[];
  readonly codes: readonly { readonly code: string; readonly kapKjs: string; readonly amount: string }[];
};

/** By the office's reference or, before one is known, by the key it was sent with. */
export type SentSpt = { readonly companyId: string; readonly objectId: string; readonly tin: string } & (
  | { readonly ref: string }
  | { readonly key: string }
);

/** Times are epoch ms. */
export type SptVerdict =
  | { readonly state: 'waiting' }
  /** Received; filed when its codes are paid. */
  | { readonly state: 'waitingPayment'; readonly expiresAt: number }
  /** `bpe`: number of the receipt (bukti penerimaan elektronik). `at`: with payment, the moment of payment. */
  | { readonly state: 'filed'; readonly bpe: string; readonly at: number }
  /** Its codes expired unpaid, or it was withdrawn. */
  | { readonly state: 'lapsed' }
  | { readonly state: 'rejected'; readonly code: string; readonly message: string }
  | { readonly state: 'annulled'; readonly code: string; readonly message: string };

export type SptReceipt = { readonly ref: string; readonly verdict: SptVerdict };

/** `key`: the same key is the same request. Every method returns an answer; none throws. */
export type SptOffice = {
  readonly name: string;
  readonly simulated: boolean;
  readonly canFile: boolean;
  file(outgoing: OutgoingSpt, key: string): Promise<Answer<SptReceipt>>;
  ask(sent: SentSpt): Promise<Answer<SptVerdict>>;
  takeBack(sent: SentSpt, key: string): Promise<Answer<SptVerdict>>;
};
