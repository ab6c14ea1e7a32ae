import { isDeepStrictEqual } from 'node:util';
import { a1Lines } from '#domain/bupot/pph21/annual.ts';
import type { AnnualLines } from '#domain/bupot/pph21/annual-input.ts';
import { paymentTax } from '#domain/bupot/pph21/payment-tax.ts';
import { objectOf } from '#domain/rules/pph21/objects.ts';
import type { WithholdingStatus } from '#domain/rules/pph21/ptkp.ts';
import { bareYear } from './bare-payroll.ts';
import { atLeast, finish, inTurn, timed } from './measure.ts';
import { payroll } from './payroll.ts';

const YEAR = 2025;
const PEOPLE = 100_000;
const paid = payroll(PEOPLE);
const best = (times: readonly number[]): number => Math.min(...times);
const collect = globalThis.gc ?? (() => undefined);

type Year = { taxes: Float64Array; withheld: Float64Array; slips: AnnualLines[] };

const workMonth = (month: number, { taxes, withheld }: Year): void => {
  const day = `${YEAR}-${String(month).padStart(2, '0')}-28`;
  const object = objectOf('BPMP', '21-100-01', day);
  const gross = paid.months[month - 1];
  if (!object || !gross) throw new Error('no such month');
  for (let at = 0; at < PEOPLE; at++) {
    const { tax } = paymentTax({
      object,
      day,
      income: gross[at] as number,
      status: paid.status[at] as WithholdingStatus,
    });
    taxes[at * 12 + month - 1] = tax;
    withheld[at] = (withheld[at] as number) + tax;
  }
};

const settle = ({ taxes, withheld, slips }: Year): void => {
  for (let at = 0; at < PEOPLE; at++) {
    const lines = a1Lines({
      year: YEAR,
      firstMonth: 1,
      lastMonth: 12,
      pensioner: false,
      status: paid.status[at] as WithholdingStatus,
      withholdingAnnuality: 'FULL_YEAR',
      grossUpBenefit: false,
      salaryPension: paid.salary[at] as number,
      pphBenefit: 0,
      otherBenefit: 0,
      honorarium: 0,
      insuranceBenefit: 0,
      natura: 0,
      tantiemBonus: paid.bonus[at] as number,
      pensionContribution: paid.pensionContribution[at] as number,
      zakat: 0,
      previousNetIncome: 0,
      pph21PreviousBupot: 0,
      pph21WithheldDtp: withheld[at] as number,
    });
    taxes[at * 12 + 11] = lines.pph21PaymentDifference;
    slips.push(lines);
  }
};

/** A year computed by the product: each slip by month, in December the A1. */
const year = (): Year => {
  const worked: Year = { taxes: new Float64Array(PEOPLE * 12), withheld: new Float64Array(PEOPLE), slips: [] };
  for (let month = 1; month <= 11; month++) workMonth(month, worked);
  settle(worked);
  return worked;
};

const [ours, bare] = [year(), bareYear(paid)];
for (let at = 0; at < PEOPLE * 12; at++)
  if (ours.taxes[at] !== bare.taxes[at])
    throw new Error(`person ${Math.floor(at / 12)}, month ${(at % 12) + 1} differs`);
if (!isDeepStrictEqual(ours.slips, bare.slips)) throw new Error('the lines of the A1 differ');

const { a, b } = await inTurn(
  9,
  async () => {
    collect();
    return (await timed(year)).ms;
  },
  async () => {
    collect();
    return (await timed(() => bareYear(paid))).ms;
  },
);
const perSecond = Math.round(((PEOPLE * 12) / best(a)) * 1000);
atLeast(
  'PPh 21 of a year for 100,000 people: 1.2 million months settled by as many A1',
  'a hand-written loop over the same tables, nothing explained',
  best(b) / best(a),
  0.4,
  ` (${perSecond.toLocaleString('en')} months a second; ${Math.round(best(a))} ms against ${Math.round(best(b))} ms)`,
);
finish();
