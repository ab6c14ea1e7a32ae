import { and, asc, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import { sen } from '#domain/definition/money.ts';
import type { FakturRow } from '#domain/faktur/record.ts';
import type { FakturStatus } from '#domain/faktur/status.ts';
import type { FakturType } from '#domain/faktur/types.ts';
import type { Scope } from '#domain/scope.ts';
import { unscoped } from '../../company-context.ts';
import type { Query } from '../../database.ts';
import { preparedRows } from '../../prepared.ts';
import { awaitedStates, fakturAwaited } from '../../schema/awaited.ts';
import { faktur } from '../../tables.ts';
import { toRecord } from './rows.ts';

const rowsWhere = async <S extends string = FakturStatus>(
  scope: Scope,
  query: Query,
  condition: SQL | undefined,
  limit = 500,
): Promise<FakturRow<S>[]> => {
  const rows = await query
    .select()
    .from(faktur)
    .where(and(eq(faktur.companyId, scope.companyId), condition))
    .orderBy(asc(faktur.date), asc(faktur.id))
    .limit(limit);
  return rows.map((row) => toRecord<S>(row));
};

/** With everything that refers to it, in order of date. */
export const stagesOf = (scope: Scope, query: Query, firstId: string): Promise<FakturRow[]> =>
  rowsWhere(scope, query, or(eq(faktur.id, firstId), eq(faktur.advanceOf, firstId)));

type Compared = Pick<
  FakturRow,
  | 'id'
  | 'status'
  | 'number'
  | 'reference'
  | 'date'
  | 'dpp'
  | 'replaces'
  | 'advanceOf'
  | 'counterpartyDocument'
  | 'counterpartyNpwp'
  | 'counterpartyDocumentNumber'
>;

const compared = {
  id: faktur.id,
  status: faktur.status,
  number: faktur.number,
  reference: faktur.reference,
  date: faktur.date,
  dpp: faktur.dpp,
  replaces: faktur.replaces,
  advanceOf: faktur.advanceOf,
  counterpartyDocument: faktur.counterpartyDocument,
  counterpartyNpwp: faktur.counterpartyNpwp,
  counterpartyDocumentNumber: faktur.counterpartyDocumentNumber,
};

const AT_MOST = 50;

const sameIn = (...columns: readonly ('reference' | 'counterpartyNpwp' | 'date' | 'dpp')[]) =>
  preparedRows<Compared>(compared, (db) =>
    db
      .select(compared)
      .from(faktur)
      .where(and(...(['companyId', 'type', ...columns] as const).map((key) => eq(faktur[key], sql.placeholder(key)))))
      .limit(AT_MOST),
  );

const sameReference = sameIn('reference');

const sameSale = sameIn('counterpartyNpwp', 'date', 'dpp');

/** This reference, or the same counterparty, date and amount: possible duplicates. */
export const duplicatesOf = async (
  scope: Scope,
  query: Query,
  of: {
    id: string | null;
    type: FakturType;
    reference: string | null;
    counterpartyNpwp: string;
    date: string;
    dpp: string;
  },
): Promise<Compared[]> => {
  const { companyId } = scope;
  const { type } = of;
  const found = [
    ...(of.reference ? await sameReference(query, { companyId, type, reference: of.reference }) : []),
    ...(await sameSale(query, {
      companyId,
      type,
      counterpartyNpwp: of.counterpartyNpwp,
      date: of.date,
      dpp: sen(of.dpp),
    })),
  ];
  return [...new Map(found.filter(({ id }) => id !== of.id).map((row) => [row.id, row])).values()];
};

const IN_ONE = 500;

const among =
  (column: typeof faktur.reference | typeof faktur.number) =>
  async <S extends string = FakturStatus>(
    scope: Scope,
    query: Query,
    type: FakturType,
    values: readonly string[],
  ): Promise<FakturRow<S>[]> => {
    const found: FakturRow<S>[] = [];
    for (let at = 0; at < values.length; at += IN_ONE) {
      const named = inArray(column, values.slice(at, at + IN_ONE));
      found.push(...(await rowsWhere<S>(scope, query, and(eq(faktur.type, type), named), 5000)));
    }
    return found;
  };

export const fakturKeysOf = among(faktur.reference);

export const fakturByNumbers = among(faktur.number);

/** The query of `unsafeAwaiting`, exported to check its plan. */
export const unsafeAwaitingQuery = (query: Query, type: FakturType, statuses: readonly string[], limit: number) =>
  query
    .select({
      id: faktur.id,
      companyId: faktur.companyId,
      label: sql<string>`coalesce(${faktur.number}, ${faktur.reference}, ${faktur.id})`,
      updatedAt: faktur.updatedAt,
    })
    .from(faktur)
    .where(and(eq(faktur.type, type), inArray(faktur.status, [...statuses]), fakturAwaited))
    .orderBy(asc(faktur.updatedAt))
    .limit(limit);

/**
 * Of all companies, longest untouched first: for the scheduler. Throws for a state that is in no index of waiting
 * documents.
 */
export const unsafeAwaiting = unscoped(
  async (
    query: Query,
    type: FakturType,
    statuses: readonly string[],
    limit: number,
  ): Promise<{ id: string; companyId: string; label: string; updatedAt: number }[]> => {
    const unknown = statuses.filter((status) => !awaitedStates.includes(status));
    if (unknown.length > 0) throw new Error(`nobody waits in ${unknown.join()}: db/schema/awaited.ts`);
    return unsafeAwaitingQuery(query, type, statuses, limit);
  },
);
