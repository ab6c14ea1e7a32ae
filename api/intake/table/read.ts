import type { Finding } from '#domain/faktur/record.ts';
import { fromSheetRow } from '../cells/from-sheet-row.ts';
import { type FieldKey, fieldKeys, importFields } from '../fields.ts';
import { limits } from '../limits.ts';
import type { RawDocument, RawRow } from '../raw.ts';
import { Refusal } from '../refusal.ts';
import type { Book, SheetRow } from '../sheet.ts';
import { columnsOf } from './headings.ts';

export type Mapping = Partial<Record<FieldKey, string>>;
export type TablePlan = { readonly sheet: string; readonly headingRow: number; readonly mapping: Mapping };

const documentFields = fieldKeys.filter((field) => importFields[field].level === 'document');

/** Rows with the same reference are one invoice, wherever they stand; without one, neighbours with the same buyer and date. */
const keyOf = ({ cells }: RawRow): string | null => {
  if (cells.reference) return `r:${cells.reference.toLowerCase()}`;
  const buyer = cells.buyerNpwp ?? cells.buyerDocumentNumber ?? cells.buyerName;
  return buyer || cells.date ? `b:${buyer ?? ''}|${cells.buyerName ?? ''}|${cells.date ?? ''}` : null;
};

/** A closing row of the table: "Total", "Jumlah:", "Grand Total". Not a sale. */
const isSum = ({ cells }: SheetRow): boolean =>
  cells.some((cell) => /^\s*(grand\s*|sub\s*)?(total|jumlah)\s*:?\s*$/i.test(cell));

const isEmptyHeader = ({ cells }: RawRow): boolean => documentFields.every((field) => cells[field] === undefined);

/** The invoice's fields stay in its first row. Where a later row says something else, the first row says which. */
const joined = (rows: readonly RawRow[]): RawDocument => {
  const [first, ...rest] = rows;
  if (!first || rest.length === 0) return rows;
  const header = { ...first.cells };
  const findings: Finding[] = [...(first.findings ?? [])];
  const lines = rest.map((row) => {
    const cells = { ...row.cells };
    for (const field of documentFields) {
      const text = cells[field];
      if (text !== undefined && header[field] === undefined) header[field] = text;
      else if (text !== undefined && text !== header[field] && !findings.some((one) => one.path === field))
        findings.push({
          path: field,
          message: 'impor.finding.file_rows_disagree',
          params: { row: row.row },
          severity: 'warning',
        });
      delete cells[field];
    }
    const own = row.findings?.filter((finding) => importFields[finding.path as FieldKey].level === 'line');
    return own?.length ? { row: row.row, cells, findings: own } : { row: row.row, cells };
  });
  return [{ row: first.row, cells: header, findings }, ...lines];
};

const headingAndSample = async (book: Book, { sheet, headingRow }: TablePlan): Promise<SheetRow | undefined> => {
  let heading: SheetRow | undefined;
  await book.read(sheet, (row) => {
    if (row.row === headingRow) heading = row;
    return row.row < headingRow;
  });
  return heading;
};

/** Reads a table by its mapping and groups its rows into invoices, in the order their first rows stand. Throws Refusal. */
export const readTable = async (book: Book, plan: TablePlan, take: (document: RawDocument) => void): Promise<void> => {
  const heading = await headingAndSample(book, plan);
  const byColumn = new Map(Object.entries(plan.mapping).map(([field, column]) => [column, field as FieldKey]));
  const columns = columnsOf(heading, []).map((column) => byColumn.get(column.name) ?? null);
  const groups: RawRow[][] = [];
  const byReference = new Map<string, RawRow[]>();
  let last: { key: string; rows: RawRow[] } | undefined;
  let count = 0;

  await book.read(plan.sheet, (sheetRow) => {
    if (sheetRow.row <= plan.headingRow || isSum(sheetRow)) return undefined;
    const row = fromSheetRow(sheetRow, columns);
    if (Object.keys(row.cells).length === 0 && !row.findings) return undefined;
    if (++count > limits.lines) throw new Refusal('too_many_lines', { limit: limits.lines });
    if (last && isEmptyHeader(row)) {
      last.rows.push(row);
      return undefined;
    }
    const key = keyOf(row) ?? `n:${row.row}`;
    const rows = byReference.get(key) ?? (last?.key === key ? last.rows : undefined);
    if (rows) rows.push(row);
    else if (groups.push([row]) > limits.documents)
      throw new Refusal('too_many_documents', { limit: limits.documents });
    const own = rows ?? (groups.at(-1) as RawRow[]);
    if (key.startsWith('r:')) byReference.set(key, own);
    last = { key, rows: own };
    return undefined;
  });
  if (groups.length === 0) throw new Refusal('no_rows');
  for (const rows of groups) take(joined(rows));
};
