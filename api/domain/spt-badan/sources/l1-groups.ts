import { type L1Form, type L1Row, l1Accounts } from '../../trial-balance/l1-accounts.ts';

/** Rows of 1771-II by the words of an account; the rest is row 11. */
const costRows: readonly (readonly [RegExp, string])[] = [
  [/persediaan.*akhir/i, '13'],
  [/persediaan.*awal/i, '12'],
  [/pembelian/i, '1'],
  [/gaji|upah|imbalan kerja|tenaga kerja/i, '2'],
  [/transportasi|pengangkutan/i, '3'],
  [/penyusutan|amortisasi/i, '4'],
  [/sewa/i, '5'],
  [/\bbunga\b/i, '6'],
  [/sehubungan dengan jasa|jasa pihak ketiga/i, '7'],
  [/tak tertagih|penurunan nilai/i, '8'],
  [/royalti/i, '9'],
  [/pemasaran|promosi/i, '10'],
];

/** Row of 1771-II of an L1 account. */
export const costRowOf = ({ name }: Pick<L1Row, 'name'>): string =>
  costRows.find(([words]) => words.test(name))?.[1] ?? '11';

const OUTSIDE = /non usaha|non operasional|di luar/i;
const COST_OF_SALES = /hpp|pokok/i;

/** Names of the sums an account adds to, nearest first. */
const sumsAbove = (form: L1Form, { parent }: Pick<L1Row, 'parent'>): readonly string[] => {
  const sum =
    parent === null ? undefined : l1Accounts(form).find(({ code, type }) => code === parent && type === 'sum');
  return sum ? [sum.name, ...sumsAbove(form, sum)] : [];
};

/** Columns of 1771-II for costs, and the two kinds of income of 1771-I. */
export type ResultGroup = 'turnover' | 'otherIncome' | 'hpp' | 'other' | 'outside';

export const resultGroupOf = (form: L1Form, row: L1Row): ResultGroup => {
  const above = sumsAbove(form, row);
  const isOutside = OUTSIDE.test(`${row.name} ${above[0] ?? ''}`);
  if (row.kind !== 'expense') return isOutside ? 'otherIncome' : 'turnover';
  if (isOutside) return 'outside';
  return above.some((name) => COST_OF_SALES.test(name)) ? 'hpp' : 'other';
};
