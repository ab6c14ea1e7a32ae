import { and, asc, count, desc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import type { LogFilter, RecordKind, ReportState } from '#domain/accounting/link.ts';
import type { Scope } from '#domain/scope.ts';
import type { Query, Tx } from '../database.ts';
import { textsIn } from '../dialect/sets.ts';
import { newId } from '../id.ts';
import { accountingAccounts, accountingLinks, accountingRecords, accountingTaxCodes, faktur } from '../tables.ts';
import { enqueue } from './outbox.ts';
import type { Page } from './page-of.ts';

export type AccountingLink = typeof accountingLinks.$inferSelect;
export type AccountingRecord = typeof accountingRecords.$inferSelect;

export const REPORT_JOB = 'accounting.report';

export const accountingLinkOf = async (scope: Scope, query: Query): Promise<AccountingLink | undefined> =>
  (await query.select().from(accountingLinks).where(eq(accountingLinks.companyId, scope.companyId)))[0];

/** False when the version that was read (0: none) is no longer current. */
export const putAccountingLink = async (
  tx: Tx,
  scope: Scope,
  row: Omit<AccountingLink, 'companyId' | 'version'>,
  seen: number,
): Promise<boolean> => {
  const next = { ...row, companyId: scope.companyId, version: seen + 1 };
  const put =
    seen === 0
      ? tx.db.insert(accountingLinks).values(next).onConflictDoNothing()
      : tx.db
          .update(accountingLinks)
          .set(next)
          .where(and(eq(accountingLinks.companyId, scope.companyId), eq(accountingLinks.version, seen)));
  return (await put.returning()).length > 0;
};

/** What the work notes, without a version of its own: people see it, and change none of it. */
export const noteAccountingWork = async (
  tx: Tx,
  scope: Scope,
  set: Partial<Pick<AccountingLink, 'state' | 'jobId' | 'takenAt'>>,
): Promise<void> => {
  await tx.db
    .update(accountingLinks)
    .set(set)
    .where(and(eq(accountingLinks.companyId, scope.companyId), isNotNull(accountingLinks.sealed)));
};

export const accountMappings = (scope: Scope, query: Query) =>
  query
    .select()
    .from(accountingAccounts)
    .where(eq(accountingAccounts.companyId, scope.companyId))
    .then((rows) => rows);

export const taxMappings = (scope: Scope, query: Query) =>
  query
    .select()
    .from(accountingTaxCodes)
    .where(eq(accountingTaxCodes.companyId, scope.companyId))
    .then((rows) => rows);

type Place = { readonly theirCompany: string; readonly kind: RecordKind };

export const accountingRecordsOf = async (
  scope: Scope,
  query: Query,
  { theirCompany, kind }: Place,
  theirIds: readonly string[],
): Promise<ReadonlyMap<string, AccountingRecord>> => {
  const rows = await query
    .select()
    .from(accountingRecords)
    .where(
      and(
        eq(accountingRecords.companyId, scope.companyId),
        eq(accountingRecords.theirCompany, theirCompany),
        eq(accountingRecords.kind, kind),
        inArray(accountingRecords.theirId, textsIn(theirIds)),
      ),
    );
  return new Map(rows.map((row) => [row.theirId, row]));
};

export type SeenRecord = Pick<
  AccountingRecord,
  | 'theirCompany'
  | 'kind'
  | 'theirId'
  | 'number'
  | 'name'
  | 'date'
  | 'reason'
  | 'detail'
  | 'theirChange'
  | 'documentId'
  | 'seenAt'
>;

/** One per record there. One that became an invoice is not overwritten; returns how many were written. */
export const putAccountingRecords = async (tx: Tx, scope: Scope, seen: readonly SeenRecord[]): Promise<number> => {
  if (seen.length === 0) return 0;
  const { companyId } = scope;
  const excluded = (column: string) => sql.raw(`excluded.${column}`);
  const written = await tx.db
    .insert(accountingRecords)
    .values(seen.map((row) => ({ ...row, id: newId(row.seenAt), companyId, changedThere: false, report: null })))
    .onConflictDoUpdate({
      target: [
        accountingRecords.companyId,
        accountingRecords.theirCompany,
        accountingRecords.kind,
        accountingRecords.theirId,
      ],
      set: {
        number: excluded('number'),
        name: excluded('name'),
        date: excluded('date'),
        reason: excluded('reason'),
        detail: excluded('detail'),
        theirChange: excluded('their_change'),
        documentId: excluded('document_id'),
        seenAt: excluded('seen_at'),
      },
      setWhere: isNull(accountingRecords.documentId),
    })
    .returning({ id: accountingRecords.id });
  return written.length;
};

export const markChangedThere = async (tx: Tx, scope: Scope, ids: readonly string[]): Promise<void> => {
  if (ids.length === 0) return;
  await tx.db
    .update(accountingRecords)
    .set({ changedThere: true })
    .where(and(eq(accountingRecords.companyId, scope.companyId), inArray(accountingRecords.id, textsIn(ids))));
};

const isTaken = isNull(accountingRecords.reason);

export const countAccountingRecords = async (scope: Scope, query: Query): Promise<{ taken: number; left: number }> => {
  const [row] = await query
    .select({ all: count(), left: count(accountingRecords.reason) })
    .from(accountingRecords)
    .where(eq(accountingRecords.companyId, scope.companyId));
  const left = Number(row?.left ?? 0);
  return { taken: Number(row?.all ?? 0) - left, left };
};

/** Newest first, with the status of the invoice. */
export const accountingLog = async (scope: Scope, query: Query, filter: LogFilter, { offset, limit }: Page) => {
  const own = eq(accountingRecords.companyId, scope.companyId);
  const narrowed = { all: undefined, taken: isTaken, left: isNotNull(accountingRecords.reason) }[filter];
  const where = and(own, narrowed);
  const document = and(eq(faktur.companyId, scope.companyId), eq(faktur.id, accountingRecords.documentId));
  const [rows, [all]] = await Promise.all([
    query
      .select({ record: accountingRecords, status: faktur.status })
      .from(accountingRecords)
      .leftJoin(faktur, document)
      .where(where)
      .orderBy(
        desc(accountingRecords.date),
        desc(accountingRecords.kind),
        asc(accountingRecords.number),
        asc(accountingRecords.id),
      )
      .limit(limit)
      .offset(offset),
    query.select({ n: count() }).from(accountingRecords).where(where),
  ]);
  return { rows, total: Number(all?.n ?? 0) };
};

export const accountingRecordById = async (
  scope: Scope,
  query: Query,
  id: string,
): Promise<AccountingRecord | undefined> =>
  (
    await query
      .select()
      .from(accountingRecords)
      .where(and(eq(accountingRecords.companyId, scope.companyId), eq(accountingRecords.id, id)))
  )[0];

export const noteReport = async (tx: Tx, scope: Scope, id: string, report: ReportState): Promise<void> => {
  await tx.db
    .update(accountingRecords)
    .set({ report })
    .where(and(eq(accountingRecords.companyId, scope.companyId), eq(accountingRecords.id, id)));
};

const queueReportsOf = async (
  tx: Tx,
  scope: Scope,
  now: number,
  rows: readonly Pick<AccountingRecord, 'id' | 'number'>[],
): Promise<void> => {
  if (rows.length === 0) return;
  const ids = rows.map(({ id }) => id);
  await tx.db
    .update(accountingRecords)
    .set({ report: 'WAITING' })
    .where(and(eq(accountingRecords.companyId, scope.companyId), inArray(accountingRecords.id, textsIn(ids))));
  const items = rows.map(({ id, number }) => ({ refId: id, label: number }));
  await enqueue(tx, scope, now, { kind: REPORT_JOB, payload: {}, items, visible: false });
};

type Change = {
  readonly objectType: string;
  readonly objectId: string;
  readonly fromStatus?: string | null;
  readonly toStatus?: string | null;
};

/** Changes of status of taken invoices, in the transaction of the change. */
export const queueReports = async (tx: Tx, scope: Scope, now: number, changes: readonly Change[]): Promise<void> => {
  const ids = changes.flatMap(({ objectType, objectId, fromStatus = null, toStatus = null }) =>
    objectType === 'faktur' && fromStatus !== null && toStatus !== null && toStatus !== fromStatus ? [objectId] : [],
  );
  if (ids.length === 0) return;
  const rows = await tx.db
    .select()
    .from(accountingRecords)
    .where(
      and(
        eq(accountingRecords.companyId, scope.companyId),
        eq(accountingRecords.kind, 'INVOICE'),
        inArray(accountingRecords.documentId, textsIn(ids)),
      ),
    );
  await queueReportsOf(tx, scope, now, rows);
};

/** Those that did not arrive. */
export const queueOpenReports = async (tx: Tx, scope: Scope, now: number): Promise<void> => {
  const rows = await tx.db
    .select()
    .from(accountingRecords)
    .where(
      and(eq(accountingRecords.companyId, scope.companyId), inArray(accountingRecords.report, ['WAITING', 'FAILED'])),
    );
  await queueReportsOf(tx, scope, now, rows);
};
