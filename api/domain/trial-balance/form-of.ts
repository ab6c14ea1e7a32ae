import type { L1Form } from './l1-accounts.ts';

const named: readonly (readonly [RegExp, L1Form])[] = [
  [/^industri|pengolahan|manufaktur/i, 'L1B'],
  [/perdagangan|eceran/i, 'L1C'],
  [/real estat|properti/i, 'L1H'],
  [/konstruksi|listrik|telekomunikasi|jalan tol/i, 'L1J'],
  [/pembiayaan|leasing/i, 'L1L'],
  [/asuransi/i, 'L1G'],
  [/dana pensiun/i, 'L1F'],
  [/sekuritas|efek/i, 'L1K'],
  [/bank.*syariah/i, 'L1I'],
  [/\bbank\b/i, 'L1E'],
  [/jasa|konsult|aktivitas|angkutan|pergudangan|pendidikan|kesehatan|akomodasi/i, 'L1D'],
];

/** By the line of business; people change it, because the main business decides. */
export const formOf = (industryName: string): L1Form => named.find(([words]) => words.test(industryName))?.[1] ?? 'L1A';
