import { rupiah, type Sen, sen } from '#domain/definition/money.ts';
import { scaledBy } from '#domain/definition/scaled-by.ts';
import { type NetShare, netShare } from '#domain/faktur/net-of-vat.ts';
import type { BaseScheme } from '#domain/faktur/record.ts';
import { formatDecimal } from '#domain/text/format.ts';
import { type Exchange, inRupiah, readExchange } from '../cells/currency.ts';
import { type CellReader as Reader, readDecimal } from '../cells/reader.ts';
import type { FieldKey } from './fields.ts';
import { readDiscount } from './read-discount.ts';

type CellReader = Reader<FieldKey>;

export type PriceContext = { readonly code: string; readonly scheme: BaseScheme; readonly date: string };

export type Prices = {
  readonly price: string;
  readonly quantity: string;
  readonly discount: string;
  readonly rupiahOf: (amount: string | null) => string | null;
};

const PRICE_PLACES = 5;
const MONEY_PLACES = 2;
const RUPIAH: Sen = 100;

/** Null if it cannot be computed, which is reported. */
const netOf = (reader: CellReader, field: FieldKey, amount: string, net: NetShare | null): string | null => {
  if (net === null) {
    reader.error(field, 'with_vat_unknown');
    return null;
  }
  const without = scaledBy(amount, net, field === 'priceWithVat' ? PRICE_PLACES : MONEY_PLACES);
  const params = { given: formatDecimal(amount), net: formatDecimal(without), share: net.join('/') };
  reader.warn(field, 'net_of_vat', { params });
  return without;
};

const comparePrices = (reader: CellReader, price: string, withVat: string, net: NetShare | null): void => {
  if (net === null) return;
  const [ours, given] = [scaledBy(withVat, net, MONEY_PLACES), scaledBy(price, [1n, 1n], MONEY_PLACES)];
  const apart = sen(ours) - sen(given);
  if (apart >= RUPIAH || apart <= -RUPIAH)
    reader.error('priceWithVat', 'prices_differ', {
      params: { net: formatDecimal(ours), price: formatDecimal(given) },
    });
};

/** `whole`: the total of the line and not a unit price. */
type Found = { readonly price: string | null; readonly withVat: boolean; readonly whole: boolean };

const findPrice = (reader: CellReader, net: NetShare | null): Found => {
  const price = readDecimal(reader, 'price', PRICE_PLACES);
  const withVat = readDecimal(reader, 'priceWithVat', PRICE_PLACES);
  if (price !== null && withVat !== null) comparePrices(reader, price, withVat, net);
  if (price !== null || reader.text('price') !== '') return { price, withVat: false, whole: false };
  if (withVat !== null) return { price: netOf(reader, 'priceWithVat', withVat, net), withVat: true, whole: false };
  if (reader.text('priceWithVat') !== '') return { price: null, withVat: true, whole: false };
  const dpp = readDecimal(reader, 'dpp', MONEY_PLACES);
  if (dpp !== null) return { price: dpp, withVat: false, whole: true };
  const total = readDecimal(reader, 'totalWithVat', MONEY_PLACES);
  if (total !== null) return { price: netOf(reader, 'totalWithVat', total, net), withVat: true, whole: true };
  reader.error('price', 'price_missing');
  return { price: null, withVat: false, whole: false };
};

const sayExchange = (reader: CellReader, exchange: Exchange | null, amount: string | null, converted: string): void => {
  if (!exchange?.rate || amount === null) return;
  const { currency, rate } = exchange;
  const params = {
    currency,
    amount: formatDecimal(amount),
    rate: formatDecimal(rate),
    rupiah: formatDecimal(converted),
  };
  reader.warn('exchangeRate', 'in_currency', { params });
};

/** So that the amount after discount stays exact to the sen. */
const beforeDiscount = (price: string, discount: string): string =>
  discount === '0' ? price : rupiah(sen(scaledBy(price, [1n, 1n], MONEY_PLACES)) + sen(discount));

/**
 * With or without PPN, discount in rupiah, percent or per unit, in rupiah or a currency with its rate. Converted values
 * are reported in their source cell. Throws RangeError if an amount is out of range.
 */
export const readPrices = (reader: CellReader, { code, scheme, date }: PriceContext): Prices => {
  const net = netShare(code, scheme, date);
  const exchange = readExchange(reader, { currency: 'currency', rate: 'exchangeRate' });
  const found = findPrice(reader, net);
  const price = inRupiah(found.price ?? '0', exchange, PRICE_PLACES);
  sayExchange(reader, exchange, found.price, price);
  const quantity = found.whole ? '1' : (readDecimal(reader, 'quantity', PRICE_PLACES) ?? '1');
  const discount = readDiscount(reader, {
    price,
    quantity,
    whole: found.whole,
    // A discount is in the currency of the price, and includes PPN if the price does.
    amountOf: (amount) => {
      const rupiahs = inRupiah(amount, exchange, MONEY_PLACES);
      return found.withVat && net ? scaledBy(rupiahs, net, MONEY_PLACES) : rupiahs;
    },
  });
  return {
    price: found.whole ? beforeDiscount(price, discount) : price,
    quantity,
    discount,
    rupiahOf: (amount) => amount && inRupiah(amount, exchange, MONEY_PLACES),
  };
};
