import { asPercent, type Fraction, rupiahShare, type Sen } from '../../definition/money.ts';
import { facilities } from '../../rules/bupot/facilities.ts';
import { freedBy } from '../../rules/bupot/facilities-for.ts';
import { roundingWord, slipRounding } from '../../rules/bupot/rounding.ts';
import { hasShippingForm, type UnifikasiObject } from '../../rules/unifikasi/objects.ts';
import { noNpwpFactor, rateLawOf, umkmRate } from '../../rules/unifikasi/rate-laws.ts';
import { line, type UnifikasiNotes } from './explained.ts';
import type { ShippingIncome, Withheld, Withholding } from './withholding.ts';

export type Terms = { readonly nett: Fraction; readonly rate: Fraction };

const ZERO: Fraction = [0, 100];

const percentOf = (fraction: Fraction) => [asPercent(fraction), 'percent'] as const;

const part = (fraction: Fraction, name: string): Fraction => {
  const [numerator, denominator] = fraction;
  if (!(numerator >= 0 && numerator <= denominator)) throw new RangeError(`${name} is not between 0 and 100 %`);
  return fraction;
};

/** The first day of a tax period, whose law applies to the whole period. */
export const dayOf = (period: string): string => `${period}-01`;

/** Article 22 (3) and 23 (1a) apply to tax that is not final, and only to these two articles. */
const owesSurcharge = ({ object: { article, final }, surcharge }: Withholding): boolean =>
  surcharge === true && !final && (article === '22' || article === '23');

/** A rule is named only where less than the whole gross counts. */
const nettRule = (object: UnifikasiObject) => (object.nett[0] < object.nett[1] ? { rule: rateLawOf(object) } : {});

const nettOf = ({ object, facility = 'NONE', nett }: Withholding, notes?: UnifikasiNotes): Fraction => {
  const typed = nett !== undefined && freedBy(facility, object.kind).includes('nett');
  const share = typed ? part(nett, 'nett') : object.nett;
  notes?.('nett', percentOf(share), typed ? { formula: 'typed' } : nettRule(object));
  return share;
};

const doubled = (work: Withholding, notes?: UnifikasiNotes): Fraction => {
  const { object, period } = work;
  const factor = noNpwpFactor.at(dayOf(period));
  const rate: Fraction = [object.rate[0] * factor, object.rate[1]];
  const rule = noNpwpFactor.ruleAt(dayOf(period));
  notes?.('rate', percentOf(rate), {
    formula: 'surcharge',
    inputs: [
      line('rateOfObject', percentOf(object.rate), { rule: rateLawOf(object) }),
      line('surchargeFactor', [String(factor), 'factor'], { rule }),
    ],
    rule,
  });
  return rate;
};

const rateOf = (work: Withholding, notes?: UnifikasiNotes): Fraction => {
  const { object, facility = 'NONE', period, rate } = work;
  const { effect } = facilities[facility];
  if (effect === 'exempt') {
    notes?.('rate', percentOf(ZERO), { formula: 'exempt' });
    return ZERO;
  }
  if (effect === 'own_rate') {
    notes?.('rate', percentOf(umkmRate.at(dayOf(period))), { rule: umkmRate.ruleAt(dayOf(period)) });
    return umkmRate.at(dayOf(period));
  }
  if (rate !== undefined && freedBy(facility, object.kind).includes('rate')) {
    notes?.('rate', percentOf(rate), { formula: 'typed' });
    return part(rate, 'rate');
  }
  if (owesSurcharge(work)) return doubled(work, notes);
  notes?.('rate', percentOf(object.rate), { rule: rateLawOf(object) });
  return object.rate;
};

/**
 * Those of the object, unless the facility removes the tax, sets its own rate or allows typed values. Throws RangeError
 * for typed values outside 0 to 100 %.
 */
export const termsOf = (work: Withholding, notes?: UnifikasiNotes): Terms => ({
  nett: nettOf(work, notes),
  rate: rateOf(work, notes),
});

/** Rate on the whole gross: nett × rate. */
export const effective = ({ nett, rate }: Terms): Fraction => [nett[0] * rate[0], nett[1] * rate[1]];

const mustFit = ({ object }: Withholding, income: ShippingIncome): void => {
  if (!hasShippingForm(object)) throw new RangeError(`${object.kind} ${object.key} has no form of shipping`);
  for (const amount of Object.values(income)) if (!(amount >= 0)) throw new RangeError(`below zero: ${amount}`);
};

const noteShipping = (
  { indonesia, abroad, credit24, withheldByOthers }: ShippingIncome,
  [taxIndonesia, taxAbroad, tax]: readonly [Sen, Sen, Sen],
  period: string,
  notes: UnifikasiNotes,
): void => {
  notes('grossIndonesia', indonesia);
  notes('grossAbroad', abroad);
  notes('gross', indonesia + abroad, { formula: 'gross_shipping', inputs: ['grossIndonesia', 'grossAbroad'] });
  notes('base', indonesia + abroad, { formula: 'whole_gross', inputs: ['gross'] });
  const rounding = roundingWord(dayOf(period));
  notes('taxIndonesia', taxIndonesia, { formula: 'flat', inputs: ['grossIndonesia', 'rate'], rounding });
  notes('taxAbroad', taxAbroad, { formula: 'flat', inputs: ['grossAbroad', 'rate'], rounding });
  notes('tax', tax, { formula: 'tax_shipping', inputs: ['taxIndonesia', 'taxAbroad'] });
  notes('credit24', credit24);
  notes('withheldByOthers', withheldByOthers);
};

/**
 * Income at home and abroad, less the tax paid abroad and the tax others withheld; never below zero, because a final
 * tax is not refunded here. Throws RangeError for other objects.
 */
export const shippingTax = (work: Withholding, income: ShippingIncome, notes?: UnifikasiNotes): Withheld => {
  mustFit(work, income);
  const { rate, nett } = termsOf(work, notes);
  const rounding = slipRounding.at(dayOf(work.period));
  const whole = (amount: Sen) => rupiahShare(amount, [1, 1], rounding);
  const indonesia = whole(income.indonesia);
  const abroad = whole(income.abroad);
  const taxIndonesia = rupiahShare(indonesia, effective({ nett, rate }), rounding);
  const taxAbroad = rupiahShare(abroad, effective({ nett, rate }), rounding);
  const tax = taxIndonesia + taxAbroad;
  const credits = { credit24: whole(income.credit24), withheldByOthers: whole(income.withheldByOthers) };
  if (notes) noteShipping({ indonesia, abroad, ...credits }, [taxIndonesia, taxAbroad, tax], work.period, notes);
  const due = Math.max(0, tax - credits.credit24 - credits.withheldByOthers);
  notes?.('due', due, { formula: 'due_shipping', inputs: ['tax', 'credit24', 'withheldByOthers'] });
  const borne = work.facility === 'DTP' ? due : 0;
  return {
    gross: indonesia + abroad,
    base: indonesia + abroad,
    nett,
    rate,
    tax,
    withheld: due - borne,
    borne,
    shipping: { taxIndonesia, taxAbroad },
  };
};
