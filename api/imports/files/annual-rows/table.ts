import { say } from '#domain/messages/index.ts';
import type { RowColumn, RowTable } from '#domain/spt-badan/row-table.ts';
import type { FieldKind, ImportKind } from '../kind.ts';
import { limits } from '../refusal.ts';

/** Rows that one sheet takes. */
export const MOST_ROWS = 5_000;

/** Columns that a person fills in. */
export const enteredColumns = ({ columns }: Pick<RowTable, 'columns'>): readonly RowColumn[] =>
  columns.filter(({ cell }) => cell.kind !== 'computed' && cell.kind !== 'fixed');

const kinds: Readonly<Partial<Record<RowColumn['cell']['kind'], FieldKind>>> = {
  amount: 'decimal',
  percent: 'decimal',
  day: 'day',
  month: 'month',
  list: 'choice',
  group: 'choice',
  yesno: 'choice',
};

/** Further headings of files of other programs. */
const more: Readonly<Record<string, readonly string[]>> = {
  npwp: ['NPWP', 'NIK', 'TIN', 'Nomor Identitas', 'NPWP Pemotong', 'NPWP Penerima'],
  name: ['Nama Wajib Pajak', 'Nama Pemotong', 'Nama Penerima', 'Nama Harta'],
  base: ['DPP', 'Dasar Pengenaan Pajak', 'Objek Pemotongan', 'Jumlah Bruto'],
  tax: ['PPh', 'PPh Dipotong', 'Pajak Penghasilan', 'Jumlah PPh'],
  number: ['Nomor Bukti Potong', 'Nomor Bupot', 'No Bukti'],
  date: ['Tanggal Bukti', 'Tanggal Setor', 'Tanggal Bukti Potong'],
  amount: ['Jumlah', 'Nilai', 'Jumlah Setor'],
  kind: ['Jenis Harta', 'Jenis Pajak', 'Jenis Penghasilan', 'Kind'],
  group: ['Kelompok Harta', 'Kode Kelompok'],
  month: ['Bulan dan Tahun Perolehan', 'Tanggal Perolehan', 'Perolehan'],
  cost: ['Harga Perolehan', 'Nilai Perolehan'],
};

export const headingsOf = (column: string): readonly [string, ...string[]] => {
  const own = `sptBadan.column.${column}`;
  const [id, en] = [say('id', own), say('en', own)];
  const bare = (text: string): string => text.replace(/\s*\((Rp|%)\)$/, '');
  return [id, en, bare(id), bare(en), ...(more[column] ?? [])];
};

type RowsImport = Pick<ImportKind, 'fields' | 'synonyms' | 'looks' | 'telling' | 'needed' | 'computed' | 'limits'>;

/** A row table of an annual return as a table of a file: its first column and its first amount are required. */
export const rowsImport = (table: RowTable): RowsImport => {
  const columns = enteredColumns(table);
  const needed = [columns[0], columns.find(({ cell }) => cell.kind === 'amount')].flatMap((column) =>
    column ? [{ field: column.name, or: [] }] : [],
  );
  return {
    fields: Object.fromEntries(
      columns.map(({ name, cell }) => [name, { level: 'line', kind: kinds[cell.kind] ?? 'words' } as const]),
    ),
    synonyms: Object.fromEntries(columns.map(({ name }) => [name, headingsOf(name)])),
    looks: {},
    telling: new Set(),
    needed,
    computed: new Set(columns.flatMap(({ name, cell }) => (cell.kind === 'amount' ? [name] : []))),
    limits: { documents: limits.lines, lines: limits.lines },
  };
};
