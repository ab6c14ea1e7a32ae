import { lastDayOf } from '../../calendar/day-count.ts';
import { rupiah, sen } from '../../definition/money.ts';
import { amountsOf } from '../compute.ts';
import { type Settled, settleYear } from '../pph21/settle-year.ts';
import type { BupotInput } from '../record.ts';
import { blankInput, fieldsOf } from '../slips.ts';
import { isVoid } from '../status-queries.ts';
import { cameBack, previousOf, settled, settledUntil } from './annual-slips.ts';
import { found, type YearFinding } from './finding.ts';
import { incomeOf } from './income.ts';
import type { LineMonths } from './lines.ts';
import {
  type AnnualSlip,
  balanceOf,
  type MonthlySlip,
  monthOf,
  monthText,
  type YearChoices,
  type YearRun,
} from './monthly-slips.ts';
import { monthsOfYear, type YearMonths } from './months.ts';
import { type Namesake, personOf } from './person.ts';

export type EmployeeYear = {
  readonly key: string;
  readonly slips: readonly MonthlySlip[];
  readonly annuals: readonly AnnualSlip[];
  readonly namesakes: readonly Namesake[];
};

/** An annual slip drawn from the monthly ones, with its findings. */
export type DrawnYear = {
  readonly key: string;
  readonly name: string;
  readonly number: string | null;
  readonly firstMonth: number;
  readonly lastMonth: number;
  readonly months: readonly number[];
  /**
   * In rupiah: gross of the months and the last pay, tax withheld or borne in them, and the tax or refund of the last
   * month.
   */
  readonly gross: string;
  readonly withheld: string;
  readonly difference: string;
  /**
   * The part of the excess withheld that is refunded to the employee, without the part the government bore. In rupiah.
   */
  readonly refunded: string;
  readonly ptkp: string | null;
  readonly state: 'ready' | 'stopped' | 'done';
  readonly findings: readonly YearFinding[];
  readonly input: BupotInput;
  readonly lineMonths: LineMonths;
};

const byMonth = (one: MonthlySlip, other: MonthlySlip): number => (one.period < other.period ? -1 : 1);

const residence = (
  { firstMonth, lastMonth }: YearMonths,
  chosen: Partial<YearChoices>,
  { abroad, previous }: { abroad: boolean; previous: boolean },
) => {
  const whole = firstMonth === 1 && lastMonth === 12;
  const withholdingAnnuality = chosen.withholdingAnnuality ?? (whole ? 'FULL_YEAR' : 'PARTIAL_YEAR');
  const isStated = chosen.withholdingAnnuality !== undefined;
  return {
    withholdingAnnuality,
    findings: [
      ...(abroad && !whole && !isStated ? [found('doubt', 'residence')] : []),
      ...(firstMonth > 1 && !previous ? [found('note', 'joined', { params: { month: firstMonth } })] : []),
    ],
  };
};

const over = ({ refunded, notRefunded }: Settled): YearFinding[] => {
  if (refunded + notRefunded === 0) return [];
  return [
    found('doubt', notRefunded > 0 ? 'over_withheld_borne' : 'over_withheld', {
      params: { refunded: rupiah(refunded), remaining: rupiah(notRefunded) },
    }),
  ];
};

/** Fields of each form, computed once because they are used for every employee of a company. */
const takes = { BPA1: new Set<string>(fieldsOf.BPA1), BPA2: new Set<string>(fieldsOf.BPA2) };

const taken = (kind: 'BPA1' | 'BPA2', ...sources: readonly Partial<BupotInput>[]): BupotInput => {
  const input = blankInput(kind);
  for (const part of sources)
    for (const field in part)
      if (takes[kind].has(field)) (input as Record<string, unknown>)[field] = part[field as keyof BupotInput];
  return input;
};

/** A run for leavers covers only employees who have left: their last slip is of that month or the month before. */
const concerns = (run: YearRun, chosen: Partial<YearChoices>, lastSlip: number): boolean =>
  run.lastMonth === 12 ||
  chosen.lastMonth !== undefined ||
  lastSlip === run.lastMonth ||
  lastSlip === run.lastMonth - 1;

/**
 * From the monthly slips in force (PMK 168/2023 ps. 15): months, income, line 22 and the person, with all findings to
 * resolve first. Null if the run does not cover the employee.
 */
export const drawYear = (
  kind: 'BPA1' | 'BPA2',
  { key, slips, annuals, namesakes }: EmployeeYear,
  run: YearRun,
  { today, chosen = {} }: { today: string; chosen?: Partial<YearChoices> | undefined },
): DrawnYear | null => {
  const ordered = slips.toSorted(byMonth);
  const live = balanceOf(ordered);
  const lastSlip = Math.max(0, ...[...live.issued, ...live.unissued].map(monthOf));
  if (lastSlip === 0 || !concerns(run, chosen, lastSlip)) return null;
  const validAnnuals = annuals.filter((annual) => !isVoid(annual));
  const before = settledUntil(validAnnuals, lastSlip);
  const months = monthsOfYear(live, run, chosen, before);
  if (!months) return null;
  const named = [...months.counted, ...months.lastPaid].toSorted(byMonth);
  const all = named.length > 0 ? named : [...live.issued, ...live.unissued].toSorted(byMonth);
  const person = personOf(all, chosen, { namesakes, earlier: before ?? validAnnuals[0] });
  const income = incomeOf(kind, months, chosen, run);
  const previous = previousOf(chosen, before);
  const isStated = previous.previousNetIncome !== null;
  const stay = residence(months, chosen, { abroad: person.fields.foreignEmployee === true, previous: isStated });
  const period = monthText(run.year, months.lastMonth);
  const last = lastDayOf(period);
  const input = taken(kind, person.fields, income.fields, previous, {
    period,
    periodFrom: monthText(run.year, months.firstMonth),
    date: last < today ? last : today,
    withholdingAnnuality: stay.withholdingAnnuality,
  });
  const done = settled(validAnnuals, lastSlip);
  const difference = sen(amountsOf(input).lines?.pph21PaymentDifference ?? '0');
  const line23 = { pph21PaymentDifference: difference };
  const settlement = settleYear(line23, [{ month: 1, tax: income.borne, borne: income.borne }], false);
  const payKnown = !income.findings.some(({ rule }) => rule === 'last_pay');
  const findings =
    done.length > 0
      ? done
      : [
          ...person.findings,
          ...months.findings,
          ...income.findings,
          ...stay.findings,
          ...cameBack(before),
          ...(payKnown ? over(settlement) : []),
        ];
  return {
    key,
    name: person.fields.payeeName ?? '',
    number: person.fields.payeeNpwp ?? null,
    firstMonth: months.firstMonth,
    lastMonth: months.lastMonth,
    months: [...new Set(months.counted.map(monthOf))],
    gross: rupiah(income.gross),
    withheld: rupiah(income.withheld),
    difference: rupiah(difference),
    refunded: rupiah(settlement.refunded),
    ptkp: person.status,
    state: done.length > 0 ? 'done' : findings.some(({ weight }) => weight === 'stop') ? 'stopped' : 'ready',
    findings,
    input,
    lineMonths: income.months,
  };
};
