import { isPeriod } from '../definition/day.ts';
import type { BillingInput } from './record.ts';
import type { BillingStatus } from './status.ts';

/** What tells one tax to be paid from another, its months apart. */
type Tax = Pick<BillingInput, 'kap' | 'kjs' | 'payerNpwp' | 'payerNik' | 'payerName' | 'nop' | 'assessmentNumber'>;
type Months = Pick<BillingInput, 'periodFrom' | 'periodTo'>;

/** States in which a tax counts as billed or paid; what never got a code, ran out or was given up does not. */
export const billedStatuses: readonly BillingStatus[] = ['REQUESTING', 'PAYABLE', 'WAITING', 'CONFIRMABLE', 'PAID'];

/** Payers without NPWP share sixteen zeros: they are told apart by NIK, or by name. */
const payerOf = ({ payerNpwp, payerNik, payerName }: Tax): string =>
  /^0*$/.test(payerNpwp) ? (payerNik ?? payerName.trim().toLowerCase()) : payerNpwp;

/** Codes, payer, land and notice of a tax, and the year it is for; null where the codes or the months are not whole. */
export const taxYearKey = (of: Tax & Months): string | null => {
  const whole = of.kap !== '' && of.kjs !== '' && isPeriod(of.periodFrom) && isPeriod(of.periodTo);
  if (!whole || of.periodFrom.slice(0, 4) !== of.periodTo.slice(0, 4)) return null;
  return [of.kap, of.kjs, payerOf(of), of.nop ?? '', of.assessmentNumber ?? '', of.periodFrom.slice(0, 4)].join('|');
};

/** The same for each month of it: two billings with one of these in common are for the same tax. */
export const taxMonthKeys = (of: Tax & Months): string[] => {
  const key = taxYearKey(of);
  if (key === null) return [];
  const keys: string[] = [];
  for (let month = Number(of.periodFrom.slice(5)); month <= Number(of.periodTo.slice(5)); month++)
    keys.push(`${key}-${String(month).padStart(2, '0')}`);
  return keys;
};
