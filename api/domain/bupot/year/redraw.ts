import { rupiah, sen } from '../../definition/money.ts';
import type { BupotInput } from '../record.ts';

/** Fields of a slip of the year that the monthly slips and the choices tell. Its address, fees, zakat and the parts of its gross are a person's. */
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

/** What was drawn, as the history keeps it. */
export const drawnOf = (input: BupotInput): DrawnFields => ({
  ...(Object.fromEntries(drawnFields.map((field) => [field, input[field]])) as Omit<DrawnFields, 'salaryPension'>),
  salaryPension: input.salaryPension,
});

/**
 * A draft drawn before, drawn again: what the monthly slips tell anew is taken over, what a person changed since stays. Of the gross the
 * difference goes to the salary, so that its parts stay as they were parted. Amounts are decimal strings in rupiah.
 */
export const redrawn = (draft: BupotInput, before: DrawnFields, now: BupotInput): BupotInput => {
  const moved = Object.fromEntries(
    drawnFields.filter((field) => before[field] !== now[field]).map((field) => [field, now[field]]),
  );
  const more = sen(now.salaryPension ?? '0') - sen(before.salaryPension ?? '0');
  const salary = Math.max(0, sen(draft.salaryPension ?? '0') + more);
  return { ...draft, ...moved, ...(more === 0 ? {} : { salaryPension: rupiah(salary) }) };
};
