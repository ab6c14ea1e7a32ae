import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Faktur, FakturLine, FakturRow } from '#domain/faktur/record.ts';
import type { FakturStatus } from '#domain/faktur/status.ts';
import type { Scope } from '#domain/scope.ts';
import { type VatPlace, vatPlace } from '#domain/spt/ppn/place.ts';
import type { Query, Tx } from '../../database.ts';
import { textsIn } from '../../dialect/sets.ts';
import { prepared } from '../../prepared.ts';
import { faktur, fakturLines } from '../../tables.ts';
import { updateAlike } from '../optimistic-update.ts';
import { store } from '../store.ts';
import { fakturWords } from '../words.ts';
import { returnedAmong } from './returned.ts';
import { searchTextOf, toLine, toRecord, toStored, toStoredLines } from './rows.ts';
import { placeColumns, placeOf, placeReturnsOf, returnsMoved, stalenVatReturns } from './vat-place.ts';

type Stored = typeof faktur.$inferSelect;
type StoredLine = typeof fakturLines.$inferSelect;

const fakturStore = store(faktur, toRecord<string>);

const linesById = prepared<StoredLine[]>((db) =>
  db
    .select()
    .from(fakturLines)
    .where(
      and(eq(fakturLines.fakturId, sql.placeholder('id')), eq(fakturLines.companyId, sql.placeholder('companyId'))),
    )
    .orderBy(asc(fakturLines.seq)),
);

export const fakturRow = <S extends string = FakturStatus>(
  scope: Scope,
  query: Query,
  id: string,
): Promise<FakturRow<S> | undefined> => fakturStore.byId(scope, query, id) as Promise<FakturRow<S> | undefined>;

export const fakturById = async <S extends string = FakturStatus>(
  scope: Scope,
  query: Query,
  id: string,
): Promise<Faktur<S> | undefined> => {
  const row = await fakturRow<S>(scope, query, id);
  if (!row) return undefined;
  const lines = await linesById(query, { companyId: scope.companyId, id });
  return { ...row, lines: lines.map(toLine) };
};

export const fakturRows = <S extends string = FakturStatus>(
  scope: Scope,
  query: Query,
  ids: readonly string[],
): Promise<FakturRow<S>[]> => fakturStore.byIds(scope, query, ids) as Promise<FakturRow<S>[]>;

export const withLines = async <S extends string>(
  scope: Scope,
  query: Query,
  heads: readonly FakturRow<S>[],
): Promise<Faktur<S>[]> => {
  if (heads.length === 0) return [];
  const stored = await query
    .select()
    .from(fakturLines)
    .where(
      and(
        eq(fakturLines.companyId, scope.companyId),
        inArray(fakturLines.fakturId, textsIn(heads.map((row) => row.id))),
      ),
    )
    .orderBy(asc(fakturLines.fakturId), asc(fakturLines.seq));
  const byId = new Map<string, FakturLine[]>(heads.map((row) => [row.id, []]));
  for (const line of stored) byId.get(line.fakturId)?.push(toLine(line));
  return heads.map((row) => ({ ...row, lines: byId.get(row.id) ?? [] }));
};

/** With lines. At most 400 a transaction. */
export const insertFakturs = async (tx: Tx, scope: Scope, fakturs: readonly Faktur<string>[]): Promise<void> => {
  const stored: Stored[] = [];
  const moved: { before: null; after: VatPlace | null }[] = [];
  for (const one of fakturs) {
    const place = await placeOf(scope, tx.db, one);
    const columns = placeColumns(place, null, one.updatedAt);
    stored.push({ ...toStored(one), ...columns, vatSince: place ? one.updatedAt : null, returnId: null });
    moved.push({ before: null, after: place });
  }
  await stalenVatReturns(tx, scope, moved, fakturs[0]?.updatedAt ?? 0);
  await fakturStore.insert(tx, stored);
  await tx.insertMany(fakturLines, fakturs.flatMap(toStoredLines));
  await fakturWords.add(tx, scope, stored);
};

const removeLines = async (tx: Tx, scope: Scope, id: string): Promise<void> => {
  await tx.db.delete(fakturLines).where(and(eq(fakturLines.fakturId, id), eq(fakturLines.companyId, scope.companyId)));
};

/** The fields of a document that affect a return: the summed amounts, and the code that selects the row. */
const summed = ['dpp', 'otherDpp', 'ppn', 'ppnbm', 'code'] as const;

/**
 * False and nothing written when the version is no longer the one that was read. Lines are replaced only when given.
 */
