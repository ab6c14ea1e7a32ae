import { isZero } from '#domain/definition/money.ts';
import { scaledBy } from '#domain/definition/scaled-by.ts';
import { formatDecimal } from '#domain/text/format.ts';
import { type CellReader, readDecimal } from './reader.ts';

const RUPIAH: ReadonlySet<string> = new Set(['', '-', 'IDR', 'RP', 'RP.', 'RUPIAH', 'INDONESIAN RUPIAH']);

/** What people write for a currency beside its code. */
const signs: Readonly<Record<string, string>> = {
  $: 'USD',
  US$: 'USD',
  DOLLAR: 'USD',
  DOLAR: 'USD',
  S$: 'SGD',
  '€': 'EUR',
  EURO: 'EUR',
  '¥': 'JPY',
  YEN: 'JPY',
  RMB: 'CNY',
  '£': 'GBP',
};

/** The code of a foreign currency (ISO 4217); null for rupiah, or where nothing is said. */
export const foreignCurrency = (text: string): string | null => {
  const word = text.trim().toUpperCase();
  return RUPIAH.has(word) ? null : (signs[word] ?? word);
};

/** Rupiah to one unit has at most this many places in the Minister's decisions of the week. */
const RATE_PLACES = 4;

/** The currency of a row and its rate in rupiah; `rate` null where the file says none. */
export type Exchange = { readonly currency: string; readonly rate: string | null };

/**
 * The currency of a row whose amounts are not in rupiah; null where they are. A foreign currency without a rate is an error of the row, and so is
 * a rate without a currency: the amounts would be those of another currency.
 */
export const readExchange = <F extends string>(
  reader: CellReader<F>,
  at: { currency: F; rate: F },
): Exchange | null => {
  const currency = foreignCurrency(reader.text(at.currency));
  const statedRate = readDecimal(reader, at.rate, RATE_PLACES);
  const rate = statedRate === null || isZero(statedRate) || statedRate.startsWith('-') ? null : statedRate;
  if (currency === null) {
    const silent = reader.text(at.currency) === '';
    if (silent && rate !== null && Number(rate) !== 1)
      reader.error(at.currency, 'currency_missing', { params: { rate: formatDecimal(rate) } });
    return null;
  }
  if (!/^[A-Z]{3}$/.test(currency)) reader.error(at.currency, 'currency_unknown');
  if (rate === null || Number(rate) === 1) {
    reader.error(at.rate, 'rate_missing', { params: { currency } });
    return { currency, rate: null };
  }
  return { currency, rate };
};

/** An amount in rupiah, rounded half up to some places; itself where it is in rupiah or no rate is known. */
export const inRupiah = (amount: string, exchange: Exchange | null, places: number): string =>
  exchange?.rate ? scaledBy(amount, [1n, 1n], places, exchange.rate) : amount;
