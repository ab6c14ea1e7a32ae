import { isZero } from '#domain/definition/money.ts';
import { scaledBy } from '#domain/definition/scaled-by.ts';
import { formatDecimal } from '#domain/text/format.ts';
import { type CellReader, readDecimal } from './reader.ts';

const RUPIAH: ReadonlySet<string> = new Set(['', '-', 'IDR', 'RP', 'RP.', 'RUPIAH', 'INDONESIAN RUPIAH']);

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

/** ISO 4217; null for rupiah or an empty cell. */
export const foreignCurrency = (text: string): string | null => {
  const word = text.trim().toUpperCase();
  return RUPIAH.has(word) ? null : (signs[word] ?? word);
};

/** Decimal places of rupiah per unit in the weekly decisions of the Minister. */
const RATE_PLACES = 4;

export type Exchange = { readonly currency: string; readonly rate: string | null };

/** Null for rupiah. A currency without a rate is an error, and so is a rate without a currency. */
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

/** Rounded half up to `places`; unchanged if no rate is known. */
export const inRupiah = (amount: string, exchange: Exchange | null, places: number): string =>
  exchange?.rate ? scaledBy(amount, [1n, 1n], places, exchange.rate) : amount;
