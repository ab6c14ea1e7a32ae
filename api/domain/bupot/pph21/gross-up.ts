import type { Sen } from '../../definition/money.ts';

/** Far more than are ever needed: each turn leaves at most 42 % (35 % and the surcharge) of what is missing. */
const TURNS = 200;
const RUPIAH: Sen = 100;

/**
 * The tax allowance that equals the tax on the income with it, to the rupiah: what is left after tax is then the income itself. Where
 * the bands allow several answers it is the lowest.
 *
 * The tax never falls as the allowance rises, so that going from 0 to the tax on what one has rises too and never passes the lowest
 * answer; amounts are whole, so it arrives. Because fractions of the tax are dropped, the next rupiah may answer as well: then it
 * is the one, being the exact answer income × rate / (1 − rate) with its fraction dropped, as the official examples have it.
 * Throws RangeError for a tax that is no such tax.
 */
export const taxAllowance = (taxWith: (allowance: Sen) => Sen): Sen => {
  let allowance = 0;
  let turn = 0;
  for (let tax = taxWith(0); tax !== allowance; tax = taxWith(allowance)) {
    if (++turn > TURNS) throw new RangeError('no tax allowance equals the tax');
    allowance = tax;
  }
  while (taxWith(allowance + RUPIAH) === allowance + RUPIAH) {
    if (++turn > TURNS) throw new RangeError('every tax allowance equals the tax');
    allowance += RUPIAH;
  }
  return allowance;
};
