import { bandOf } from '../../kit/bands.ts';
import { rupiahShare } from '../../kit/money.ts';
import { terCategory } from '../../rules/pph21/ptkp.ts';
import { withholdingRounding } from '../../rules/pph21/rounding.ts';
import { terMonthly } from '../../rules/pph21/ter.ts';
import { type Method, taxOf } from './payment.ts';
import { RUPIAH_DOWN, rateRow } from './told.ts';

const FORMULAS = { A: 'ter_monthly_a', B: 'ter_monthly_b', C: 'ter_monthly_c' } as const;

/**
 * A month's gross, with nothing deducted, at the effective rate of the family status' category: permanent employees and
 * pensioners except in their last period, monthly paid non-permanent, board members.
 */
export const monthlyEffective: Method = (gross, { day, status }, notes) => {
  if (!status) throw new RangeError('a monthly effective rate needs the family status');
  const category = terCategory.at(day)[status];
  const band = bandOf(terMonthly.at(day)[category], gross);
  const tax = rupiahShare(gross, band.rate, withholdingRounding.at(day));
  notes?.('tax', tax, {
    formula: FORMULAS[category],
    inputs: ['gross', rateRow(band, terMonthly.ruleAt(day))],
    rounding: RUPIAH_DOWN,
    rule: terMonthly.ruleAt(day),
  });
  return taxOf(gross, gross, band.rate, tax);
};
