import { and, asc, desc, eq, getTableColumns, gt, inArray, isNotNull, ne, type SQL, sql } from 'drizzle-orm';
import type { Scope } from '#domain/scope.ts';
import type { Query, Tx } from '../../database.ts';
import { jsonText } from '../../dialect/json-text.ts';
import { asSet, countsIn, textFor, textsIn } from '../../dialect/sets.ts';
import { prepared, preparedRows } from '../../prepared.ts';
import type { RowStatus } from '../../schema/intake.ts';
import { importRows } from '../../tables.ts';
import { type Page, pageOf } from '../page-of.ts';

export type ImportRow = typeof importRows.$inferSelect;

const of = (scope: Scope, importId: string): SQL | undefined =>
  and(eq(importRows.companyId, scope.companyId), eq(importRows.importId, importId));

export type WrittenRow = Omit<ImportRow, 'importId' | 'companyId' | 'documentId' | 'cells' | 'findings'> & {
  cells: string;
  findings: string;
};

/** Costs the single writer a few milliseconds per few hundred rows. */
export const insertImportRows = (
  tx: Tx,
  { companyId }: Scope,
  importId: string,
  rows: readonly WrittenRow[],
): Promise<void> =>
  tx.insertMany(
    importRows,
    rows.map((row) => ({
      importId,
      companyId,
      documentId: null,
      ...row,
      cells: jsonText<ImportRow['cells']>(row.cells),
      findings: jsonText<ImportRow['findings']>(row.findings),
    })),
  );

export const removeImportRows = async (tx: Tx, scope: Scope, importId: string, keepSaved = false): Promise<void> => {
  await tx.db
    .delete(importRows)
    .where(and(of(scope, importId), keepSaved ? sql`${importRows.status} <> 'SAVED'` : undefined));
};

export type RowFilter = {
  status?: readonly RowStatus[];
  bucket?: { path: string; message: string };
  /** Rows with an error of their own; the status belongs to the whole document. */
  wrong?: true;
  open?: true;
  row?: number;
  document?: number;
  q?: string;
};

