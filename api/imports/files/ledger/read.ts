import type { LedgerRow } from '#domain/cocokkan/record.ts';
import type { Side } from '#domain/cocokkan/sides.ts';
import type { Finding } from '#domain/definition/finding.ts';
import { type Sen, sen } from '#domain/definition/money.ts';
import { readDay } from '../cells/day.ts';
import { type CellReader, cellReader, readDecimal } from '../cells/reader.ts';
import { surveyor } from '../cells/survey.ts';
import { blamedOnce, type RawRow, type Style, unknownStyle } from '../raw.ts';
import { Refusal } from '../refusal.ts';
import type { Book } from '../sheet.ts';
import { rowsUnder, type TablePlan } from '../table/read.ts';
import { type LedgerField, ledgerTable } from './fields.ts';

export type LedgerNote = { readonly row: number; readonly taken: boolean; readonly findings: readonly Finding[] };

export type ReadLedger = { readonly rows: readonly LedgerRow[]; readonly notes: readonly LedgerNote[] };

type Reader = CellReader<LedgerField>;

/** Without these a row is skipped; other unreadable fields only make it harder to match. */
const COUNTED: readonly string[] = ['date', 'ppn', 'debit', 'credit'] satisfies LedgerField[];
const AMOUNTS: readonly LedgerField[] = ['ppn', 'debit', 'credit', 'base'];
const RUPIAH = ['', 'IDR', 'RP', 'RUPIAH'];

const senOf = (reader: Reader, field: LedgerField): Sen | null => {
  const decimal = readDecimal(reader, field, 2);
  return decimal === null ? null : sen(decimal);
};

/** Output tax grows in credit, input tax in debit. */
const taxOf = (reader: Reader, side: Side): Sen => {
  const ppn = senOf(reader, 'ppn');
  if (ppn !== null) return ppn;
  const [debit, credit] = [senOf(reader, 'debit') ?? 0, senOf(reader, 'credit') ?? 0];
  return side === 'out' ? credit - debit : debit - credit;
};

const rowOf = (raw: RawRow, side: Side, style: Style): { row: LedgerRow; findings: Finding[] } => {
  const reader: Reader = cellReader(raw.cells, style);
  const broken = new Set((raw.findings ?? []).filter(({ severity }) => severity === 'error').map(({ path }) => path));
  const text = (field: LedgerField): string | null => (broken.has(field) ? null : reader.text(field) || null);
  const date = readDay(reader, 'date');
  if (date === null) reader.error('date', 'date_unreadable');
  const currency = reader.text('currency').toUpperCase();
  const row: LedgerRow = {
    id: String(raw.row),
    date: date ?? '',
    journal: text('journal') ?? '',
    account: text('account'),
    text: text('text') ?? '',
    partyName: text('partyName'),
    partyNpwp: text('partyNpwp'),
    reference: text('reference'),
    number: text('number'),
    base: senOf(reader, 'base'),
    ppn: taxOf(reader, side),
    currency: RUPIAH.includes(currency) ? 'IDR' : currency,
  };
  return { row, findings: blamedOnce([...(raw.findings ?? []), ...reader.findings]) };
};

/** A heading of an account, a memo, or a closing line. */
const saysNothing = ({ cells, findings }: RawRow): boolean =>
  AMOUNTS.every((field) => cells[field] === undefined) && !findings;

/**
 * The tax is signed by the side of the account. Duplicate entries are kept, because only the documents show which is
 * surplus. Throws Refusal.
 */
export const readLedger = async (book: Book, plan: TablePlan, side: Side): Promise<ReadLedger> => {
  const raw: RawRow[] = [];
  const survey = surveyor(ledgerTable);
  await rowsUnder(ledgerTable, book, plan, (row) => {
    if (saysNothing(row)) return;
    survey.look([row]);
    raw.push(row);
  });
  if (raw.length === 0) throw new Refusal('no_rows');
  const style: Style = { ...unknownStyle, ...survey.style() };
  const rows: LedgerRow[] = [];
  const notes: LedgerNote[] = [];
  for (const each of raw) {
    const { row, findings } = rowOf(each, side, style);
    const taken = !findings.some(({ severity, path }) => severity === 'error' && COUNTED.includes(path));
    if (taken) rows.push(row);
    if (findings.length > 0) notes.push({ row: each.row, taken, findings });
  }
  return { rows, notes };
};
