import { isDay } from '../../definition/day.ts';
import { asPercent } from '../../definition/money.ts';
import { PPH21_METHOD_FROM } from '../../rules/pph21/fees.ts';
import { objectOf, type Pph21Object } from '../../rules/pph21/objects.ts';
import type { WithholdingStatus } from '../../rules/pph21/ptkp.ts';
import { formatDay } from '../../text/format.ts';
import { explainPph21 } from '../pph21/explained.ts';
import type { EarlierPayment, Facility, Identity, Payment, Typed } from '../pph21/payment.ts';
import { mayBeTyped, paymentTax } from '../pph21/payment-tax.ts';
import { type Calculated, type Line, linesOf, reader, worked } from './faults.ts';

export const paymentKinds = ['BPMP', 'BP21', 'BP26'] as const;
export type PaymentKind = (typeof paymentKinds)[number];

/** Input of one payment: amounts in rupiah and rates in percent, as decimal strings. */
export type PaymentParams = {
  readonly kind: PaymentKind;
  readonly code: string;
  /** YYYY-MM-DD; for a month, its last day. */
  readonly day: string;
  readonly income: string;
  readonly status?: WithholdingStatus | undefined;
  readonly workingDays?: number | undefined;
  readonly earlier?: readonly { readonly day: string; readonly gross: string }[] | undefined;
  readonly grossUp?: boolean | undefined;
  readonly identity?: Identity | undefined;
  readonly facility?: Facility | undefined;
  readonly typed?: { readonly base: string; readonly rate: string; readonly tax?: string | undefined } | undefined;
};

export type PaymentAnswer = {
  readonly kind: PaymentKind;
  readonly code: string;
  readonly name: string;
  readonly final: boolean;
  readonly kapKjs: string;
  /** Rate shown on the slip, in percent: with progressive bands, that of the band the base reaches. */
  readonly rate: string;
  readonly lines: readonly Line[];
};

type Reader = ReturnType<typeof reader>;

const earlierOf = ({ earlier = [] }: PaymentParams, { amount, blame }: Reader): EarlierPayment[] =>
  earlier.map(({ day, gross }, at) => {
    if (!isDay(day)) blame(`earlier.${at}.day`, 'day');
    return { day, gross: amount(`earlier.${at}.gross`, gross) };
  });

const typedOf = (typed: NonNullable<PaymentParams['typed']>, { amount, rate }: Reader): Typed => ({
  base: amount('typed.base', typed.base),
  rate: rate('typed.rate', typed.rate),
  ...(typed.tax === undefined ? {} : { tax: amount('typed.tax', typed.tax) }),
});

const paymentOf = (params: PaymentParams, object: Pph21Object, read: Reader): Payment => {
  const { day, status, workingDays, grossUp, identity, facility, typed } = params;
  if (typed && !mayBeTyped({ object, ...(facility ? { facility } : {}) })) read.blame('typed', 'not_typed');
  return {
    object,
    day,
    income: read.amount('income', params.income),
    earlier: earlierOf(params, read),
    ...(status ? { status } : {}),
    ...(workingDays === undefined ? {} : { workingDays }),
    ...(grossUp ? { grossUp } : {}),
    ...(identity ? { identity } : {}),
    ...(facility ? { facility } : {}),
    ...(typed ? { typed: typedOf(typed, read) } : {}),
  };
};

const answerOf = (payment: Payment, kind: PaymentKind): PaymentAnswer => {
  const { code, name, final, kapKjs } = payment.object;
  const { result, notes } = explainPph21((note) => {
    const tax = paymentTax(payment, note);
    note('takeHome', tax.gross - tax.withheld, { formula: 'take_home', inputs: ['gross', 'withheld'] });
    return tax;
  });
  return { kind, code, name, final, kapKjs, rate: asPercent(result.rate), lines: linesOf(notes) };
};

/** Every number with its explanation, or the faults of the input. */
export const calculatePayment = (params: PaymentParams): Calculated<PaymentAnswer> => {
  const read = reader();
  const { kind, code, day } = params;
  if (!isDay(day)) read.blame('day', 'day');
  const object = objectOf(kind, code, day);
  if (!object && isDay(day) && day < PPH21_METHOD_FROM) read.blame('day', 'before_2024', { rule: code });
  else if (!object) read.blame('code', 'object', { code, kind, day: formatDay(day) });
  const payment = object && paymentOf(params, object, read);
  if (!payment || !read.sound()) return { answer: null, faults: read.faults };
  return worked(() => answerOf(payment, kind), { amount: 'income', day: 'day' });
};
