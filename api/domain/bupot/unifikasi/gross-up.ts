import { type Fraction, rupiahShare, type Sen } from '../../definition/money.ts';

/**
 * The gross whose tax leaves the payee this much, in sen: net × 100 / (100 − effective rate), to the rupiah nearest.
 *
 * With the tax rounded to the rupiah nearest too, gross less tax is the net itself, always: the two roundings together move it by
 * less than one rupiah, and it is whole. Throws RangeError where the tax takes everything.
 */
export const grossedUp = (net: Sen, [taken, whole]: Fraction): Sen => {
  if (taken >= whole) throw new RangeError('the tax would take all of it');
  return rupiahShare(net, [whole, whole - taken], 'nearest');
};
