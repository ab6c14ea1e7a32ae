import { isPeriod } from '../definition/day.ts';
import type { BillingInput } from './record.ts';
import type { BillingStatus } from './status.ts';

type Tax = Pick<BillingInput, 'kap' | 'kjs' | 'payerNpwp' | 'payerNik' | 'payerName' | 'nop' | 'assessmentNumber'>;
type Months = Pick<BillingInput, 'periodFrom' | 'periodTo'>;

/** States in which a tax counts as billed or paid; billings without a code, expired or abandoned do not count. */
export const billedStatuses: readonly BillingStatus[] = ['REQUESTING', 'PAYABLE', 'WAITING', 'CONFIRMABLE', 'PAID'];

/** Payers without NPWP share sixteen zeros and are distinguished by NIK or name. */
const payerOf = ({ payerNpwp, payerNik, payerName }: Tax): string =>
  /^0*$/.test(payerNpwp) ? (payerNik ?? payerName.trim().toLowerCase()) : payerNpwp;

/** Null if codes or months are incomplete. */
export const taxYearKey = (of: Tax & Months): string | null => {
  const whole = of.kap !== '' && of.kjs !== '' && isPeriod(of.periodFrom) && isPeriod(of.periodTo);
  if (!whole || of.periodFrom.slice(0, 4) !== of.periodTo.slice(0, 4)) return null;
  return [of.kap, of.kjs, payerOf(of), of.nop ?? '', of.assessmentNumber ?? '', of.periodFrom.slice(0, 4)].join('|');
};

/** Keys like `taxYearKey` for each month: two billings with a common key are for the same tax. */
export const taxMonthKeys = (of: Tax & Months): string[] => {
  const key = taxYearKey(of);
  if (key === null) return [];
  const keys: string[] = [];
  for (let month = Number(of.periodFrom.slice(5)); month <= Number(of.periodTo.slice(5)); month++)
    keys.push(`${key}-${String(month).padStart(2, '0')}`);
  return keys;
};