const like = (column: SQL | typeof importRows.cells, text: string): SQL =>
  sql`lower(cast(${column} as text)) like ${`%${text.toLowerCase().replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`} escape '\\'`;

/** A finding's field and key as written in JSON; Postgres puts a space after the colon. */
const inFindings = (key: string, value: string): SQL =>
  sql`(${like(sql`${importRows.findings}`, `"${key}":"${value}"`)} or ${like(sql`${importRows.findings}`, `"${key}": "${value}"`)})`;

const matching = (
  scope: Scope,
  importId: string,
  { status, bucket, wrong, open, row, document, q }: RowFilter,
): SQL | undefined =>
  and(
    of(scope, importId),
    status?.length ? inArray(importRows.status, [...status]) : undefined,
    bucket ? and(inFindings('message', bucket.message), inFindings('path', bucket.path)) : undefined,
    wrong ? and(eq(importRows.status, 'ERROR'), inFindings('severity', 'error')) : undefined,
    open ? ne(importRows.status, 'SAVED') : undefined,
    row === undefined ? undefined : eq(importRows.row, row),
    document === undefined ? undefined : eq(importRows.document, document),
    q ? like(importRows.cells, q) : undefined,
  );

export const listImportRows = async (
  scope: Scope,
  query: Query,
  importId: string,
  filter: RowFilter,
  page: Page,
): Promise<{ rows: ImportRow[]; total: number }> =>
  pageOf(
    scope,
    query,
    importRows,
    matching(scope, importId, filter),
    [asc(importRows.document), asc(importRows.row)],
    page,
  );

export const rowsOfDocuments = async (
  scope: Scope,
  query: Query,
  importId: string,
  documents: readonly number[],
): Promise<ImportRow[]> =>
  documents.length === 0
    ? []
    : query
        .select()
        .from(importRows)
        .where(and(of(scope, importId), sql`${importRows.document} in ${countsIn(documents)}`))
        .orderBy(asc(importRows.document), asc(importRows.row));

export type ReadyRow = Omit<ImportRow, 'importId' | 'companyId' | 'documentId'>;

const given = and(
  eq(importRows.companyId, sql.placeholder('companyId')),
  eq(importRows.importId, sql.placeholder('importId')),
);
const givenDocuments = sql`${importRows.document} in ${countsIn(sql.placeholder('documents'))}`;

const { importId: _import, companyId: _company, documentId: _document, ...needed } = getTableColumns(importRows);

const readyRows = preparedRows<ReadyRow>(needed, (db) =>
  db
    .select(needed)
    .from(importRows)
    .where(and(given, givenDocuments))
    .orderBy(asc(importRows.document), asc(importRows.row)),
);

/** A few hundred at a time, without the columns they share. */
export const readyRowsOf = (
  { companyId }: Scope,
  query: Query,
  importId: string,
  documents: readonly number[],
): Promise<ReadyRow[]> => readyRows(query, { companyId, importId, documents: asSet(documents) });

/** No `distinct`: with it SQLite would scan the whole import instead of using the index of the condition. */
const documentsWhere = async (scope: Scope, query: Query, importId: string, condition: SQL): Promise<number[]> => {
  const found = await query
    .select({ document: importRows.document })
    .from(importRows)
    .where(and(of(scope, importId), condition));
  return [...new Set(found.map((row) => row.document))];
};

export const documentsOfRows = async (
  scope: Scope,
  query: Query,
  importId: string,
  rows: readonly number[],
): Promise<number[]> =>
  rows.length === 0 ? [] : documentsWhere(scope, query, importId, sql`${importRows.row} in ${countsIn(rows)}`);

export const documentsByKeys = async (
  scope: Scope,
  query: Query,
  importId: string,
  keys: { exact: readonly string[]; like: readonly string[] },
): Promise<number[]> => {
  const found = new Set<number>();
  const ask = async (column: typeof importRows.exactKey | typeof importRows.likeKey, values: readonly string[]) => {
    if (values.length === 0) return;
    for (const document of await documentsWhere(scope, query, importId, sql`${column} in ${textsIn(values)}`))
      found.add(document);
  };
  await ask(importRows.exactKey, keys.exact);
  await ask(importRows.likeKey, keys.like);
  return [...found];
};

export const lastDocument = async (scope: Scope, query: Query, importId: string): Promise<number> => {
  const [last] = await query
    .select({ document: importRows.document })
    .from(importRows)
    .where(of(scope, importId))
    .orderBy(desc(importRows.document))
    .limit(1);
  return last?.document ?? 0;
};

export const lastRow = async (scope: Scope, query: Query, importId: string): Promise<number> => {
  const [last] = await query
    .select({ row: importRows.row })
    .from(importRows)
    .where(of(scope, importId))
    .orderBy(desc(importRows.row))
    .limit(1);
  return last?.row ?? 0;
};

export const takenKeys = async (scope: Scope, query: Query, importId: string): Promise<string[]> => {
  const rows = await query
    .select({ key: importRows.exactKey })
    .from(importRows)
    .where(and(of(scope, importId), isNotNull(importRows.exactKey)));
  return rows.flatMap(({ key }) => key ?? []);
};

export const nextDocuments = async (
  scope: Scope,
  query: Query,
  importId: string,
  {
    status,
    after,
    limit,
    bucket,
  }: { status: readonly RowStatus[]; after: number; limit: number; bucket?: RowFilter['bucket'] },
): Promise<number[]> => {
  const rows = await query
    .selectDistinct({ document: importRows.document })
    .from(importRows)
    .where(and(matching(scope, importId, { status, ...(bucket ? { bucket } : {}) }), gt(importRows.document, after)))
    .orderBy(asc(importRows.document))
    .limit(limit);
  return rows.map((row) => row.document);
};

/** There are few rows, so they are deleted and inserted again. */
export const replaceDocuments = async (
  tx: Tx,
  scope: Scope,
  importId: string,
  documents: readonly number[],
  rows: readonly ImportRow[],
): Promise<void> => {
  if (documents.length === 0) return;
  await tx.db.delete(importRows).where(and(of(scope, importId), sql`${importRows.document} in ${countsIn(documents)}`));
  await tx.insertMany(importRows, rows);
};

const marking = prepared<{ document: number }[]>((db) =>
  db
    .update(importRows)
    .set({ status: 'SAVED', documentId: textFor(importRows.document, sql.placeholder('ids')) })
    .where(and(given, inArray(importRows.status, ['READY', 'WARNING']), givenDocuments))
    .returning({ document: importRows.document }),
);

/**
 * In the transaction that inserts the invoices. Returns how many were still ready: fewer than given means that another
 * process has taken them.
 */
export const markSaved = async (
  tx: Tx,
  { companyId }: Scope,
  importId: string,
  saved: readonly { document: number; documentId: string }[],
): Promise<number> => {
  if (saved.length === 0) return 0;
  const marked = await marking(tx.db, {
    companyId,
    importId,
    ids: asSet(Object.fromEntries(saved.map(({ document, documentId }) => [document, documentId]))),
    documents: asSet(saved.map((one) => one.document)),
  });
  return new Set(marked.map((row) => row.document)).size;
};
