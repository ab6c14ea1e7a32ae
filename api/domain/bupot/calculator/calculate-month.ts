import { isPeriod } from '../../definition/day.ts';
import { type Sen, sen } from '../../definition/money.ts';
import type { WithholdingStatus } from '../../rules/pph21/ptkp.ts';
import { explainedLine } from '../pph21/explained.ts';
import { calculatePlan, type PlanAnswer } from './calculate-plan.ts';
import { amountOf, type Calculated, type Line, movedTo, reader } from './faults.ts';

/** A month's pay of a permanent employee or pensioner. Rupiah as a decimal string. */
export type MonthParams = {
  readonly period: string;
  readonly income: string;
  readonly status: WithholdingStatus;
  readonly pensioner: boolean;
  readonly grossUp: boolean;
  readonly borne: boolean;
};

export type MonthAnswer = {
  /** Monthly rate (TER). Null in December, where the tax of the year decides. */
  readonly rate: string | null;
  readonly lines: readonly Line[];
  /**
   * A whole year of equal months: withheld until November, due for the year, left for December, received in December.
   */
  readonly december: readonly Line[];
};

const inDecember = (params: MonthParams, lines: readonly Line[]): Line[] => {
  // With a tax allowance, the allowance of the last month settles the year, so the amount received stays the income.
  if (params.grossUp) return [];
  const of = (field: string): Sen => sen(amountOf(lines, field));
  const explain = explainedLine('takeHome', of('gross') - of('withheld') + of('refunded'), {
    formula: 'take_home_last',
    inputs: lines.filter(({ field }) => ['gross', 'withheld', 'refunded'].includes(field)).map((line) => line.explain),
  });
  return [{ field: 'takeHome', amount: explain.value, explain }];
};

const COMPARED = ['pph21WithheldDtp', 'pph21Creditable', 'pph21PaymentDifference'];

const answerOf = (params: MonthParams, plan: PlanAnswer): MonthAnswer => {
  const month = Number(params.period.slice(5, 7));
  const [last, shown] = [plan.months.at(-1), plan.months.find((one) => one.month === month)];
  const takeHome = inDecember(params, last?.lines ?? []);
  const december = [...plan.lines.filter(({ field }) => COMPARED.includes(field)), ...takeHome];
  if (!shown || shown === last) return { rate: null, lines: [...(last?.lines ?? []), ...takeHome], december };
  return { rate: shown.rate, lines: shown.lines, december };
};

/** With what December brings if every month of the year is the same; or the faults of the input. */
export const calculateMonth = (params: MonthParams): Calculated<MonthAnswer> => {
  const { period, income, status, pensioner, grossUp, borne } = params;
  const { blame, faults } = reader();
  if (!isPeriod(period)) {
    blame('period', 'period');
    return { answer: null, faults };
  }
  const plan = calculatePlan({
    year: Number(period.slice(0, 4)),
    firstMonth: 1,
    lastMonth: 12,
    status,
    pensioner,
    grossUp,
    borne,
    withholdingAnnuality: 'FULL_YEAR',
    monthly: { salaryPension: income },
    extra: [],
    zakat: '',
    previousNetIncome: '',
    pph21PreviousBupot: '',
  });
  if (plan.faults) return { answer: null, faults: movedTo(plan.faults, { year: 'period', salaryPension: 'income' }) };
  return { answer: answerOf(params, plan.answer), faults: null };
};
