import { creditRefusal } from '../../faktur/crediting.ts';
import { countedStates, type Placed, type VatPlace, vatPlace } from './place.ts';

/** What somebody supposes of a document that came in: its PPN credited in a masa (YYYY-MM), or, null, not credited. */
export type Crediting = { readonly id: string; readonly period: string | null };

/** A document that came in as it would be, were it decided about so. */
export const creditedAs = <PlacedInvoice extends Placed>(
  of: PlacedInvoice,
  period: Crediting['period'],
): PlacedInvoice => ({
  ...of,
  status: period === null ? 'UNCREDITED' : 'CREDITED',
  creditPeriod: period,
});

/** Where a document stands once the office has approved it: what was bought waits for its decision, where none was written with it. */
export const sentPlace = (of: Placed): VatPlace | null =>
  vatPlace({ ...of, status: of.uncreditReason === null ? 'APPROVED' : 'UNCREDITED' });

/** It stands in a return as it is. */
export const isCounted = ({ type, status }: Placed): boolean =>
  (countedStates[type] as readonly string[]).includes(status);

/**
 * Where a document that counts nowhere yet would stand, were it in force: what was bought credited in this masa (YYYY-MM), while the law lets it.
 * Null where it could not be in that return.
 */
export const placeInForce = (of: Placed, period: string, origin: Placed | null = null): VatPlace | null => {
  if (of.type !== 'IN' && of.type !== 'DOC_IN') return vatPlace({ ...of, status: 'APPROVED' }, origin);
  return creditRefusal(of, period) === null ? vatPlace(creditedAs(of, period)) : null;
};
