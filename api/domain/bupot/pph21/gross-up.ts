import type { Sen } from '../../kit/money.ts';

/** Far more than are ever needed: each turn leaves at most 42 % (35 % and the surcharge) of what is missing. */
const TURNS = 200;

/**
 * The smallest tax allowance that equals the tax on the income with it, to the rupiah: what is left after tax is then the
 * income itself. The tax never falls as the allowance rises, so that going from 0 to the tax on what one has rises too and never
 * passes the smallest answer; amounts are whole, so it arrives. Throws RangeError for a tax that is no such tax.
 */
export const leastAllowance = (taxWith: (allowance: Sen) => Sen): Sen => {
  let allowance = 0;
  for (let turn = 0; turn < TURNS; turn++) {
    const tax = taxWith(allowance);
    if (tax === allowance) return allowance;
    allowance = tax;
  }
  throw new RangeError('no tax allowance equals the tax');
};
