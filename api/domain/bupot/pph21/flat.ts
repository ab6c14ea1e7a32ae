import type { Stretch } from '../../definition/dated.ts';
import { type Exact, exactly, exactShare } from '../../definition/exact.ts';
import { asPercent, type Fraction, type Sen } from '../../definition/money.ts';
import { roundingWord, wholeOnSlip } from '../../rules/bupot/rounding.ts';
import { honorarium, nikCounts, noNpwpFactor, nonResident } from '../../rules/pph21/article-17.ts';
import { explainedLine, noteBetween, type Pph21Notes } from './explained.ts';
import { dueOnGross, type Identity, type Method, type Payment, type TaxDue, type Typed, Unfit } from './payment.ts';

/** Whether the payee has the identification the law requires on the day, so that no surcharge is due. */
export const isIdentified = (identity: Identity, day: string): boolean =>
  identity === 'NPWP' || (identity === 'NIK' && nikCounts.at(day));

/**
 * A tax that is not final, with the surcharge for payees without a tax number. `day` decides the law, `written` the
 * rounding.
 */
export const surcharged = (tax: Exact, day: string, written: string, notes?: Pph21Notes): Exact => {
  const more = exactShare(tax, noNpwpFactor.at(day));
  const rule = noNpwpFactor.ruleAt(day);
  if (notes) {
    noteBetween(notes, 'tax', tax, written);
    notes('tax', wholeOnSlip(more, written), {
      formula: 'surcharge',
      inputs: ['tax', explainedLine('surchargeFactor', [noNpwpFactor.at(day).join('/'), 'factor'], { rule })],
      rounding: roundingWord(written),
      rule,
    });
  }
  return more;
};

const flat = (gross: Sen, rate: Fraction, day: string, rule: Stretch<unknown>, notes?: Pph21Notes): TaxDue => {
  const due = dueOnGross(gross, rate);
  notes?.('base', gross, { formula: 'whole_gross', inputs: ['gross'] });
  notes?.('tax', wholeOnSlip(due.tax, day), {
    formula: 'flat',
    inputs: ['base', explainedLine('rate', [asPercent(rate), 'percent'], { rule })],
    rounding: roundingWord(day),
    rule,
  });
  return due;
};

/** Honoraria paid from state budgets: final, by the rank the object represents. */
export const honorariumRate: Method = (gross, { object, day }, notes) => {
  const rate = honorarium.at(day)[object.code];
  if (!rate) throw new RangeError(`no rate for ${object.code}`);
  return flat(gross, rate, day, honorarium.ruleAt(day), notes);
};

/** Article 26: the gross of a non-resident at the rate of the law. The share and rate of a treaty are typed instead. */
export const nonResidentRate: Method = (gross, { day }, notes) =>
  flat(gross, nonResident.at(day), day, nonResident.ruleAt(day), notes);

const WHOLE: Fraction = [1, 1];

/** Base, share, rate and optionally tax as typed by the user. Throws RangeError below zero. */
export const asTyped = ({ base: of, nett, rate, tax: typed }: Typed, { day }: Payment, notes?: Pph21Notes): TaxDue => {
  if (!(of >= 0 && (typed ?? 0) >= 0)) throw new Unfit('typed', 'typed_below');
  const whole = exactly(wholeOnSlip(exactly(of), day));
  const base = exactShare(whole, nett ?? WHOLE);
  const tax = typed === undefined ? exactShare(base, rate) : exactly(typed);
  if (!notes) return { base, rate, tax };
  if (nett) notes('nett', [asPercent(nett), 'percent'], { formula: 'typed' });
  noteBetween(notes, 'base', base, day, nett ? { formula: 'nett', inputs: ['gross', 'nett'] } : { formula: 'typed' });
  notes('tax', wholeOnSlip(tax, day), {
    formula: typed !== undefined ? 'typed' : nett ? 'nett_flat' : 'flat',
    inputs: [
      ...(nett ? (['gross', 'nett'] as const) : (['base'] as const)),
      explainedLine('rate', [asPercent(rate), 'percent']),
    ],
    ...(typed === undefined ? { rounding: roundingWord(day) } : {}),
  });
  return { base, rate, tax };
};
