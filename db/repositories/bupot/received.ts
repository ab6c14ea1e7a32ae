import { and, asc, eq, getTableColumns, inArray, ne, sql } from 'drizzle-orm';
import { receivedKey } from '#domain/bupot/received/check.ts';
import { type Received, type ReceivedListRow, receivedSlip } from '#domain/bupot/received/received.ts';
import { validStatuses } from '#domain/faktur/status-queries.ts';
import { NO_NPWP } from '#domain/rules/identity/npwp.ts';
import type { Scope } from '#domain/scope.ts';
import type { Query, Tx } from '../../database.ts';
import { textsIn } from '../../dialect/sets.ts';
import { faktur, receivedSlips } from '../../tables.ts';
import { documentList } from '../document-list.ts';
import { conditionsOf } from '../list-conditions.ts';
import { store } from '../store.ts';

type Stored = typeof receivedSlips.$inferSelect;

const toRecord = ({ searchText: _, slipKey: __, ...row }: Stored): Received => row;

const toStored = (row: Received): Stored => ({
  ...row,
  slipKey: receivedKey(row),
  searchText: `${row.number} ${row.withholderName} ${row.withholderNpwp}`.toLowerCase(),
});

const receivedStore = store(receivedSlips, toRecord);

export const { byId: receivedById, remove: removeReceived } = receivedStore;

export const insertReceived = (tx: Tx, _scope: Scope, rows: readonly Received[]): Promise<void> =>
  receivedStore.insert(tx, rows.map(toStored));

export const updateReceived = (tx: Tx, scope: Scope, read: Received, next: Received): Promise<boolean> =>
  receivedStore.update(tx, scope, read, toStored(next));

export const receivedList = documentList(receivedSlip)<Stored, Received, ReceivedListRow>({
  table: receivedSlips,
  conditions: conditionsOf(receivedSlip.list.filters, getTableColumns(receivedSlips), {}),
  toRecord,
  walk: { by: 'date', before: '' },
});

const own = ({ companyId }: Scope) => eq(receivedSlips.companyId, companyId);

export const receivedByKeys = async (scope: Scope, query: Query, keys: readonly string[]): Promise<Received[]> => {
  if (keys.length === 0) return [];
  const rows = await query
    .select()
    .from(receivedSlips)
    .where(and(own(scope), inArray(receivedSlips.slipKey, textsIn(keys))));
  return rows.map(toRecord);
};

/** In force, in the order of the annual return: by withholder and day. */
export const receivedOfYear = async (scope: Scope, query: Query, year: string): Promise<Received[]> => {
  const rows = await query
    .select()
    .from(receivedSlips)
    .where(and(own(scope), eq(receivedSlips.taxYear, year), ne(receivedSlips.status, 'CANCELED')))
    .orderBy(asc(receivedSlips.withholderName), asc(receivedSlips.date), asc(receivedSlips.id));
  return rows.map(toRecord);
};

export const receivedInReturn = async (scope: Scope, query: Query, returnId: string): Promise<Received[]> => {
  const rows = await query
    .select()
    .from(receivedSlips)
    .where(and(own(scope), eq(receivedSlips.usedIn, returnId)));
  return rows.map(toRecord);
};

/** Sums in sen of the slips in force, by withholder and masa. */
export const receivedSums = (scope: Scope, query: Query, { from, to }: { from: string; to: string }) =>
  query
    .select({
      npwp: receivedSlips.withholderNpwp,
      name: sql<string>`max(${receivedSlips.withholderName})`,
      period: receivedSlips.period,
      base: sql<string>`cast(sum(${receivedSlips.base}) as text)`,
    })
    .from(receivedSlips)
    .where(
      and(own(scope), ne(receivedSlips.status, 'CANCELED'), sql`${receivedSlips.period} between ${from} and ${to}`),
    )
    .groupBy(receivedSlips.withholderNpwp, receivedSlips.period);

/** Sums in sen of our invoices in force, by buyer and masa. */
export const invoicedSums = (scope: Scope, query: Query, { from, to }: { from: string; to: string }) =>
  query
    .select({
      npwp: faktur.counterpartyNpwp,
      name: sql<string>`max(${faktur.counterpartyName})`,
      period: faktur.period,
      base: sql<string>`cast(sum(${faktur.dpp}) as text)`,
    })
    .from(faktur)
    .where(
      and(
        eq(faktur.companyId, scope.companyId),
        eq(faktur.type, 'OUT'),
        inArray(faktur.status, [...validStatuses]),
        ne(faktur.counterpartyNpwp, NO_NPWP),
        sql`${faktur.period} between ${from} and ${to}`,
      ),
    )
    .groupBy(faktur.counterpartyNpwp, faktur.period);
