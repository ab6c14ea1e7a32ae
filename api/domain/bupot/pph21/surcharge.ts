import { rupiahShare, type Sen } from '../../definition/money.ts';
import { slipRounding } from '../../rules/bupot/rounding.ts';
import { nikCounts, noNpwpFactor } from '../../rules/pph21/flat-rates.ts';
import { type Pph21Notes, RUPIAH_DOWN, told } from './explained.ts';
import type { Identity } from './payment.ts';

/** Whether the payee has what the law asks for on the day, so that no surcharge is due. */
export const isIdentified = (identity: Identity, day: string): boolean =>
  identity === 'NPWP' || (identity === 'NIK' && nikCounts.at(day));

/** A tax that is not final, with the surcharge of those without a tax number, in sen. */
export const surcharged = (tax: Sen, day: string, notes?: Pph21Notes): Sen => {
  const factor = noNpwpFactor.at(day);
  const rule = noNpwpFactor.ruleAt(day);
  const more = rupiahShare(tax, factor, slipRounding.BP21.at(day));
  notes?.('tax', more, {
    formula: 'surcharge',
    inputs: ['tax', told('surchargeFactor', [factor.join('/'), 'factor'], { rule })],
    rounding: RUPIAH_DOWN,
    rule,
  });
  return more;
};
