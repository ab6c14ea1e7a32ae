import { rupiah, type Sen, total } from '../../definition/money.ts';
import { markOf, SOURCE } from './mark.ts';
import { cellText } from './slips.ts';
import { emptyFilling, type Source } from './source.ts';

export type Place = { readonly nitku: string; readonly name: string; readonly address: string };

/** Tax base of the outgoing invoices of a place in the year, returned goods deducted. `nitku` is '' where none is named. */
export type SoldAt = { readonly nitku: string; readonly sum: Sen };

/**
 * Turnover of certain turnover (0.5 %) by place of business: L5A from the places, L5B from the outgoing invoices of each
 * (PP 55/2022). What was sold without an invoice is typed. Nothing in the product names returns by place, nor
 * the turnover of a company that is not a PKP.
 */
export const placeSource = (places: readonly Place[], sold: readonly SoldAt[]): Source => {
  const named = new Map(places.map((place) => [place.nitku, place]));
  const placed = sold.filter(({ nitku, sum }) => nitku !== '' && sum > 0);
  const all = [...new Set([...named.keys(), ...placed.map(({ nitku }) => nitku)])].sort();
  const mark = (nitku: string) => ({ [SOURCE]: markOf('places', nitku), nitku });
  const L5A = all.map((nitku) => {
    const { name = '', address = '' } = named.get(nitku) ?? {};
    return { ...mark(nitku), name: cellText(name, 200), address: cellText(address, 255) };
  });
  return {
    name: 'places',
    documents: sold.map(({ nitku, sum }) => ({
      id: nitku,
      label: nitku || '-',
      detail: named.get(nitku)?.name ?? '',
      amount: sum,
      day: null,
      left: nitku === '' || sum <= 0 ? 'no_place' : null,
    })),
    fillings:
      placed.length === 0
        ? []
        : [
            {
              ...emptyFilling('L5'),
              rows: { L5A, L5B: placed.map(({ nitku, sum }) => ({ ...mark(nitku), amount: rupiah(sum) })) },
            },
          ],
    at: ['L5!a'],
    amount: total(placed.map(({ sum }) => sum)),
    missing: 0,
  };
};
