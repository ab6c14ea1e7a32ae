import type { Sen } from '../../definition/money.ts';
import { type DtpSector, dtpTerms } from '../../rules/pph21/dtp.ts';

/** Facts that decide whether the government bears the tax of a payment. Amounts in sen. */
export type DtpFacts = {
  readonly day: string;
  /**
   * From the main KLU in the annex of the year's regulation; null if it is in none. Slips derive it from the company's
   * own description.
   */
  readonly sector: DtpSector | null;
  readonly paid: 'PERMANENT' | 'MONTHLY' | 'DAILY';
  /**
   * Permanent: fixed and regular gross of January, or of the first month worked. Monthly: gross of the month. Daily: average of a day.
   */
  readonly income: Sen;
  /** NPWP or NIK valid in the register of the tax office. */
  readonly registered: boolean;
  readonly otherDtp: boolean;
};

export type DtpUnmet =
  | 'sector'
  | 'period'
  | 'income_permanent'
  | 'income_monthly'
  | 'income_daily'
  | 'identity'
  | 'other';

const INCOME = { PERMANENT: 'income_permanent', MONTHLY: 'income_monthly', DAILY: 'income_daily' } as const;

/** All unmet conditions of the scheme. Without any, the government bears the tax of the month. */
export const dtpUnmet = ({ day, sector, paid, income, registered, otherDtp }: DtpFacts): DtpUnmet[] => {
  if (sector === null) return ['sector'];
  const scheme = dtpTerms[sector];
  const runs = scheme.history.find(({ from }) => from <= day);
  if (!runs?.value) return ['period'];
  const most = paid === 'DAILY' ? runs.value.daily : runs.value.monthly;
  return [
    ...(income > most ? [INCOME[paid]] : []),
    ...(registered ? [] : (['identity'] as const)),
    ...(otherDtp ? (['other'] as const) : []),
  ];
};
