import { and, count, desc, eq, inArray, lt, type SQL, sql } from 'drizzle-orm';
import type { Scope } from '#domain/scope.ts';
import { unscoped } from '../../company-context.ts';
import type { Query, Tx } from '../../database.ts';
import { prepared } from '../../prepared.ts';
import { files, imports } from '../../tables.ts';
import { asRead } from '../optimistic-update.ts';
import { chainRecords } from '../records/append-links.ts';

export type ImportRecord = typeof imports.$inferSelect;
export type ImportChange = Partial<
  Pick<
    ImportRecord,
    | 'kind'
    | 'source'
    | 'step'
    | 'status'
    | 'state'
    | 'rows'
    | 'documents'
    | 'succeeded'
    | 'failed'
    | 'message'
    | 'jobId'
    | 'finishedAt'
  >
>;

const own = (scope: Scope, id: string): SQL | undefined =>
  and(eq(imports.companyId, scope.companyId), eq(imports.id, id));

export const importById = async (scope: Scope, query: Query, id: string): Promise<ImportRecord | undefined> =>
  (await query.select().from(imports).where(own(scope, id)))[0];

const versionById = prepared<{ version: number }[]>((db) =>
  db
    .select({ version: imports.version })
    .from(imports)
    .where(and(eq(imports.companyId, sql.placeholder('companyId')), eq(imports.id, sql.placeholder('id')))),
);

export const isImportAt = async (
  tx: Tx,
  { companyId }: Scope,
  { id, version }: Pick<ImportRecord, 'id' | 'version'>,
): Promise<boolean> => (await versionById(tx.db, { companyId, id }))[0]?.version === version;

export const insertImport = async (tx: Tx, row: ImportRecord): Promise<void> => {
  await tx.db.insert(imports).values(row);
};

export const removeOriginal = async (tx: Tx, { companyId }: Scope, fileId: string): Promise<void> => {
  await tx.db.delete(files).where(and(eq(files.companyId, companyId), eq(files.id, fileId)));
  chainRecords(tx, companyId, 'file', [fileId]);
};

/** Undefined when the version is no longer the one that was read. */
export const changeImport = async (
  tx: Tx,
  scope: Scope,
  read: Pick<ImportRecord, 'id' | 'version'>,
  change: ImportChange,
): Promise<ImportRecord | undefined> => {
  const [row] = await tx.db
    .update(imports)
    .set({ ...change, version: read.version + 1 })
    .where(asRead(scope, imports, read))
    .returning();
  return row;
};

export const removeImport = async (tx: Tx, scope: Scope, id: string): Promise<void> => {
  await tx.db.delete(imports).where(own(scope, id));
};

export type ImportListQuery = {
  filter: { q?: string; status?: readonly string[]; kinds?: readonly string[]; createdBy?: string };
  sort: readonly (readonly [field: string, order: 'ASC' | 'DESC'])[];
  offset: number;
  limit: number;
};

const sortable = {
  fileName: imports.fileName,
  kind: imports.kind,
  createdByName: imports.createdByName,
  createdAt: imports.createdAt,
  rows: imports.rows,
  succeeded: imports.succeeded,
  failed: imports.failed,
  status: imports.status,
} as const;

const matching = (scope: Scope, { q, status, kinds, createdBy }: ImportListQuery['filter']): SQL | undefined =>
  and(
    eq(imports.companyId, scope.companyId),
    q
      ? sql`lower(${imports.fileName}) like ${`%${q.toLowerCase().replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`} escape '\\'`
      : undefined,
    status?.length ? inArray(imports.status, status as ImportRecord['status'][]) : undefined,
    kinds ? inArray(imports.kind, [...kinds]) : undefined,
    createdBy ? eq(imports.createdBy, createdBy) : undefined,
  );

/** Newest first by default, without the state of the wizard. */
export const listImports = async (scope: Scope, query: Query, { filter, sort, offset, limit }: ImportListQuery) => {
  const where = matching(scope, filter);
  const order = sort.flatMap(([field, way]) => {
    const column = Object.hasOwn(sortable, field) ? sortable[field as keyof typeof sortable] : undefined;
    return column ? [way === 'ASC' ? sql`${column} asc` : sql`${column} desc`] : [];
  });
  const rows = await query
    .select({
      id: imports.id,
      version: imports.version,
      fileName: imports.fileName,
      kind: imports.kind,
      source: imports.source,
      createdByName: imports.createdByName,
      createdAt: imports.createdAt,
      finishedAt: imports.finishedAt,
      expiresAt: imports.expiresAt,
      rows: imports.rows,
      documents: imports.documents,
      succeeded: imports.succeeded,
      failed: imports.failed,
      status: imports.status,
      step: imports.step,
      message: imports.message,
    })
    .from(imports)
    .where(where)
    .orderBy(...order, desc(imports.createdAt), desc(imports.id))
    .limit(limit)
    .offset(offset);
  const [counted] = await query.select({ n: count() }).from(imports).where(where);
  return { rows, total: Number(counted?.n ?? 0) };
};

export const unsafeExpiredImports = unscoped((query: Query, now: number, limit: number) =>
  query
    .select({ id: imports.id, companyId: imports.companyId })
    .from(imports)
    .where(
      and(lt(imports.expiresAt, now), inArray(imports.step, ['READING', 'SHEET', 'MAPPING', 'CHECKING', 'REPAIR'])),
    )
    .limit(limit),
);
