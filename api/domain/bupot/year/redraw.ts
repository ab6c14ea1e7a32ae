import { rupiah, sen } from '../../definition/money.ts';
import type { BupotInput } from '../record.ts';

/**
 * Fields of an annual slip that come from the monthly slips and the choices. Address, fees, zakat and the parts of the
 * gross are entered by the user.
 */
const drawnFields = [
  'period',
  'periodFrom',
  'ptkp',
  'taxCode',
  'facility',
  'withholdingAnnuality',
  'grossUpBenefit',
  'pphBenefit',
  'pph21WithheldDtp',
  'borneBefore',
] as const satisfies readonly (keyof BupotInput)[];

export type DrawnFields = Pick<BupotInput, (typeof drawnFields)[number] | 'salaryPension'>;

export const drawnOf = (input: BupotInput): DrawnFields => ({
  ...(Object.fromEntries(drawnFields.map((field) => [field, input[field]])) as Omit<DrawnFields, 'salaryPension'>),
  salaryPension: input.salaryPension,
});

/**
 * Redraws an earlier draft: changes of the monthly slips are taken over, changes by the user stay. A difference in
 * gross goes to the salary, so the user's other parts stay. Amounts are decimal strings in rupiah.
 */
export const redrawn = (draft: BupotInput, before: DrawnFields, now: BupotInput): BupotInput => {
  const moved = Object.fromEntries(
    drawnFields.filter((field) => before[field] !== now[field]).map((field) => [field, now[field]]),
  );
  const more = sen(now.salaryPension ?? '0') - sen(before.salaryPension ?? '0');
  const salary = Math.max(0, sen(draft.salaryPension ?? '0') + more);
  return { ...draft, ...moved, ...(more === 0 ? {} : { salaryPension: rupiah(salary) }) };
};
