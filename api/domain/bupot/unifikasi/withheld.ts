import { type Fraction, LIMIT, rupiahShare, type Sen } from '../../definition/money.ts';
import { facilities } from '../../rules/bupot/facilities.ts';
import { freedBy } from '../../rules/bupot/facilities-for.ts';
import { roundingWord, slipRounding } from '../../rules/bupot/rounding.ts';
import { isInForce } from '../../rules/unifikasi/objects.ts';
import { isForeign } from '../kinds.ts';
import type { UnifikasiNotes } from './explained.ts';
import { dayOf, effective, shippingTax, type Terms, termsOf } from './terms.ts';
import type { Withheld, Withholding } from './withholding.ts';

/**
 * For a net amount in sen: net × 100 / (100 − effective rate), to the nearest rupiah. Gross less tax always equals the
 * net: both roundings together change it by less than one rupiah. Throws RangeError if the tax takes everything.
 */
const grossedUp = (net: Sen, [taken, whole]: Fraction): Sen => {
  if (taken >= whole) throw new RangeError('the tax would take all of it');
  return rupiahShare(net, [whole, whole - taken], 'nearest');
};

const mustFit = ({ object, gross, facility = 'NONE', period, tax }: Withholding): void => {
  if (!(gross >= 0 && gross <= LIMIT)) throw new RangeError(`no amount: ${gross}`);
  if (tax !== undefined && !(tax >= 0)) throw new RangeError(`tax below zero: ${tax}`);
  if (!object.facilities.includes(facility))
    throw new RangeError(`${facility} is not for ${object.kind} ${object.key}`);
  if (!isInForce(object, period)) throw new RangeError(`${object.key} is not used in ${period}`);
};

const typedTax = ({ object, facility = 'NONE', tax, period }: Withholding): Sen | undefined =>
  tax !== undefined && freedBy(facility, object.kind).includes('tax')
    ? rupiahShare(tax, [1, 1], slipRounding.at(dayOf(period)))
    : undefined;

/** If the payer bears the tax, the gross includes it; if nothing is withheld, no tax is added. */
const grossOf = (work: Withholding, terms: Terms, amount: Sen, notes?: UnifikasiNotes): Sen => {
  const { grossUp, facility = 'NONE' } = work;
  if (!grossUp || facilities[facility].effect === 'borne') {
    notes?.('gross', amount, { rounding: roundingWord(dayOf(work.period)) });
    return amount;
  }
  const typed = typedTax(work);
  notes?.('net', amount, { rounding: roundingWord(dayOf(work.period)) });
  if (typed !== undefined) {
    notes?.('gross', amount + typed, { formula: 'net_and_tax', inputs: ['net'] });
    return amount + typed;
  }
  const gross = grossedUp(amount, effective(terms));
  const how = isForeign(work.object.kind)
    ? ({ formula: 'gross_up_nett', inputs: ['net', 'nett', 'rate'] } as const)
    : ({ formula: 'gross_up', inputs: ['net', 'rate'] } as const);
  notes?.('gross', gross, { ...how, rounding: roundingWord(dayOf(work.period)) });
  return gross;
};

const noteTax = (tax: Sen, isTyped: boolean, { object, period }: Withholding, notes: UnifikasiNotes): void => {
  const abroad = isForeign(object.kind);
  if (isTyped) notes('tax', tax, { formula: 'typed' });
  else
    notes('tax', tax, {
      formula: abroad ? 'nett_flat' : 'flat',
      inputs: abroad ? ['gross', 'nett', 'rate'] : ['base', 'rate'],
      rounding: roundingWord(dayOf(period)),
    });
};

const onPayment = (work: Withholding, notes?: UnifikasiNotes): Withheld => {
  const { object, period, facility } = work;
  const rounding = slipRounding.at(dayOf(period));
  const terms = termsOf(work, notes);
  const gross = grossOf(work, terms, rupiahShare(work.gross, [1, 1], rounding), notes);
  const abroad = isForeign(object.kind);
  const base = rupiahShare(gross, terms.nett, rounding);
  notes?.('base', base, {
    formula: abroad ? 'nett' : 'whole_gross',
    inputs: abroad ? ['gross', 'nett'] : ['gross'],
  });
  const typed = typedTax(work);
  // Rounded once, from the gross: the base shown may be rounded already.
  const tax = typed ?? rupiahShare(gross, effective(terms), rounding);
  if (notes) noteTax(tax, typed !== undefined, work, notes);
  const borne = facility === 'DTP' ? tax : 0;
  return { gross, base, ...terms, tax, withheld: tax - borne, borne };
};

const noteOutcome = ({ withheld, borne, shipping }: Withheld, notes: UnifikasiNotes): void => {
  const owed = shipping ? 'due' : 'tax';
  notes('borne', borne, borne > 0 ? { formula: 'borne', inputs: [owed] } : { formula: 'not_borne' });
  notes('withheld', withheld, { formula: 'withheld', inputs: [owed, 'borne'] });
};

/**
 * Gross × nett × rate, to the nearest rupiah; facilities remove the tax (SKB), move it to the government (DTP), set its
 * rate (UMKM) or allow typed values (SKD, OTHER). Throws RangeError where an amount is out of range, or object,
 * facility and period do not fit.
 */
export const withheld = (work: Withholding, notes?: UnifikasiNotes): Withheld => {
  mustFit(work);
  const worked = work.shipping ? shippingTax(work, work.shipping, notes) : onPayment(work, notes);
  if (notes) noteOutcome(worked, notes);
  return worked;
};
