import { rupiahShare, type Sen } from '../../definition/money.ts';
import { slipRounding } from '../../rules/bupot/rounding.ts';
import { hasShippingForm } from '../../rules/unifikasi/shipping.ts';
import { RUPIAH_NEAREST, type UnifikasiNotes } from './explained.ts';
import { dayOf, effective, termsOf } from './terms.ts';
import type { ShippingIncome, Withheld, Withholding } from './withholding.ts';

const mustFit = ({ object }: Withholding, income: ShippingIncome): void => {
  if (!hasShippingForm(object)) throw new RangeError(`${object.kind} ${object.key} has no form of shipping`);
  for (const amount of Object.values(income)) if (!(amount >= 0)) throw new RangeError(`below zero: ${amount}`);
};

const noteShipping = (
  { indonesia, abroad, credit24, withheldByOthers }: ShippingIncome,
  [taxIndonesia, taxAbroad, tax]: readonly [Sen, Sen, Sen],
  notes: UnifikasiNotes,
): void => {
  notes('grossIndonesia', indonesia);
  notes('grossAbroad', abroad);
  notes('gross', indonesia + abroad, { formula: 'gross_shipping', inputs: ['grossIndonesia', 'grossAbroad'] });
  notes('base', indonesia + abroad, { formula: 'whole_gross', inputs: ['gross'] });
  const rounding = RUPIAH_NEAREST;
  notes('taxIndonesia', taxIndonesia, { formula: 'flat', inputs: ['grossIndonesia', 'rate'], rounding });
  notes('taxAbroad', taxAbroad, { formula: 'flat', inputs: ['grossAbroad', 'rate'], rounding });
  notes('tax', tax, { formula: 'tax_shipping', inputs: ['taxIndonesia', 'taxAbroad'] });
  notes('credit24', credit24);
  notes('withheldByOthers', withheldByOthers);
};

/**
 * The form of shipping on a slip of one's own payment: tax on income at home and abroad, less the tax paid abroad and what others
 * withheld; never less than nothing, for a final tax is not given back here. Throws RangeError for other objects.
 */
export const shippingTax = (work: Withholding, income: ShippingIncome, notes?: UnifikasiNotes): Withheld => {
  mustFit(work, income);
  const { rate, nett } = termsOf(work, notes);
  const rounding = slipRounding[work.object.kind].at(dayOf(work.period));
  const whole = (amount: Sen) => rupiahShare(amount, [1, 1], rounding);
  const indonesia = whole(income.indonesia);
  const abroad = whole(income.abroad);
  const taxIndonesia = rupiahShare(indonesia, effective({ nett, rate }), rounding);
  const taxAbroad = rupiahShare(abroad, effective({ nett, rate }), rounding);
  const tax = taxIndonesia + taxAbroad;
  const credits = { credit24: whole(income.credit24), withheldByOthers: whole(income.withheldByOthers) };
  if (notes) noteShipping({ indonesia, abroad, ...credits }, [taxIndonesia, taxAbroad, tax], notes);
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
