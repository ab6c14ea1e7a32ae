import { parseAmount } from '#domain/text/parse.ts';
import type { FieldKind, FieldShape, ImportKind } from '../kind.ts';
import { limits } from '../refusal.ts';

const field = (kind: FieldKind): FieldShape => ({ level: 'line', kind });

export const trialBalanceFields = {
  number: field('words'),
  name: field('words'),
  debit: field('decimal'),
  credit: field('decimal'),
  balance: field('decimal'),
} as const satisfies Record<string, FieldShape>;

export type TrialBalanceField = keyof typeof trialBalanceFields;

/** Of several pairs of amounts the closing ones. */
const synonyms: Readonly<Record<TrialBalanceField, readonly string[]>> = {
  number: [
    'Nomor Akun',
    'No Akun',
    'Kode Akun',
    'Kode Perkiraan',
    'No Perkiraan',
    'Account No',
    'Account Code',
    'G/L Account',
    'G/L Acct',
    'Kode',
    'No',
  ],
  name: [
    'Nama Akun',
    'Nama Perkiraan',
    'Akun',
    'Perkiraan',
    'Keterangan',
    'Account Name',
    'Account',
    'Description',
    'Short Text',
    'Nama',
  ],
  debit: [
    'Saldo Akhir Debit',
    'Saldo Akhir Debet',
    'Saldo Akhir D',
    'Closing Debit',
    'Ending Debit',
    'Neraca Saldo Debit',
    'Debit',
    'Debet',
    'Dr',
    'D',
  ],
  credit: [
    'Saldo Akhir Kredit',
    'Saldo Akhir K',
    'Closing Credit',
    'Ending Credit',
    'Neraca Saldo Kredit',
    'Kredit',
    'Credit',
    'Cr',
    'K',
  ],
  balance: [
    'Saldo Akhir',
    'Closing Balance',
    'Ending Balance',
    'Accumulated Balance',
    'Saldo',
    'Balance',
    'Jumlah',
    'Amount',
    'Nilai',
  ],
};

/** Accounts with their balances at the end of the year, in two columns or in one. */
export const trialBalanceTable: Pick<
  ImportKind,
  'fields' | 'synonyms' | 'looks' | 'telling' | 'needed' | 'computed' | 'limits'
> & { readonly twoRows: true } = {
  twoRows: true,
  fields: trialBalanceFields,
  synonyms,
  looks: {
    name: (text) => /\p{L}{2}/u.test(text),
    balance: (text) => parseAmount(text) !== null,
  } satisfies Partial<Record<TrialBalanceField, (text: string) => boolean>>,
  telling: new Set(),
  needed: [
    { field: 'name', or: [] },
    { field: 'balance', or: [['debit', 'credit']] },
  ],
  computed: new Set(['debit', 'credit', 'balance'] satisfies TrialBalanceField[]),
  limits: { documents: limits.lines, lines: limits.lines },
};
