import { rupiah, type Sen, sen } from '../../definition/money.ts';
import { monthDeductions, monthParts } from '../month-lines.ts';
import type { BupotInput } from '../record.ts';

/** Address, and lines that no month states, are entered by the user. */
const drawnFields = [
  'period',
  'periodFrom',
  'ptkp',
  'taxCode',
  'facility',
  'withholdingAnnuality',
  'grossUpBenefit',
  ...monthParts,
  ...monthDeductions,
  'pph21WithheldDtp',
  'borneBefore',
] as const satisfies readonly (keyof BupotInput)[];

export type DrawnFields = Pick<BupotInput, (typeof drawnFields)[number] | 'salaryPension'>;

export const drawnOf = (input: BupotInput): DrawnFields => ({
  ...(Object.fromEntries(drawnFields.map((field) => [field, input[field]])) as Omit<DrawnFields, 'salaryPension'>),
  salaryPension: input.salaryPension,
});

const amount = (text: string | null): Sen => sen(text ?? '0');

/** Gross in sen, without the tax allowance, which is calculated or drawn apart. */
const grossOf = (lines: Pick<DrawnFields, 'salaryPension' | (typeof monthParts)[number]>): Sen =>
  (['salaryPension', ...monthParts] as const).reduce(
    (sum, line) => sum + (line === 'pphBenefit' ? 0 : amount(lines[line])),
    0,
  );

/**
 * Changes of the monthly slips are taken over, changes by the user stay: the salary takes what the other lines leave.
 * Amounts are decimal strings in rupiah.
 */
export const redrawn = (draft: BupotInput, before: DrawnFields, now: BupotInput): BupotInput => {
  const moved = Object.fromEntries(
    drawnFields.filter((field) => before[field] !== now[field]).map((field) => [field, now[field]]),
  );
  const next: BupotInput = { ...draft, ...moved };
  const gross = grossOf(draft) + grossOf(now) - grossOf(before);
  const salary = Math.max(0, gross - (grossOf(next) - amount(next.salaryPension)));
  return salary === amount(draft.salaryPension) ? next : { ...next, salaryPension: rupiah(salary) };
};
