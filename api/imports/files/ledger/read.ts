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

/** What is said of a row, by its number in the file. Of one that is not taken nothing is counted. */
export type LedgerNote = { readonly row: number; readonly taken: boolean; readonly findings: readonly Finding[] };

export type ReadLedger = { readonly rows: readonly LedgerRow[]; readonly notes: readonly LedgerNote[] };

type Reader = CellReader<LedgerField>;

/** Without these a row counts for nothing; whatever else cannot be read leaves it less to be found by. */
const COUNTED: readonly string[] = ['date', 'ppn', 'debit', 'credit'] satisfies LedgerField[];
const AMOUNTS: readonly LedgerField[] = ['ppn', 'debit', 'credit', 'base'];
const RUPIAH = ['', 'IDR', 'RP', 'RUPIAH'];

const senOf = (reader: Reader, field: LedgerField): Sen | null => {
  const decimal = readDecimal(reader, field, 2);
  return decimal === null ? null : sen(decimal);
};

/** What a side owes or may claim grows in credit of the one account, in debit of the other. */
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

/** A heading of an account, a memo, or a line that closes it: it books nothing. */
const saysNothing = ({ cells, findings }: RawRow): boolean =>
  AMOUNTS.every((field) => cells[field] === undefined) && !findings;

/**
 * The entries of a ledger in any export, read by a mapping of its columns; the tax is signed by the side the account is on. The same
 * entry twice is read twice: which is the one too many is for the documents to tell. Throws Refusal.
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