export const updateFaktur = async (
  tx: Tx,
  scope: Scope,
  read: FakturRow<string>,
  next: FakturRow<string> | Faktur<string>,
): Promise<boolean> => {
  const { lines, ...row } = 'lines' in next ? next : { ...next, lines: undefined };
  const [before, place] = [await placeOf(scope, tx.db, read), await placeOf(scope, tx.db, row)];
  const stored = { ...toStored(row), ...placeColumns(place, before, row.updatedAt) };
  const differs = summed.some((key) => read[key] !== row[key]);
  await stalenVatReturns(
    tx,
    scope,
    [{ before, after: place, differs }, ...(await returnsMoved(tx, scope, [{ read, next: row }]))],
    row.updatedAt,
  );
  if (!(await fakturStore.update(tx, scope, read, stored))) return false;
  if (before !== null || place !== null) await placeReturnsOf(tx, scope, row, row.updatedAt);
  if (lines) {
    await removeLines(tx, scope, next.id);
    await tx.insertMany(fakturLines, toStoredLines({ ...row, lines }));
  }
  return true;
};

export type MoveSet = Partial<
  Pick<
    Stored,
    | 'status'
    | 'kind'
    | 'number'
    | 'reason'
    | 'officeCode'
    | 'officeMessage'
    | 'officeRef'
    | 'replacedBy'
    | 'signeeId'
    | 'signeeName'
    | 'sentAt'
    | 'errorCount'
    | 'creditPeriod'
    | 'uncreditReason'
    | 'collectorNtpn'
    | 'collectorPaidOn'
  >
>;

/** False when version or status are no longer those that were read. */
export const patchFaktur = async (
  tx: Tx,
  scope: Scope,
  read: FakturRow<string>,
  set: MoveSet,
  at: number,
  by: string,
): Promise<boolean> => {
  const next = { ...read, ...set };
  const [before, place] = [await placeOf(scope, tx.db, read), await placeOf(scope, tx.db, next)];
  await stalenVatReturns(
    tx,
    scope,
    [{ before, after: place }, ...(await returnsMoved(tx, scope, [{ read, next }]))],
    at,
  );
  const written = await fakturStore.update(tx, scope, read, {
    ...set,
    ...(set.number === undefined ? {} : { searchText: searchTextOf({ ...read, number: set.number }) }),
    ...placeColumns(place, before, at),
    version: read.version + 1,
    updatedAt: at,
    updatedBy: by,
  });
  if (written && (before !== null || place !== null)) await placeReturnsOf(tx, scope, next, at);
  return written;
};

/** Columns outside the search text. Updates places in returns. Returns the ids of those that were still as read. */
export const patchAlike = async (
  tx: Tx,
  scope: Scope,
  reads: readonly FakturRow<string>[],
  set: Omit<MoveSet, 'number'>,
  at: number,
  by: string,
): Promise<ReadonlySet<string>> => {
  const rewritten = reads.map((read) => ({ read, next: { ...read, ...set } }));
  await stalenVatReturns(
    tx,
    scope,
    [
      ...rewritten.map(({ read, next }) => ({ before: vatPlace(read), after: vatPlace(next) })),
      ...(await returnsMoved(tx, scope, rewritten)),
    ],
    at,
  );
  const alike = new Map<string, { columns: object; rows: FakturRow<string>[] }>();
  for (const read of reads) {
    const columns = placeColumns(vatPlace({ ...read, ...set }), vatPlace(read), at);
    const key = JSON.stringify(columns);
    const group = alike.get(key) ?? { columns, rows: [] };
    group.rows.push(read);
    alike.set(key, group);
  }
  const written = new Set<string>();
  for (const { columns, rows } of alike.values())
    for (const id of await updateAlike(tx, scope, faktur, rows, { ...set, ...columns, updatedAt: at, updatedBy: by }))
      written.add(id);
  const returned = await returnedAmong(scope, tx.db, [...written]);
  for (const read of reads.filter(({ id }) => returned.has(id)))
    await placeReturnsOf(tx, scope, { ...read, ...set }, at);
  return written;
};

export const removeFaktur = async (tx: Tx, scope: Scope, read: FakturRow<string>): Promise<boolean> => {
  await stalenVatReturns(tx, scope, [{ before: vatPlace(read), after: null }], read.updatedAt);
  if (!(await fakturStore.remove(tx, scope, read))) return false;
  await removeLines(tx, scope, read.id);
  return true;
};

export const lockFaktur = (tx: Tx, scope: Scope, id: string): Promise<FakturRow | undefined> =>
  fakturStore.lock(tx, scope, id) as Promise<FakturRow | undefined>;
