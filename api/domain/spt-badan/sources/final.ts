import type { Received } from '../../bupot/received/received.ts';
import { divide, rupiah, type Sen, sen, total } from '../../definition/money.ts';
import { type BookMonths, isWithin } from '../book-year.ts';
import type { AnnualEra } from '../era.ts';
import { finalKindOf, finalLineOf, isSmallTurnover } from './final-lines.ts';
import { isOwnFinal, type PaidReceipt, receiptDocument } from './receipts.ts';
import { isOpenFor, placedAmount, slipCells, slipDocument } from './slips.ts';
import { emptyFilling, type Filling, type LeftReason, type Source } from './source.ts';

/** 0.5 % of turnover: the base of a payment of which only the tax is known. */
const BASE_OF_TAX = 200;

/** Percent with two places, rounded half up; '' without a base. */
const rateOf = (tax: Sen, base: Sen): string =>
  base === 0 ? '' : rupiah(Number(divide(BigInt(tax) * 10_000n, BigInt(base), 'nearest')));

type FinalDocuments = {
  readonly slips: readonly Received[];
  readonly receipts: readonly PaidReceipt[];
  readonly returns: ReadonlySet<string>;
  readonly masa: BookMonths;
};

const leftIn1771 = ({ taxCode }: Received): LeftReason | null => {
  if (taxCode === null) return 'no_code';
  return finalLineOf(taxCode) === null ? 'no_line' : null;
};

/** 1771-IV part A: base and rate by line, of slips and of the own payments of certain turnover. */
const lines1771 = (slips: readonly Received[], receipts: readonly PaidReceipt[]): Filling => {
  const parts = [
    ...slips.map(({ taxCode, base, tax }) => ({ line: finalLineOf(taxCode) ?? '', base: sen(base), tax: sen(tax) })),
    ...receipts.map(({ amount }) => ({ line: 'A14', base: sen(amount) * BASE_OF_TAX, tax: sen(amount) })),
  ];
  const lines = [...new Set(parts.map(({ line }) => line))].flatMap((line) => {
    const own = parts.filter((one) => one.line === line);
    const base = total(own.map((one) => one.base));
    return [
      [`${line}.base`, rupiah(base)],
      [`${line}.rate`, rateOf(total(own.map((one) => one.tax)), base)],
    ];
  });
  return { ...emptyFilling('IV'), lines: Object.fromEntries(lines) };
};

const sheets2025 = (slips: readonly Received[], receipts: readonly PaidReceipt[]): readonly Filling[] => {
  const own = total(receipts.map(({ amount }) => sen(amount)));
  const withheld = total(slips.filter(({ taxCode }) => isSmallTurnover(taxCode)).map(({ tax }) => sen(tax)));
  const rows = slips
    .filter(({ taxCode }) => !isSmallTurnover(taxCode))
    .map((slip) => ({
      ...slipCells('final', slip),
      kind: finalKindOf(slip),
      rate: rateOf(sen(slip.tax), sen(slip.base)),
    }));
  return [
    { ...emptyFilling('L4'), rows: { L4A: rows } },
    {
      ...emptyFilling('L5'),
      lines: { ...(own > 0 ? { c: rupiah(own) } : {}), ...(withheld > 0 ? { d: rupiah(withheld) } : {}) },
    },
  ];
};

/**
 * Final tax: slips to 1771-IV or L4A, those of certain turnover with the own payments (411128-420) to line A14 or L5.
 * From one rate for each line of the 1771 the tax may differ by rounding; the difference is shown.
 */
export const finalSource = (era: AnnualEra, { slips, receipts: all, returns, masa }: FinalDocuments): Source => {
  const receipts = all.filter((one) => isOwnFinal(one) && isWithin(masa, one.periodFrom));
  const leftOf = (slip: Received): LeftReason | null => {
    if (!isOpenFor(slip, returns)) return 'other_return';
    return era === '1771' ? leftIn1771(slip) : null;
  };
  const final = slips.filter((slip) => slip.final);
  const placed = final.filter((slip) => leftOf(slip) === null);
  const documents = [...final.map((slip) => slipDocument(slip, leftOf(slip))), ...receipts.map(receiptDocument)];
  return {
    name: 'final',
    documents,
    fillings: era === '1771' ? [lines1771(placed, receipts)] : sheets2025(placed, receipts),
    at: era === '1771' ? ['IV!JBA.tax'] : ['L4!A.tax', 'L5!c', 'L5!d'],
    amount: placedAmount(documents),
    missing: 0,
  };
};
