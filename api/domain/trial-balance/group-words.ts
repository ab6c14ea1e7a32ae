/** What the accounts of one leading sign are. `cost` and `otherIncome` are those apart from the usual expense and income. */
export type Group =
  | 'asset'
  | 'liability'
  | 'equity'
  | 'income'
  | 'cost'
  | 'expense'
  | 'otherIncome'
  | 'otherExpense'
  | 'tax';

const signs: readonly (readonly [Group, RegExp])[] = [
  [
    'tax',
    /(?:beban|current|deferred|income) (?:pajak|tax)|(?:pajak|tax) (?:penghasilan|kini|tangguhan|expense)|^pph badan/,
  ],
  [
    'otherExpense',
    /^(?:ke)?rugi(?:an)?\b|\bloss\b|sumbangan|donation|donasi|administrasi bank|bank charges|denda (?:pajak|stp)|tax penalty/,
  ],
  [
    'otherIncome',
    /bunga bank|(?:interest|sundry|other|rental|misc\w*) income|bank interest|jasa giro|bagi hasil|^keuntungan|laba .*(?:kurs|jual|penjualan)|\bgain\b/,
  ],
  [
    'cost',
    /\bhpp\b|\bpokok\b|pembelian|purchase|raw material|direct labor|persediaan (?:awal|akhir)|pemakaian bahan|tenaga kerja (?:tidak )?langsung|overhead pabrik|beginning|ending|cost of/,
  ],
  ['asset', /piutang|receivable|\bkas\b|\bcash\b|akumulasi|persediaan|dimuka|prepaid|\bbank (?:bca|mandiri|bni)/],
  ['liability', /\butang\b|payable|liabilit|accrued|masih harus|keluaran/],
  ['equity', /\bmodal\b|laba ditahan|saldo laba|retained|share capital|ekuitas|dividen/],
  [
    'expense',
    /^(?!pendapatan|penjualan).*(?:\bbiaya\b|\bbeban\b|gaji|expense|\bsewa\b|listrik|promosi|entertain|salar|telepon|transport|jasa (?:konsultan|akuntan))/,
  ],
  ['income', /penjualan|\bsales\b|revenue|pendapatan/],
];

/** The group that the words of a name say, without its number. */
export const byWords = (plain: string): Group | undefined => signs.find(([, words]) => words.test(plain))?.[0];
