import { divide, rupiah, rupiahOf, type Sen, scaled, sen, times } from '../definition/money.ts';
import { xmlDecimal } from '../definition/xml.ts';
import { type LineSen, lineSen } from './line-amounts.ts';
import type { FakturInput, FakturLineInput } from './record.ts';

/** Decimal places the office takes in a quantity (its FAQ of 2025-09-17, "Input tiga digit desimal"). */
export const QUANTITY_PLACES = 2;

/** Name of the line with the difference in the office's FAQ. Part of the document, so it is not translated. */
export const DIFFERENCE_LINE = 'Selisih Pembulatan Kuantitas';

export const isOverprecise = ({ quantity }: Pick<FakturLineInput, 'quantity'>): boolean =>
  (xmlDecimal(quantity).split('.')[1]?.length ?? 0) > QUANTITY_PLACES;

const cut = (quantity: string): string => xmlDecimal(quantity.slice(0, quantity.indexOf('.') + 1 + QUANTITY_PLACES));

/** Precision of a quantity before rounding, in decimal places. */
const READ_PLACES = 6;

/** The nearest quantity the office takes, half up. Called on well-formed decimals. */
export const nearestQuantity = (quantity: string): string =>
  xmlDecimal(rupiahOf(divide(scaled(quantity, READ_PLACES), 10n ** BigInt(READ_PLACES - QUANTITY_PLACES), 'nearest')));

const roundedAmounts = ['dpp', 'other', 'ppn', 'ppnbm'] as const satisfies readonly (keyof LineSen)[];

/** In multiples of 300 sen every base and tax is exact: eleven twelfths, 12% and whole percents of PPnBM. */
const STEPS = 300;

/** The line with truncated quantity, and the difference as a second line; `off` sen move to the second. */
const parted = (line: FakturLineInput, whole: LineSen, off: Sen): [FakturLineInput, FakturLineInput] | null => {
  const quantity = cut(line.quantity);
  const discount = sen(line.discount) + off;
  const dpp = times(line.price, quantity) - discount;
  if (dpp < 0) return null;
  return [
    { ...line, quantity, discount: off === 0 ? line.discount : rupiah(discount) },
    {
      ...line,
      name: DIFFERENCE_LINE,
      price: xmlDecimal(rupiah(whole.dpp - dpp)),
      quantity: '1',
      discount: '0',
      ownBase: line.ownBase === null ? null : '0',
    },
  ];
};

/** One line as two with the same total; null if its quantity needs no rounding or it cannot be split. */
const rounded = (line: FakturLineInput, day: string): readonly FakturLineInput[] | null => {
  try {
    if (!isOverprecise(line)) return null;
    const whole = lineSen(line, day);
    for (let off = 0; off < STEPS; off++) {
      const pair = parted(line, whole, off);
      if (!pair) return null;
      const [one, other] = [lineSen(pair[0], day), lineSen(pair[1], day)];
      if (roundedAmounts.every((key) => one[key] + other[key] === whole[key]))
        return other.dpp === 0 ? [pair[0]] : pair;
    }
    return null;
  } catch {
    return null;
  }
};

/** Whether a line can be rounded without changing any amount. */
export const canRound = (line: FakturLineInput, day: string): boolean => rounded(line, day) !== null;

/**
 * The difference becomes a separate line, so that DPP, other base, PPN and PPnBM stay the same to the sen. Truncated
 * and not rounded up, because a price cannot be negative. A line that cannot be split is unchanged.
 */
export const roundQuantities = <L extends FakturLineInput>(
  { lines, date }: Pick<FakturInput, 'date'> & { readonly lines: readonly L[] },
  made: (line: FakturLineInput, of: L) => L,
): L[] =>
  lines.flatMap((line) => {
    const [first, difference] = rounded(line, date) ?? [];
    if (!first) return [line];
    return [{ ...line, ...first }, ...(difference ? [made(difference, line)] : [])];
  });
