import { type Band, bandOf } from '../../definition/bands.ts';
import { rupiahShare, type Sen } from '../../definition/money.ts';
import { slipRounding } from '../../rules/bupot/rounding.ts';
import { type TerCategory, terMonthly } from '../../rules/pph21/ter.ts';
import { type Pph21Notes, RUPIAH_DOWN, rateRow } from './explained.ts';
import { type Method, taxOf } from './payment.ts';
import { Unfit } from './unfit.ts';

const FORMULAS = { A: 'ter_monthly_a', B: 'ter_monthly_b', C: 'ter_monthly_c' } as const;

const noteTax = (tax: Sen, category: TerCategory, band: Band, day: string, notes: Pph21Notes): void => {
  const rule = terMonthly.ruleAt(day);
  notes('tax', tax, {
    formula: FORMULAS[category],
    inputs: ['gross', rateRow(band, rule)],
    rounding: RUPIAH_DOWN,
    rule,
  });
};

/**
 * A month's gross, with nothing deducted, at the effective rate of the family status' category: permanent employees and
 * pensioners except in their last period, monthly paid non-permanent, board members.
 */
export const monthlyEffective: Method = (gross, { day, object, status }, notes) => {
  if (!status) throw new Unfit('status', 'status');
  const { category, table } = terMonthly.at(day)[status];
  const band = bandOf(table, gross);
  const tax = rupiahShare(gross, band.rate, slipRounding[object.kind].at(day));
  if (notes) noteTax(tax, category, band, day, notes);
  return taxOf(gross, gross, band.rate, tax);
};
