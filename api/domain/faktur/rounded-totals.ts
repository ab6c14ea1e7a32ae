import { rupiah, sen, wholeRupiah } from '../definition/money.ts';
import { totalOf } from './compute.ts';
import type { Faktur } from './record.ts';

const taxes = ['dpp', 'otherDpp', 'ppn', 'ppnbm'] as const;
type Tax = (typeof taxes)[number];

/**
 * An amount whose printed value differs from the sum of its lines, in rupiah. `difference`: `lines` less `document`.
 */
export type RoundedTotal = {
  readonly key: Tax | 'total';
  readonly lines: string;
  readonly document: string;
  readonly difference: string;
};

/** An amount as printed on an invoice, in rupiah: whole rupiah, half up (PER-11/PJ/2025 art. 129). */
export const printedAmount = (amount: string): string => rupiah(wholeRupiah(sen(amount)));

/**
 * The printed total differs from the sum of the lines, each rounded to sen. The DPP nilai lain is left out if it equals
 * the base.
 */
export const roundedTotals = (faktur: Pick<Faktur, Tax>): RoundedTotal[] =>
  taxes
    .filter((key) => key !== 'otherDpp' || faktur.otherDpp !== faktur.dpp)
    .flatMap((key) => {
      const [lines, document] = [sen(faktur[key]), wholeRupiah(sen(faktur[key]))];
      if (lines === document) return [];
      return [{ key, lines: rupiah(lines), document: rupiah(document), difference: rupiah(lines - document) }];
    });

/** The total of the printed amounts for the buyer, in rupiah. */
export const printedTotal = (code: string, { dpp, ppn, ppnbm }: Pick<Faktur, 'dpp' | 'ppn' | 'ppnbm'>): string =>
  totalOf(code, { dpp: printedAmount(dpp), ppn: printedAmount(ppn), ppnbm: printedAmount(ppnbm) });

/** The total of an invoice if the sum of its printed amounts differs from it; null if it does not. */
export const roundedSum = (faktur: Pick<Faktur, 'code' | 'dpp' | 'ppn' | 'ppnbm'>): RoundedTotal | null => {
  const [lines, document] = [totalOf(faktur.code, faktur), printedTotal(faktur.code, faktur)];
  if (lines === document) return null;
  return { key: 'total', lines, document, difference: rupiah(sen(lines) - sen(document)) };
};
