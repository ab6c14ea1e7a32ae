import { dated } from '../../definition/dated.ts';
import { type Exact, toRupiah } from '../../definition/exact.ts';
import type { Rounding, Sen } from '../../definition/money.ts';
import { law } from '../../law.ts';

const CERTAIN_FROM = '2025-05-22';

/**
 * Base and tax of withholding slips, and of the returns that include them: each rounded once to whole rupiah, nothing
 * in between.
 */
export const slipRounding = dated<Rounding>('Pembulatan bukti potong', [
  { from: CERTAIN_FROM, value: 'nearest', source: law('PER-11/PJ/2025', 'ps. 129 ayat (1)') },
  {
    from: '2025-01-01',
    value: 'nearest',
    source: law('PER-11/PJ/2025', 'ps. 129 ayat (1)', 'assumed: no rule was found for January to 21 May 2025'),
  },
  {
    from: '2024-01-01',
    value: 'down',
    source: law('PMK 168/2023', 'Lampiran', 'no rule was found; this reproduces every official figure of 2024'),
  },
  {
    from: '1990-01-01',
    value: 'down',
    source: law('SE-22/PJ.24/1990', 'seluruhnya', 'assumed for slips; one copy of those before Coretax agrees'),
  },
]);

/** An amount of a slip in whole rupiah, in sen, by the rounding in force on the day. */
export const wholeOnSlip = (amount: Exact, day: string): Sen => toRupiah(amount, slipRounding.at(day));

const wordsOf = (down: string, nearest: string) => (day: string) => {
  if (slipRounding.at(day) === 'down') return down;
  return day < CERTAIN_FROM ? `${nearest}_assumed` : nearest;
};

export const roundingWord = wordsOf('explain.rounding.rupiah_down', 'explain.rounding.rupiah_nearest');

/** Catalogue key of an intermediate number, which is shown in whole rupiah and used exactly. */
export const shownWord = wordsOf('explain.rounding.shown_down', 'explain.rounding.shown_nearest');
