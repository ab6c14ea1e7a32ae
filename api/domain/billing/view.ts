import type { Waiting } from '../calendar/waiting.ts';
import type { Explained } from '../definition/explain.ts';
import type { PaymentStatus } from './payment/balance.ts';
import type { PaymentEntry } from './payment/entry.ts';
import type { Billing, Payment, UnmatchedPaymentRecord } from './stored.ts';

type Key = keyof Billing;

const onBoth = [
  'code',
  'status',
  'kap',
  'kjs',
  'taxName',
  'periodFrom',
  'periodTo',
  'amount',
  'description',
  'payerNpwp',
  'payerName',
  'depositorName',
  'expiresAt',
  'ntpn',
  'paidAt',
] as const satisfies readonly Key[];
const ofCode = [
  ...onBoth,
  'id',
  'origin',
  'paymentId',
  'officeCode',
  'officeMessage',
] as const satisfies readonly Key[];
const ofSlip = [
  ...onBoth,
  'assessmentNumber',
  'nop',
  'payerAddress',
  'payerCity',
  'payerKpp',
  'issuedAt',
] as const satisfies readonly Key[];

const only = <K extends Key>(billing: Billing, keys: readonly K[]): Pick<Billing, K> =>
  Object.fromEntries(keys.map((key) => [key, billing[key]])) as Pick<Billing, K>;

/** A code as the pages of its payment show it. */
export type PaidCode = Pick<Billing, (typeof ofCode)[number]>;
/** What of a code may agree with a receipt. */
export const agreeing = ['amount', 'pair', 'masa', 'payer'] as const;
export type Agreeing = (typeof agreeing)[number];

/** A code a receipt may belong to, and what of it agrees with the receipt. */
export type Candidate = { billing: PaidCode; agrees: Agreeing[]; isOwn: boolean };

export const paidCode = (billing: Billing): PaidCode => only(billing, ofCode);

/** A code as anybody sees it who was given the link of its slip: nothing of the account behind it. */
export type PublicSlip = Pick<Billing, (typeof ofSlip)[number]>;
export const publicSlipOf = (billing: Billing): PublicSlip => only(billing, ofSlip);

/** Amounts of sen as they are told, in rupiah. */
type InRupiah<T> = {
  readonly [K in keyof T]: K extends 'amount' | 'fee'
    ? string
    : T[K] extends readonly (infer Line)[]
      ? readonly InRupiah<Line>[]
      : T[K];
};
type EachInRupiah<T> = T extends unknown ? InRupiah<T> : never;
/** A line of the ledger as it is told: amounts in rupiah. */
export type PaymentEntryView = EachInRupiah<PaymentEntry>;

/** Money that came and does not fit. */
export type CompanyUnmatchedPayment = Pick<
  UnmatchedPaymentRecord,
  'id' | 'why' | 'amount' | 'at' | 'resolution' | 'note'
>;

/** A payment with its codes and its ledger. */
export type PaymentView = Pick<
  Payment,
  | 'id'
  | 'payableId'
  | 'method'
  | 'bank'
  | 'phone'
  | 'tax'
  | 'fee'
  | 'accountNumber'
  | 'expiresAt'
  | 'checkedAt'
  | 'createdBy'
  | 'createdAt'
> & {
  readonly status: PaymentStatus;
  /** Tax and fee, to the rupiah. */
  readonly due: string;
  readonly held: string;
  /** What of it goes back for codes the office did not take. */
  readonly returned: string;
  readonly paidAt: number | null;
  readonly billings: readonly PaidCode[];
  readonly entries: readonly PaymentEntryView[];
  readonly unmatchedPayments: readonly CompanyUnmatchedPayment[];
  readonly canCancel: boolean;
};

/** The last day a code is paid in time. */
export type DueView = {
  /** Last day to pay in time, moved over days off. */
  readonly day: string;
  /** The day the rule names. */
  readonly lawDay: string;
  readonly shifted: boolean;
  readonly late: boolean;
  readonly rule: { name: string; from: string };
  readonly says: readonly string[];
};

/** When a code has to be paid, and what paying it too late is estimated to cost. */
export type Dues = {
  /** Null where no day is known; `dueSays` then tells why. */
  readonly due: DueView | null;
  readonly dueSays: readonly string[];
  /** What paying late is estimated to cost; null while in time, or where nothing can be estimated. */
  readonly lateInterest: Explained | null;
  readonly lateInterestSays: readonly string[];
  /** What paying it later costs; null once it is paid, or where no due day is known. */
  readonly waiting: Waiting<string> | null;
};
