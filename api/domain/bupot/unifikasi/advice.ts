import type { Dated } from '../../definition/dated.ts';
import { ruleNamed } from '../../definition/explain.ts';
import type { Finding } from '../../definition/finding.ts';
import { rupiah, type Sen } from '../../definition/money.ts';
import type texts from '../../messages/id/unifikasi.ts';
import { cooperativeInterest, untaxedPurchases, untaxedTurnover } from '../../rules/unifikasi/rate-laws.ts';
import { formatDecimal } from '../../text/format.ts';
import { dayOf } from './terms.ts';
import type { Withholding } from './withholding.ts';

const advice = (key: keyof (typeof texts)['advice'], limit: Dated<Sen>, day: string): Finding => ({
  path: 'gross',
  message: `unifikasi.advice.${key}`,
  params: { limit: formatDecimal(rupiah(limit.at(day)), 0), law: ruleNamed(limit.ruleAt(day)).name },
  severity: 'warning',
});

const ofPurchase = ({ object, gross }: Withholding, day: string): Finding[] => {
  const limit = untaxedPurchases[object.code];
  return limit && gross > 0 && gross <= limit.at(day) ? [advice('untaxed_purchase', limit, day)] : [];
};

const ofCooperative = ({ object, gross }: Withholding, day: string): Finding[] => {
  const isAbove = gross > cooperativeInterest.at(day);
  if (object.code === '28-417-01' && isAbove) return [advice('cooperative_above', cooperativeInterest, day)];
  if (object.code === '28-417-02' && !isAbove) return [advice('cooperative_below', cooperativeInterest, day)];
  return [];
};

const ofTurnover = ({ object }: Withholding, day: string): Finding[] =>
  object.code === '28-423-01' || object.code === '28-423-02' ? [advice('untaxed_turnover', untaxedTurnover, day)] : [];

/**
 * With amount and regulation. They never change the tax, because a slip does not show whether a purchase was split or
 * what was paid earlier in the year.
 */
export const thresholdAdvice = (work: Withholding, isIndividual: boolean): Finding[] => {
  const day = dayOf(work.period);
  return [...ofPurchase(work, day), ...ofCooperative(work, day), ...(isIndividual ? ofTurnover(work, day) : [])];
};
