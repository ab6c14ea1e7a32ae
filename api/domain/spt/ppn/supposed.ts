import { creditRefusal } from '../../faktur/crediting.ts';
import { countedStates, type Placed, type VatPlace, vatPlace } from './place.ts';

/** A supposed decision about an incoming document: its PPN credited in a masa (YYYY-MM), or null for not credited. */
export type Crediting = { readonly id: string; readonly period: string | null };

export const creditedAs = <PlacedInvoice extends Placed>(
  of: PlacedInvoice,
  period: Crediting['period'],
): PlacedInvoice => ({
  ...of,
  status: period === null ? 'UNCREDITED' : 'CREDITED',
  creditPeriod: period,
});

/** Purchases wait for the crediting decision, unless one is stored. */
export const sentPlace = (of: Placed): VatPlace | null =>
  vatPlace({ ...of, status: of.uncreditReason === null ? 'APPROVED' : 'UNCREDITED' });

export const isCounted = ({ type, status }: Placed): boolean =>
  (countedStates[type] as readonly string[]).includes(status);

/** Purchases credited in this masa (YYYY-MM), where the law allows it. Null if it could not be in that return. */
export const placeInForce = (of: Placed, period: string, origin: Placed | null = null): VatPlace | null => {
  if (of.type !== 'IN' && of.type !== 'DOC_IN') return vatPlace({ ...of, status: 'APPROVED' }, origin);
  return creditRefusal(of, period) === null ? vatPlace(creditedAs(of, period)) : null;
};
