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

export type PaidCode = Pick<Billing, (typeof ofCode)[number]>;
export const agreeing = ['amount', 'pair', 'masa', 'payer'] as const;
export type Agreeing = (typeof agreeing)[number];

export type Candidate = { billing: PaidCode; agrees: Agreeing[]; isOwn: boolean };

export const paidCode = (billing: Billing): PaidCode => only(billing, ofCode);

/** For anyone with the public link: no account data. */
export type PublicSlip = Pick<Billing, (typeof ofSlip)[number]>;
export const publicSlipOf = (billing: Billing): PublicSlip => only(billing, ofSlip);

type InRupiah<T> = {
  readonly [K in keyof T]: K extends 'amount' | 'fee'
    ? string
    : T[K] extends readonly (infer Line)[]
      ? readonly InRupiah<Line>[]
      : T[K];
};
type EachInRupiah<T> = T extends unknown ? InRupiah<T> : never;
export type PaymentEntryView = EachInRupiah<PaymentEntry>;

export type CompanyUnmatchedPayment = Pick<
  UnmatchedPaymentRecord,
  'id' | 'why' | 'amount' | 'at' | 'resolution' | 'note'
>;

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
  readonly due: string;
  readonly held: string;
  readonly returned: string;
  readonly paidAt: number | null;
  readonly billings: readonly PaidCode[];
  readonly entries: readonly PaymentEntryView[];
  readonly unmatchedPayments: readonly CompanyUnmatchedPayment[];
  readonly canCancel: boolean;
};

export type DueView = {
  /** Last day to pay in time, moved over days off. */
  readonly day: string;
  /** The day in the rule. */
  readonly lawDay: string;
  readonly shifted: boolean;
  readonly late: boolean;
  readonly rule: { name: string; from: string };
  readonly says: readonly string[];
};

export type Dues = {
  /** Null if no day is known; `dueSays` then gives the reason. */
  readonly due: DueView | null;
  readonly dueSays: readonly string[];
  /** The estimated cost of paying late; null while in time, or if nothing can be estimated. */
  readonly lateInterest: Explained | null;
  readonly lateInterestSays: readonly string[];
  /** The cost of paying later; null once paid, or if no due day is known. */
  readonly waiting: Waiting<string> | null;
};
