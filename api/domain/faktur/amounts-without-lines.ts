import { rupiah, sen } from '../definition/money.ts';

export const taxAmounts = ['dpp', 'ppn', 'ppnbm'] as const;
export type TaxAmount = (typeof taxAmounts)[number];

/** Base and taxes of a document without lines, in rupiah. */
export type TaxAmounts = Readonly<Record<TaxAmount, string>>;

export const eachAmount = (amount: (key: TaxAmount) => string): TaxAmounts => ({
  dpp: amount('dpp'),
  ppn: amount('ppn'),
  ppnbm: amount('ppnbm'),
});

/** With one base. Amounts in rupiah. Throws RangeError on an amount out of range. */
export const amountsWithoutLines = (input: TaxAmounts) => {
  const { dpp, ppn, ppnbm } = eachAmount((key) => rupiah(sen(input[key])));
  return { dpp, ppn, ppnbm, gross: dpp, contractDpp: dpp, otherDpp: dpp, discount: rupiah(0), lines: [] };
};
