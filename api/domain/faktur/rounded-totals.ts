import { rupiah, sen, wholeRupiah } from '../definition/money.ts';
import type { Faktur } from './record.ts';

const taxes = ['dpp', 'otherDpp', 'ppn', 'ppnbm'] as const;
type Tax = (typeof taxes)[number];

/** An amount of an invoice that is printed otherwise than its lines add up to. `lines` less `document` is `difference`; all in rupiah. */
export type RoundedTotal = {
  readonly key: Tax;
  readonly lines: string;
  readonly document: string;
  readonly difference: string;
};

/** What a printed invoice says of an amount (rupiah): whole rupiah, half up (PER-11/PJ/2025 art. 129). */
export const printedAmount = (amount: string): string => rupiah(wholeRupiah(sen(amount)));

/**
 * The amounts whose printed total is not the sum of the lines, each line rounded to sen. The tax base of another value is left out where it is
 * the base itself.
 */
export const roundedTotals = (faktur: Pick<Faktur, Tax>): RoundedTotal[] =>
  taxes
    .filter((key) => key !== 'otherDpp' || faktur.otherDpp !== faktur.dpp)
    .flatMap((key) => {
      const [lines, document] = [sen(faktur[key]), wholeRupiah(sen(faktur[key]))];
      if (lines === document) return [];
      return [{ key, lines: rupiah(lines), document: rupiah(document), difference: rupiah(lines - document) }];
    });
