import { isZero, percent, rupiah, type Sen, sen, share, times } from '#domain/definition/money.ts';
import { xmlDecimal } from '#domain/definition/xml.ts';
import { formatDecimal } from '#domain/text/format.ts';
import { hundredfold, PERCENT_PLACES, percentIn } from '../cells/percent.ts';
import { type CellReader as Reader, readDecimal, rounded, shown } from '../cells/reader.ts';
import type { FieldKey } from './fields.ts';

type CellReader = Reader<FieldKey>;

/** In rupiah without PPN. `whole`: the price is the amount after the discount. */
type DiscountContext = {
  readonly price: string;
  readonly quantity: string;
  readonly whole: boolean;
  readonly amountOf: (amount: string) => string;
};

const MONEY_PLACES = 2;
const RUPIAH: Sen = 100;

const grossOf = ({ price, quantity }: DiscountContext): Sen | null => {
  try {
    return times(price, quantity);
  } catch {
    return null;
  }
};

/** Above 0 and up to 100; null for an empty cell, for zero, and for other text (which is reported). */
const readPercentage = (reader: CellReader): string | null => {
  const text = reader.text('discountPercent');
  if (text === '' || text === '-') return null;
  const value = percentIn(text);
  if (value === null || Number(value) > 100) {
    reader.error('discountPercent', 'discount_percent_unreadable');
    return null;
  }
  if (isZero(value)) return null;
  // A sheet may hold 10% as 0.1.
  if (!text.includes('%') && Number(value) < 1)
    reader.error('discountPercent', 'discount_percent_fraction', `${shown(hundredfold(value))}%`);
  return rounded(value, PERCENT_PLACES);
};

const askPercentText = (reader: CellReader, line: DiscountContext): void => {
  const text = reader.text('discount');
  const [value, gross] = [percentIn(text), grossOf(line)];
  const readable = value !== null && Number(value) <= 100 && gross !== null && gross >= 0;
  reader.error(
    'discount',
    'discount_percent_text',
    readable ? shown(xmlDecimal(rupiah(share(gross, percent(rounded(value, PERCENT_PLACES)), 'nearest')))) : {},
  );
};

const ofPercentage = (reader: CellReader, line: DiscountContext): string | null => {
  const percentage = readPercentage(reader);
  const gross = grossOf(line);
  if (percentage === null || gross === null || gross < 0) return null;
  if (line.whole) {
    reader.error('discountPercent', 'discount_percent_of_total');
    return null;
  }
  const amount = rupiah(share(gross, percent(percentage), 'nearest'));
  const params = { percent: shown(percentage), of: formatDecimal(rupiah(gross)), amount: formatDecimal(amount) };
  reader.warn('discountPercent', 'discount_of_percent', { params });
  return amount;
};

const ofUnit = (reader: CellReader, line: DiscountContext): string | null => {
  const each = readDecimal(reader, 'discountEach', MONEY_PLACES);
  if (each === null || isZero(each) || each.startsWith('-')) return null;
  const amount = rupiah(times(line.amountOf(each), line.quantity));
  const params = { each: formatDecimal(each), quantity: formatDecimal(line.quantity), amount: formatDecimal(amount) };
  reader.warn('discountEach', 'discount_of_unit', { params });
  return amount;
};

const inRupiahs = (reader: CellReader, line: DiscountContext): string | null => {
  if (reader.text('discount').includes('%')) {
    askPercentText(reader, line);
    return null;
  }
  const discount = readDecimal(reader, 'discount', MONEY_PLACES);
  return discount === null ? null : line.amountOf(discount);
};

/**
 * In rupiah, from an amount, a percentage of price times quantity, or an amount per unit. Columns that disagree are an
 * error. "0" if there is none.
 */
export const readDiscount = (reader: CellReader, line: DiscountContext): string => {
  const amount = inRupiahs(reader, line);
  const worked = (
    [
      ['discountPercent', ofPercentage(reader, line)],
      ['discountEach', ofUnit(reader, line)],
    ] as const
  ).filter((one): one is ['discountPercent' | 'discountEach', string] => one[1] !== null);
  const discount = amount !== null && !isZero(amount) ? amount : (worked[0]?.[1] ?? amount ?? '0');
  for (const [field, other] of worked)
    if (Math.abs(sen(other) - sen(discount)) >= RUPIAH)
      reader.error(field, 'discounts_differ', {
        params: { one: formatDecimal(other), other: formatDecimal(discount) },
      });
  return discount;
};
