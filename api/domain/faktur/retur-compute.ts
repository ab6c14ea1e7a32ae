import { percent, rupiah, sen, share, times, total } from '../definition/money.ts';
import type { FakturAmounts, FakturLine } from './record.ts';
import { isReturned, type LineLeft, partOf, pieces, quantityText } from './retur-left.ts';

/** Input of a returned line; null values are calculated. */
export type ReturLineInput = {
  /** Decimal string; empty or 0 if nothing of the line is returned. */
  quantity: string;
  /** For the whole line, in rupiah. */
  discount: string | null;
  /** DPP nilai lain, in rupiah. */
  otherDpp: string | null;
};

const NONE = { gross: '0.00', discount: '0.00', contractDpp: '0.00', dpp: '0.00', otherDpp: '0.00' } as const;

const atMost = (amount: number, left: string): number => Math.min(amount, sen(left));

/**
 * Returning the whole remaining quantity takes all remaining amounts, so that several returns add up to the line. For
 * less, DPP is price × quantity less the discount's share, the other base that share of the invoice's, and PPN its rate
 * of the other base. Typed values stay. Throws RangeError if a text is not an amount.
 */
export const returnedLine = (line: FakturLine, left: LineLeft, given: ReturLineInput): FakturLine => {
  const { opt, code, name, unit, price, base, ppnRate, ppnbmRate } = line;
  const back = pieces(given.quantity);
  const same = { opt, code, name, unit, price, ppnRate, ppnbmRate, quantity: quantityText(back) };
  const own = given.otherDpp === null ? { base, ownBase: null } : { base: 'OWN' as const, ownBase: given.otherDpp };
  if (back === 0n) return { ...same, base, ownBase: null, ...NONE, ppn: '0.00', ppnbm: '0.00' };
  if (back === pieces(left.quantity) && given.discount === null && given.otherDpp === null)
    return { ...same, ...left, quantity: same.quantity, contractDpp: left.dpp, ...own };
  const whole = pieces(line.quantity);
  // A stage takes a part of its contract's lines, so only that part of a line is returned.
  const isStage = line.dpp !== line.contractDpp;
  const discount =
    given.discount === null ? atMost(partOf(line.discount, back, whole), left.discount) : sen(given.discount);
  const gross = isStage ? partOf(line.dpp, back, whole) + discount : times(price, same.quantity);
  const dpp = given.discount === null ? atMost(gross - discount, left.dpp) : gross - discount;
  const otherDpp =
    given.otherDpp === null
      ? atMost(partOf(line.otherDpp, BigInt(dpp), BigInt(sen(line.dpp))), left.otherDpp)
      : sen(given.otherDpp);
  const taxed = (rate: string) => share(otherDpp, percent(rate), 'nearest');
  const typed = given.otherDpp !== null;
  return {
    ...same,
    ...own,
    gross: rupiah(gross),
    discount: rupiah(discount),
    contractDpp: rupiah(dpp),
    dpp: rupiah(dpp),
    otherDpp: rupiah(otherDpp),
    ppn: rupiah(typed ? taxed(ppnRate) : atMost(taxed(ppnRate), left.ppn)),
    ppnbm: rupiah(typed ? taxed(ppnbmRate) : atMost(taxed(ppnbmRate), left.ppnbm)),
  };
};

export const returTotal = (lines: readonly FakturLine[]): FakturAmounts => {
  const sum = (key: keyof FakturAmounts & keyof FakturLine) => rupiah(total(lines.map((line) => sen(line[key]))));
  return {
    gross: sum('gross'),
    discount: sum('discount'),
    contractDpp: sum('contractDpp'),
    dpp: sum('dpp'),
    otherDpp: sum('otherDpp'),
    ppn: sum('ppn'),
    ppnbm: sum('ppnbm'),
  };
};

/** The lines of a return; lines without input are not returned. */
export const returLines = (
  lines: readonly FakturLine[],
  left: readonly LineLeft[],
  given: readonly ReturLineInput[],
): FakturLine[] =>
  lines.map((line, at) =>
    returnedLine(line, left[at] ?? line, given[at] ?? { quantity: '0', discount: null, otherDpp: null }),
  );

/** The paper for returned goods is a nota retur; for services only, a nota pembatalan (PMK 81/2024 ps. 288, 289). */
export const noteOf = (lines: readonly Pick<FakturLine, 'opt' | 'quantity'>[]): 'retur' | 'pembatalan' => {
  const back = lines.filter(isReturned);
  return back.length > 0 && back.every(({ opt }) => opt === 'B') ? 'pembatalan' : 'retur';
};
