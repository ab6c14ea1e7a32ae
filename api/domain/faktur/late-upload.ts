import { dayAfterDays, stretchOn } from '../calendar/day-count.ts';
import { type Explained, ruleNamed } from '../definition/explain.ts';
import { asPercent, rupiah, rupiahShare, type Sen } from '../definition/money.ts';
import { lateInvoiceFine } from '../rules/deadlines.ts';

/**
 * On their total base in sen, truncated to whole rupiah, after their last day (YYYY-MM-DD) (art. 14 (4) KUP: they count
 * as not made in time). Null without a base. An estimate: the STP of the office is decisive.
 */
export const lateUploadFine = (base: Sen, lastDay: string): Explained | null => {
  const rule = stretchOn(lateInvoiceFine, dayAfterDays(lastDay, 1));
  if (!rule?.value || base <= 0) return null;
  return {
    label: 'sptReady.fine.name',
    value: rupiah(rupiahShare(base, rule.value, 'down')),
    unit: 'rupiah',
    formula: 'sptReady.fine.formula',
    inputs: [
      { label: 'sptReady.fine.base', value: rupiah(base), unit: 'rupiah' },
      { label: 'sptReady.fine.rate', value: asPercent(rule.value), unit: 'percent' },
    ],
    rule: ruleNamed(rule),
  };
};
