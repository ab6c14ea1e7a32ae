import { exactly } from '../../definition/exact.ts';
import { LIMIT, type Sen } from '../../definition/money.ts';
import { wholeOnSlip } from '../../rules/bupot/rounding.ts';
import type { Pph21Object, RateType } from '../../rules/pph21/objects.ts';
import type { Pph21Kind } from '../kinds.ts';
import { taxAllowance } from './annual-tax.ts';
import { article17OnPayment, BY_DAY, lumpSum, THIRD_YEAR } from './article-17.ts';
import { dailyEffective, monthlyEffective, monthlyOrDaily } from './daily.ts';
import type { Pph21Notes } from './explained.ts';
import { asTyped, honorariumRate, isIdentified, nonResidentRate, surcharged } from './flat.ts';
import { type Facility, type Method, type Payment, type PaymentTax, type TaxDue, Unfit } from './payment.ts';

const typedOnly: Method = (_, { object }) => {
  throw new Unfit('typed', 'typed_needed', { code: object.code });
};

const annualOnly: Method = (_, { object }) => {
  throw new Unfit('code', 'annual_only', { code: object.code });
};

const methods: Readonly<Record<RateType, Method>> = {
  TER_MONTHLY: monthlyEffective,
  TER_DAILY: dailyEffective,
  TER_OR_ARTICLE17: monthlyOrDaily,
  ARTICLE17: article17OnPayment,
  ARTICLE17_ANNUAL: annualOnly,
  SEVERANCE: lumpSum,
  FLAT: honorariumRate,
  FLAT_OR_TREATY: nonResidentRate,
  MANUAL: typedOnly,
};

const FACILITIES: Readonly<Record<Pph21Kind, readonly Facility[]>> = {
  BPMP: ['NONE', 'DTP', 'OTHER'],
  BP21: ['NONE', 'SKB', 'DTP', 'OTHER'],
  BP26: ['NONE', 'SKD', 'DTP', 'OTHER'],
  BPA1: ['NONE', 'DTP', 'OTHER'],
  BPA2: ['NONE'],
};

export const facilitiesOf = (kind: Pph21Kind): readonly Facility[] => FACILITIES[kind];

const EXEMPT: Pick<TaxDue, 'rate' | 'tax'> = { rate: [0, 100], tax: exactly(0) };

/** Article 26 is outside Article 21 (5a), and so is final tax. */
const owesSurcharge = ({ object, identity = 'NPWP', day }: Payment): boolean =>
  !isIdentified(identity, day) && !object.final && object.kind !== 'BP26';

export const mayBeTyped = ({ object, facility }: Pick<Payment, 'object' | 'facility'>): boolean =>
  object.rate === 'MANUAL' || facility === 'SKD' || facility === 'OTHER';

const dueOn = (gross: Sen, payment: Payment, notes?: Pph21Notes): TaxDue => {
  const { typed, day } = payment;
  if (typed && mayBeTyped(payment)) return asTyped(typed, payment, notes);
  const due = methods[payment.object.rate](gross, payment, notes);
  if (payment.facility === 'SKB') {
    notes?.('tax', 0, { formula: 'exempt' });
    return { ...due, ...EXEMPT };
  }
  return owesSurcharge(payment) ? { ...due, tax: surcharged(due.tax, day, day, notes) } : due;
};

const addsAllowance = ({ grossUp, facility = 'NONE' }: Payment): boolean => grossUp === true && facility === 'NONE';

const allowanceOf = (payment: Payment): Sen =>
  taxAllowance((allowance) => dueOn(payment.income + allowance, payment).tax, payment.day);

const mustFit = ({ object, income, facility }: Payment): void => {
  if (!(income >= 0 && income <= LIMIT)) throw new Unfit('income', 'amount');
  if (facility && !FACILITIES[object.kind].includes(facility))
    throw new Unfit('facility', 'facility', { facility, kind: object.kind });
};

const noteIncome = (payment: Payment, allowance: Sen, notes: Pph21Notes): void => {
  notes('income', payment.income);
  notes('allowance', allowance, addsAllowance(payment) ? { formula: 'gross_up', inputs: ['income'] } : {});
  notes('gross', payment.income + allowance, { formula: 'gross', inputs: ['income', 'allowance'] });
};

const noteOutcome = ({ borne, withheld }: PaymentTax, { facility }: Payment, notes: Pph21Notes): void => {
  notes('borne', borne, facility === 'DTP' ? { formula: 'borne', inputs: ['tax'] } : { formula: 'not_borne' });
  notes('withheld', withheld, { formula: 'withheld', inputs: ['tax', 'borne'] });
};

/** Income and earlier payments as written on slips: in whole rupiah. */
const asWritten = (payment: Payment): Payment => {
  const { day, earlier } = payment;
  const whole = (amount: Sen): Sen => wholeOnSlip(exactly(amount), day);
  return {
    ...payment,
    income: whole(payment.income),
    ...(earlier ? { earlier: earlier.map((paid) => ({ ...paid, gross: whole(paid.gross) })) } : {}),
  };
};

/**
 * For one payment, or one month, by its object. Gross, base and tax are in whole rupiah; nothing is rounded in between.
 * With `grossUp` the gross includes the lowest allowance that equals the tax; where a facility removes the tax there is
 * none. Throws RangeError where the law has no rule on the day, an amount is below zero, or the payment does not fit
 * the kind of slip or the object.
 */
export const paymentTax = (given: Payment, notes?: Pph21Notes): PaymentTax => {
  mustFit(given);
  const payment = asWritten(given);
  const allowance = addsAllowance(payment) ? allowanceOf(payment) : 0;
  if (notes) noteIncome(payment, allowance, notes);
  const gross = payment.income + allowance;
  const { base, rate, tax: exact } = dueOn(gross, payment, notes);
  const tax = wholeOnSlip(exact, payment.day);
  const borne = payment.facility === 'DTP' ? tax : 0;
  const worked = { gross, allowance, base: wholeOnSlip(base, payment.day), rate, tax, withheld: tax - borne, borne };
  if (notes) noteOutcome(worked, payment, notes);
  return worked;
};

type PaymentNeeds = {
  readonly status: boolean;
  readonly workingDays: boolean;
  readonly earlier: boolean;
  readonly typed: boolean;
};

export const paymentNeeds = (object: Pph21Object, facility: Facility = 'NONE'): PaymentNeeds => ({
  status: object.rate === 'TER_MONTHLY' || object.rate === 'TER_OR_ARTICLE17',
  workingDays: object.rate === 'TER_DAILY' || object.rate === 'TER_OR_ARTICLE17' || BY_DAY.has(object.code),
  earlier: object.rate === 'SEVERANCE' || object.code === THIRD_YEAR,
  typed: mayBeTyped({ object, facility }),
});
