import type { FileColumn, Guesses } from '#domain/imports/columns.ts';
import { isShareOf, namesMoney, product } from '#domain/imports/money-columns.ts';
import { headingKey } from '../table/heading-key.ts';
import { traitsOf } from '../table/heading-traits.ts';

const PRICE = /^(h(arga|rg)?(jual|sat|satuan|unit)?|hjtnp|.*harga.*|.*price.*)$/;

/** PPN as a share of its base: of the price without it, or of the price including it. */
const OF_NET = [
  [11n, 100n],
  [12n, 100n],
] as const;
const OF_GROSS = [
  [11n, 111n],
  [12n, 112n],
] as const;

/** Confident enough to propose, but still to be confirmed. */
const WEIGHED = 0.75;

/**
 * Programs export prices with and without PPN under ambiguous names. The amounts show which is which: price times
 * quantity equals the base of PPN or includes PPN. The guess is kept if its price matches, or if no other does.
 */
export const weighPrices = (guesses: Guesses, columns: readonly FileColumn[]): Guesses => {
  const columnOf = (field: string) => columns.find(({ name }) => name === guesses[field]?.column);
  const [quantity, ppn] = [columnOf('quantity'), columnOf('ppn')];
  const guessed = columnOf('price') ?? columnOf('priceWithVat');
  if (!quantity || !ppn || !guessed) return guesses;
  const bears = (price: FileColumn, shares: typeof OF_NET | typeof OF_GROSS): boolean =>
    shares.some((share) => isShareOf(ppn, product(price, quantity), share));
  const prices = columns.filter(
    ({ name }) =>
      name !== quantity.name &&
      name !== ppn.name &&
      PRICE.test(headingKey(name)) &&
      (namesMoney(name) || /^h/i.test(name)),
  );
  const net = [guessed, ...prices].find((price) => bears(price, OF_NET));
  const gross = [guessed, ...prices].find((price) => bears(price, OF_GROSS));
  const { price: _, priceWithVat: __, ...others } = guesses;
  const free = (column: string): Guesses =>
    Object.fromEntries(Object.entries(others).filter(([, guess]) => guess?.column !== column));
  if (net === guessed && guesses.price) return guesses;
  if (net && !traitsOf(net.name).has('with-vat'))
    return { ...free(net.name), price: { column: net.name, confidence: WEIGHED } };
  if (gross) return { ...free(gross.name), priceWithVat: { column: gross.name, confidence: WEIGHED } };
  return guesses;
};
