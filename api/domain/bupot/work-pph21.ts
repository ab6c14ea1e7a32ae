import { isDay, periodOf } from '../definition/day.ts';
import { asPercent, type Fraction, percent, rupiah, type Sen, sen } from '../definition/money.ts';
import { objectOf } from '../rules/pph21/objects.ts';
import type { WithholdingStatus } from '../rules/pph21/ptkp.ts';
import type { Pph21Kind } from './kinds.ts';
import { a1Lines, a2Lines } from './pph21/annual.ts';
import { type AnnualFacts, type AnnualLines, a1Income, a2Income } from './pph21/annual-input.ts';
import type { Pph21Notes } from './pph21/explained.ts';
import { type Payment, type PaymentTax, pph21Facility } from './pph21/payment.ts';
import { paymentTax } from './pph21/payment-tax.ts';
import { settleYear } from './pph21/settle-year.ts';
import type { BupotAmounts, BupotInput } from './record.ts';

const WHOLE: Fraction = [1, 1];

const amount = (text: string | null | undefined): Sen => (text ? sen(text) : 0);

/** The law of a slip is that of its masa; within the masa, that of the day of withholding. */
export const lawDay = ({ period, date }: Pick<BupotInput, 'period' | 'date'>): string =>
  isDay(date) && periodOf(date) === period ? date : `${period}-01`;

/** Null while required fields are missing. Throws RangeError for values that cannot be read. */
export const paymentOf = (input: BupotInput): Payment | null => {
  const object = objectOf(input.kind as Pph21Kind, input.taxCode, lawDay(input));
  if (!object || input.gross === null) return null;
  const day = lawDay(input);
  const income = sen(input.gross);
  const facility = pph21Facility(input.facility);
  const nett = input.nett !== null ? percent(input.nett) : object.rate === 'MANUAL' ? WHOLE : object.base;
  const earlier = amount(input.earlierGross);
  const typed =
    input.rate === null
      ? {}
      : {
          typed: {
            base: income,
            ...(nett[0] === nett[1] ? {} : { nett }),
            rate: percent(input.rate),
            ...(input.taxTyped === null ? {} : { tax: sen(input.taxTyped) }),
          },
        };
  return {
    object,
    day,
    income,
    ...(input.ptkp === null ? {} : { status: input.ptkp as WithholdingStatus }),
    ...(input.workingDays === null ? {} : { workingDays: Number(input.workingDays) }),
    ...(earlier > 0 ? { earlier: [{ day: `${input.period.slice(0, 4)}-01-01`, gross: earlier }] } : {}),
    grossUp: input.grossUp,
    identity: input.noNpwp ? 'NONE' : 'NPWP',
    facility,
    ...(facility === 'SKD' || facility === 'OTHER' || object.rate === 'MANUAL' ? typed : {}),
  };
};

const ofPayment = (input: BupotInput, payment: Payment, tax: PaymentTax): BupotAmounts => ({
  gross: rupiah(tax.gross),
  base: rupiah(tax.base),
  nett: input.nett ?? asPercent(payment.object.base),
  rate: asPercent(tax.rate),
  tax: rupiah(tax.withheld),
  borne: rupiah(tax.borne),
  final: payment.object.final,
  kapKjs: payment.object.kapKjs,
  lines: null,
});

const monthOf = (period: string | null): number => Number((period ?? '').slice(5, 7));

const factsOf = (input: BupotInput): AnnualFacts => ({
  year: Number(input.period.slice(0, 4)),
  firstMonth: monthOf(input.periodFrom),
  lastMonth: monthOf(input.period),
  pensioner: input.taxCode === '21-100-02',
  status: (input.ptkp ?? 'TK/0') as WithholdingStatus,
  withholdingAnnuality: input.withholdingAnnuality ?? 'FULL_YEAR',
  pensionContribution: amount(input.pensionContribution),
  zakat: amount(input.zakat),
  previousNetIncome: amount(input.previousNetIncome),
  pph21PreviousBupot: amount(input.pph21PreviousBupot),
  pph21WithheldDtp: amount(input.pph21WithheldDtp),
});

const amountsOf = <K extends keyof BupotInput & string>(input: BupotInput, keys: readonly K[]): Record<K, Sen> =>
  Object.fromEntries(keys.map((key) => [key, amount(input[key] as string | null)])) as Record<K, Sen>;

/** The lines of an annual slip. Throws RangeError if its months or amounts cannot be calculated. */
export const annualOf = (input: BupotInput, notes?: Pph21Notes): AnnualLines =>
  input.kind === 'BPA2'
    ? a2Lines({ ...factsOf(input), ...amountsOf(input, a2Income) }, notes)
    : a1Lines(
        {
          ...factsOf(input),
          ...amountsOf(input, a1Income),
          grossUpBenefit: input.grossUpBenefit,
          pphBenefit: amount(input.pphBenefit),
        },
        notes,
      );

/**
 * If the government bears the tax of the last period too and no other amount is given, it bore all of it (PMK 10/2025,
 * PMK 105/2025); otherwise it is given separately (PMK 72/2025).
 */
const borneBefore = ({ facility, borneBefore: borneInput, pph21WithheldDtp }: BupotInput): Sen =>
  borneInput || facility !== 'DTP' ? amount(borneInput) : amount(pph21WithheldDtp);

/**
 * Line 23, withheld or borne; below zero the excess withheld, which is refunded. An excess borne by the government is
 * not refunded (PMK 10/2025, PMK 72/2025, PMK 105/2025) and may not be offset against other tax.
 */
const ofYear = (input: BupotInput, lines: AnnualLines, notes?: Pph21Notes): BupotAmounts => {
  const object = objectOf(input.kind as Pph21Kind, input.taxCode, lawDay(input));
  const before = borneBefore(input);
  const slips = [{ month: 1, tax: before, borne: before }];
  const { withheld, borne, refunded } = settleYear(lines, slips, input.facility === 'DTP', notes);
  const brought = withheld - refunded;
  notes?.('brought', brought, { formula: 'brought', inputs: ['withheld', 'refunded'] });
  return {
    gross: rupiah(lines.brutoIncome),
    base: rupiah(lines.annualizedTaxableIncome),
    nett: '100',
    rate: '',
    tax: rupiah(brought),
    borne: rupiah(borne),
    final: false,
    kapKjs: object?.kapKjs ?? '',
    lines: Object.fromEntries(Object.entries(lines).map(([line, value]) => [line, rupiah(value)])),
  };
};

/** Null while required fields are missing. Throws RangeError where the law has no rule. */
export const workPph21 = (input: BupotInput, notes?: Pph21Notes): BupotAmounts | null => {
  if (input.kind === 'BPA1' || input.kind === 'BPA2') return ofYear(input, annualOf(input, notes), notes);
  const payment = paymentOf(input);
  return payment && ofPayment(input, payment, paymentTax(payment, notes));
};
