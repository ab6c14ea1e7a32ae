import { sen } from '#domain/definition/money.ts';
import { scaledBy } from '#domain/definition/scaled-by.ts';
import { netShare } from '#domain/faktur/net-of-vat.ts';
import { formatDecimal } from '#domain/text/format.ts';
import { inRupiah, readExchange } from '../cells/currency.ts';
import { readDecimal } from '../cells/reader.ts';
import type { Reader } from './read-payee.ts';

const MONEY_PLACES = 2;
const RUPIAH = 100;

/** The code of nearly every invoice for services: PPN is 12 % of 11/12 of the price. */
const USUAL = '04';

const netOf = (reader: Reader, withVat: string | null): string | null => {
  const net = netShare(USUAL, 'ELEVEN_TWELFTHS', reader.text('documentDate'));
  return withVat === null || net === null ? null : scaledBy(withVat, net, MONEY_PLACES);
};

const sayNet = (reader: Reader, withVat: string, without: string): void => {
  const params = { given: formatDecimal(withVat), net: formatDecimal(without), share: '100/111' };
  reader.warn('grossWithVat', 'net_of_vat', { params });
};

/**
 * In rupiah without PPN: from its column, a sum of columns, an amount including PPN, or foreign currency with its rate.
 * Null if the file has none.
 */
export const readGross = (reader: Reader): string | null => {
  const statedGross = readDecimal(reader, 'gross', MONEY_PLACES);
  const withVat = readDecimal(reader, 'grossWithVat', MONEY_PLACES);
  const net = netOf(reader, withVat);
  if (statedGross !== null && net !== null && Math.abs(sen(net) - sen(statedGross)) >= RUPIAH)
    reader.error('grossWithVat', 'prices_differ', {
      params: { net: formatDecimal(net), price: formatDecimal(statedGross) },
    });
  const amount = statedGross ?? net;
  if (statedGross === null && net !== null && withVat !== null) sayNet(reader, withVat, net);
  const exchange = readExchange(reader, { currency: 'currency', rate: 'exchangeRate' });
  if (amount === null || !exchange?.rate) return amount;
  const rupiah = inRupiah(amount, exchange, MONEY_PLACES);
  const { currency, rate } = exchange;
  const params = { currency, amount: formatDecimal(amount), rate: formatDecimal(rate), rupiah: formatDecimal(rupiah) };
  reader.warn('exchangeRate', 'in_currency', { params });
  return rupiah;
};
