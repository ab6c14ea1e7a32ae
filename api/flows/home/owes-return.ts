import { type MasaOf, notDue } from '#domain/tax-activity/not-due.ts';
import type { DocumentFacts } from './document-facts.ts';
import type { ReturnFacts } from './return-facts.ts';

/** Whether a return is due for a masa that has none: the rule Tax Activity tells by, over all slips whatever their state. */
export const owesReturn = (
  facts: ReturnFacts,
  companyId: string,
  masa: MasaOf,
  { byStatus }: DocumentFacts,
): boolean => {
  const { type, period } = masa;
  const slips = [
    ...(Object.values(byStatus).some((count) => count) ? [masa] : []),
    ...(facts.payroll(companyId) ? [{ type: 'PPH21' as const, period: `${period.slice(0, 4)}-01` }] : []),
  ];
  const due = notDue([period, period], { slips, returns: [], stated: facts.stated(companyId) });
  return !due.some((one) => one.type === type);
};
