import type { Stretch } from '../../kit/dated.ts';
import { asPercent, type Fraction, rupiahShare, type Sen } from '../../kit/money.ts';
import { honorarium, nonResident } from '../../rules/pph21/flat-rates.ts';
import { withholdingRounding } from '../../rules/pph21/rounding.ts';
import { type Method, type Payment, type PaymentTax, type Typed, taxOf } from './payment.ts';
import { type Pph21Notes, RUPIAH_DOWN, told } from './told.ts';
import { Unfit } from './unfit.ts';

const flat = (base: Sen, rate: Fraction, day: string, rule: Stretch<unknown>, notes?: Pph21Notes): PaymentTax => {
  const tax = rupiahShare(base, rate, withholdingRounding.at(day));
  notes?.('base', base, { formula: 'whole_gross', inputs: ['gross'] });
  notes?.('tax', tax, {
    formula: 'flat',
    inputs: ['base', told('rate', [asPercent(rate), 'percent'], { rule })],
    rounding: RUPIAH_DOWN,
    rule,
  });
  return taxOf(base, base, rate, tax);
};

/** Honoraria from the state's budgets: final, by the rank the object stands for. */
export const honorariumRate: Method = (gross, { object, day }, notes) => {
  const rate = honorarium.at(day)[object.code];
  if (!rate) throw new RangeError(`no rate for ${object.code}`);
  return flat(gross, rate, day, honorarium.ruleAt(day), notes);
};

/** Article 26: the gross of a non-resident at the rate of the law. A treaty's share and rate are typed instead. */
export const nonResidentRate: Method = (gross, { day }, notes) =>
  flat(gross, nonResident.at(day), day, nonResident.ruleAt(day), notes);

/** Base, rate and, where it differs from base × rate, tax as somebody typed them. Throws RangeError below zero. */
export const asTyped = (
  gross: Sen,
  { base, rate, tax: typed }: Typed,
  { day }: Payment,
  notes?: Pph21Notes,
): PaymentTax => {
  const tax = typed ?? rupiahShare(base, rate, withholdingRounding.at(day));
  if (!(base >= 0 && tax >= 0)) throw new Unfit('typed', 'typed_below');
  notes?.('base', base, { formula: 'typed' });
  notes?.('tax', tax, {
    formula: typed === undefined ? 'flat' : 'typed',
    inputs: ['base', told('rate', [asPercent(rate), 'percent'])],
    ...(typed === undefined ? { rounding: RUPIAH_DOWN } : {}),
  });
  return taxOf(gross, base, rate, tax);
};
