import type { Stretch } from '../../definition/dated.ts';
import { asPercent, type Fraction, rupiahShare, type Sen } from '../../definition/money.ts';
import { slipRounding } from '../../rules/bupot/rounding.ts';
import { honorarium, nikCounts, noNpwpFactor, nonResident } from '../../rules/pph21/article-17.ts';
import { type Pph21Notes, RUPIAH, RUPIAH_DOWN, told } from './explained.ts';
import { type Identity, type Method, type Payment, type PaymentTax, type Typed, taxOf, Unfit } from './payment.ts';

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

type Kind = Payment['object']['kind'];

const flat = (
  kind: Kind,
  base: Sen,
  rate: Fraction,
  day: string,
  rule: Stretch<unknown>,
  notes?: Pph21Notes,
): PaymentTax => {
  const rounding = slipRounding[kind].at(day);
  const tax = rupiahShare(base, rate, rounding);
  notes?.('base', base, { formula: 'whole_gross', inputs: ['gross'] });
  notes?.('tax', tax, {
    formula: 'flat',
    inputs: ['base', told('rate', [asPercent(rate), 'percent'], { rule })],
    rounding: RUPIAH[rounding],
    rule,
  });
  return taxOf(base, base, rate, tax);
};

/** Honoraria from the state's budgets: final, by the rank the object stands for. */
export const honorariumRate: Method = (gross, { object, day }, notes) => {
  const rate = honorarium.at(day)[object.code];
  if (!rate) throw new RangeError(`no rate for ${object.code}`);
  return flat(object.kind, gross, rate, day, honorarium.ruleAt(day), notes);
};

/** Article 26: the gross of a non-resident at the rate of the law. A treaty's share and rate are typed instead. */
export const nonResidentRate: Method = (gross, { object, day }, notes) =>
  flat(object.kind, gross, nonResident.at(day), day, nonResident.ruleAt(day), notes);

const WHOLE: Fraction = [1, 1];

/** Base, share, rate and, where it differs from what they make, tax as somebody typed them. Throws RangeError below zero. */
export const asTyped = (
  gross: Sen,
  { base: of, nett, rate, tax: typed }: Typed,
  { object, day }: Payment,
  notes?: Pph21Notes,
): PaymentTax => {
  const rounding = slipRounding[object.kind].at(day);
  const [part, whole] = nett ?? WHOLE;
  const base = nett ? rupiahShare(of, nett, rounding) : of;
  // Rounded once: the base shown may have been rounded already.
  const tax = typed ?? rupiahShare(of, [part * rate[0], whole * rate[1]], rounding);
  if (!(base >= 0 && tax >= 0)) throw new Unfit('typed', 'typed_below');
  if (nett) notes?.('nett', [asPercent(nett), 'percent'], { formula: 'typed' });
  notes?.('base', base, nett ? { formula: 'nett', inputs: ['gross', 'nett'] } : { formula: 'typed' });
  notes?.('tax', tax, {
    formula: typed !== undefined ? 'typed' : nett ? 'nett_flat' : 'flat',
    inputs: [
      ...(nett ? (['gross', 'nett'] as const) : (['base'] as const)),
      told('rate', [asPercent(rate), 'percent']),
    ],
    ...(typed === undefined ? { rounding: RUPIAH[rounding] } : {}),
  });
  return taxOf(gross, base, rate, tax);
};
