import type { Finding } from '#domain/definition/finding.ts';
import { columnsFor } from '#domain/imports/columns.ts';
import { partsOf } from '../apart.ts';
import { fromSheetRow } from '../cells/from-sheet-row.ts';
import { documentFieldsOf, type ImportKind, type Mapping } from '../kind.ts';
import { type Cells, type RawDocument, type RawRow, type Style, unknownStyle } from '../raw.ts';
import { plainReading, type TableReading } from '../reading.ts';
import { Refusal } from '../refusal.ts';
import type { Book, SheetRow } from '../sheet.ts';
import { currencyIn } from './heading-traits.ts';
import { columnsOf } from './headings.ts';
import { type Heading, joinedHeading, plainHeading } from './joined-heading.ts';
import { restSorter } from './rest-sorter.ts';

export type TablePlan = {
  readonly sheet: string;
  readonly headingRow: number;
  readonly headingRows?: 1 | 2;
  readonly mapping: Mapping;
};

/**
 * Document fields move to the first row. A differing value in a later row becomes a warning. Rows that cannot be one
 * document stay as in the file and are split later.
 */
export const joined = (
  kind: Pick<ImportKind, 'fields' | 'agreed' | 'duplicates'>,
  rows: readonly RawRow[],
  style: Style = unknownStyle,
): RawDocument => {
  const [first, ...rest] = rows;
  if (!first || rest.length === 0 || partsOf(kind, rows, style).length > 1) return rows;
  const header = { ...first.cells };
  const findings: Finding[] = [...(first.findings ?? [])];
  const documentFields = documentFieldsOf(kind);
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
    const own = row.findings?.filter((finding) => kind.fields[finding.path]?.level === 'line');
    return own?.length ? { row: row.row, cells, findings: own } : { row: row.row, cells };
  });
  return [{ row: first.row, cells: header, findings }, ...lines];
};

const lastHeadingRow = ({ headingRow, headingRows = 1 }: TablePlan): number => headingRow + headingRows - 1;

const headingOf = async (book: Book, plan: TablePlan): Promise<Heading | null> => {
  const rows: SheetRow[] = [];
  await book.read(plan.sheet, (row) => {
    if (row.row >= plan.headingRow && row.row <= lastHeadingRow(plan)) rows.push(row);
    return row.row < lastHeadingRow(plan);
  });
  const [top, lower] = rows;
  return top ? ((lower && joinedHeading(top, lower)) ?? plainHeading(top)) : null;
};

const impliedCells = ({ fields }: Pick<ImportKind, 'fields'>, mapping: Mapping): Cells => {
  if (!Object.hasOwn(fields, 'currency') || mapping.currency !== undefined) return {};
  const amounts = Object.keys(mapping).filter((field) => fields[field]?.kind === 'decimal');
  const currency = amounts.flatMap((field) => columnsFor(mapping, field)).flatMap((column) => currencyIn(column) ?? []);
  return currency[0] === undefined ? {} : { currency: currency[0] };
};

const withImplied = (row: RawRow, implied: Cells): RawRow =>
  Object.keys(row.cells).length === 0 ? row : { ...row, cells: { ...implied, ...row.cells } };

export const rowsUnder = async (
  kind: Pick<ImportKind, 'fields' | 'computed' | 'limits'>,
  book: Book,
  plan: TablePlan,
  take: (row: RawRow) => void,
  how: TableReading = plainReading(),
): Promise<void> => {
  const heading = await headingOf(book, plan);
  const byColumn = new Map(
    Object.keys(plan.mapping).flatMap((field) =>
      columnsFor(plan.mapping, field).map((column) => [column, field] as const),
    ),
  );
  const columns = columnsOf(heading, []).map((column) => byColumn.get(column.name) ?? null);
  const implied = impliedCells(kind, plan.mapping);
  let count = 0;
  const takeRow = (sheetRow: SheetRow): RawRow | null => {
    const row = withImplied(fromSheetRow(kind, sheetRow, columns), implied);
    if (Object.keys(row.cells).length === 0 && !row.findings) return null;
    if (++count > kind.limits.lines) throw new Refusal('too_many_lines', { limit: kind.limits.lines });
    take(row);
    return row;
  };
  const rest = restSorter({ kind, columns, headings: heading?.cells ?? [] }, how, takeRow);
  await book.read(plan.sheet, (sheetRow) => {
    if (sheetRow.row > lastHeadingRow(plan)) rest.row(sheetRow);
    return undefined;
  });
  rest.end(count);
};

/**
 * Rows with the same document key wherever they are, rows without document fields with the preceding row, others with
 * adjacent rows that share the key.
 */
const grouping = (
  kind: ImportKind,
  { reading, seen }: TableReading,
): { take(row: RawRow): void; groups: RawRow[][] } => {
  const { groupOf = () => null } = kind;
  const documentFields = documentFieldsOf(kind);
  const groups: RawRow[][] = [];
  const named = new Map<string, RawRow[]>();
  let last: { key: string; rows: RawRow[] } | undefined;
  const take = (row: RawRow): void => {
    if (last && documentFields.every((field) => row.cells[field] === undefined)) {
      last.rows.push(row);
      return;
    }
    const group = groupOf(row);
    const key = group?.key ?? `row ${row.row}`;
    const near = last?.key === key ? last.rows : undefined;
    if (near && group && !group.anywhere) seen.unnumbered++;
    const isApart = reading.unnumbered === 'each' && !group?.anywhere;
    const rows = (group?.anywhere ? named.get(key) : undefined) ?? (isApart ? undefined : near);
    const own = rows ?? [];
    own.push(row);
    if (!rows && groups.push(own) > kind.limits.documents)
      throw new Refusal('too_many_documents', { limit: kind.limits.documents });
    if (group?.anywhere) named.set(key, own);
    last = { key, rows: own };
  };
  return { take, groups };
};

/** In the order of the first rows. Throws Refusal. */
export const readTable = async (
  kind: ImportKind,
  book: Book,
  plan: TablePlan,
  take: (document: RawDocument) => void,
  how: TableReading = plainReading(),
): Promise<void> => {
  const grouped = grouping(kind, how);
  await rowsUnder(kind, book, plan, grouped.take, how);
  if (grouped.groups.length === 0) throw new Refusal('no_rows');
  for (const rows of grouped.groups) take(joined(kind, rows));
};
