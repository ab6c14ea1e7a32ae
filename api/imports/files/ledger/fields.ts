import { isDay } from '#domain/definition/day.ts';
import { parseAmount, parseDay } from '#domain/text/parse.ts';
import type { FieldKind, FieldShape, ImportKind } from '../kind.ts';
import { limits } from '../refusal.ts';

const field = (kind: FieldKind): FieldShape => ({ level: 'line', kind });

export const ledgerFields = {
  date: field('day'),
  journal: field('words'),
  account: field('words'),
  text: field('words'),
  partyName: field('words'),
  partyNpwp: field('digits'),
  reference: field('words'),
  number: field('digits'),
  base: field('decimal'),
  ppn: field('decimal'),
  debit: field('decimal'),
  credit: field('decimal'),
  currency: field('choice'),
} as const satisfies Record<string, FieldShape>;

export type LedgerField = keyof typeof ledgerFields;

const synonyms: Readonly<Record<LedgerField, readonly string[]>> = {
  date: ['Tanggal', 'Tgl', 'Tanggal Jurnal', 'Tanggal Transaksi', 'Posting Date', 'Transaction Date', 'Date'],
  journal: ['Nomor Jurnal', 'No. Bukti', 'No Transaksi', 'Journal No', 'Document Number', 'Voucher No'],
  account: ['Akun', 'Kode Akun', 'No. Akun', 'Account', 'Account Code', 'G/L Account'],
  text: ['Keterangan', 'Uraian', 'Deskripsi', 'Memo', 'Description', 'Text', 'Narration'],
  partyName: [
    'Lawan Transaksi',
    'Nama Lawan Transaksi',
    'Pelanggan',
    'Pemasok',
    'Customer',
    'Vendor',
    'Supplier',
    'Nama',
  ],
  partyNpwp: ['NPWP', 'NPWP Lawan Transaksi', 'NPWP Pelanggan', 'NPWP Pemasok', 'Tax ID', 'TIN'],
  reference: ['Referensi', 'No Referensi', 'No. Invoice', 'Reference', 'Invoice No', 'Ref'],
  number: ['Nomor Faktur Pajak', 'No. Faktur', 'Faktur Pajak', 'Tax Invoice Number'],
  base: ['DPP', 'Dasar Pengenaan Pajak', 'Harga Jual', 'Tax Base', 'Base Amount', 'Net Amount'],
  ppn: ['PPN', 'Jumlah PPN', 'Nilai PPN', 'VAT', 'VAT Amount', 'Tax Amount', 'Jumlah', 'Amount'],
  debit: ['Debit', 'Debet', 'Mutasi Debit', 'Debit Amount', 'Dr'],
  credit: ['Kredit', 'Credit', 'Mutasi Kredit', 'Credit Amount', 'Cr'],
  currency: ['Mata Uang', 'Kode Mata Uang', 'Valuta', 'Currency', 'Curr'],
};

/** A ledger has entries, but no documents. */
export const ledgerTable: Pick<
  ImportKind,
  'fields' | 'synonyms' | 'looks' | 'telling' | 'needed' | 'computed' | 'limits'
> = {
  fields: ledgerFields,
  synonyms,
  looks: {
    date: (text) => isDay(text.slice(0, 10)) || parseDay(text) !== null,
    number: (text) => /^[\d.\-\s]{16,22}$/.test(text),
    partyNpwp: (text) => /^\d{15,16}$/.test(text.replace(/[\s.-]/g, '')),
    currency: (text) => /^[A-Z]{3}$/.test(text),
    ppn: (text) => parseAmount(text) !== null,
  } satisfies Partial<Record<LedgerField, (text: string) => boolean>>,
  telling: new Set(),
  needed: [
    { field: 'date', or: [] },
    { field: 'ppn', or: [['debit'], ['credit']] },
  ],
  // Exports keep the value beside the formula that computed it.
  computed: new Set(['base', 'ppn', 'debit', 'credit'] satisfies LedgerField[]),
  limits: { documents: limits.lines, lines: limits.lines },
};
