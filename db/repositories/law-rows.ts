import { and, asc, count, eq, max, sum } from 'drizzle-orm';
import { type Law, type LawRow, mergedLaw, type StoredLawRow } from '#domain/law-rows.ts';
import type { Scope } from '#domain/scope.ts';
import type { Query, Tx } from '../database.ts';
import { lawRows } from '../tables.ts';
import type { PlainRecords, RecordsParams } from './plain-records.ts';

/** The same for every company; of all tables of law, or of one. */
export const storedLawRows = async (query: Query, kind?: string): Promise<readonly StoredLawRow[]> => {
  const rows = await query
    .select()
    .from(lawRows)
    .where(kind === undefined ? undefined : eq(lawRows.kind, kind))
    .orderBy(asc(lawRows.updatedAt), asc(lawRows.id));
  return rows.map(({ kind: table, ...row }) => ({ ...row, table }));
};

/** Differs after every change. */
export const lawRevision = async (query: Query): Promise<string> => {
  const [row] = await query
    .select({ rows: count(), versions: sum(lawRows.version), newest: max(lawRows.updatedAt) })
    .from(lawRows);
  return [row?.rows ?? 0, row?.versions ?? 0, row?.newest ?? 0].map(Number).join('-');
};

const matches = (row: LawRow, { search, equal }: RecordsParams, searched: readonly string[]): boolean =>
  Object.entries(equal).every(([name, value]) => row[name] === value) &&
  searched.some((name) =>
    String(row[name] ?? '')
      .toLowerCase()
      .includes(search.toLowerCase()),
  );

const textOf = (value: unknown): string => (value === null || value === undefined ? '' : String(value));

const inOrder =
  (sort: RecordsParams['sort']) =>
  (one: LawRow, other: LawRow): number => {
    for (const [name, direction] of [...sort, ['id', 'ASC'] as const]) {
      const order = textOf(one[name]).localeCompare(textOf(other[name]), 'id', { numeric: true });
      if (order !== 0) return direction === 'ASC' ? order : -order;
    }
    return 0;
  };

/** The rows of a table of law as records. A built-in row is stored once it is saved. */
export const lawRecords = ({ table: { table, search: searched, fields }, builtIn }: Law): PlainRecords => {
  const rowsIn = async (query: Query): Promise<readonly LawRow[]> =>
    mergedLaw(builtIn(), await storedLawRows(query, table));
  const valuesOf = (row: Readonly<Record<string, unknown>>) =>
    Object.fromEntries(Object.keys(fields).map((name) => [name, row[name] ?? null]));
  const recordOf = ({ values, id, version, updatedAt }: Omit<StoredLawRow, 'table'>): LawRow => ({
    ...values,
    id,
    version,
    updatedAt,
  });
  return {
    page: async (_scope, query, params) => {
      const rows = (await rowsIn(query)).filter((row) => matches(row, params, searched)).sort(inOrder(params.sort));
      return { rows: rows.slice(params.offset, params.offset + params.limit), total: rows.length };
    },
    byId: async (_scope, query, id) => {
      const [found] = await query
        .select()
        .from(lawRows)
        .where(and(eq(lawRows.id, id), eq(lawRows.kind, table)));
      return found ? recordOf(found) : builtIn().get(id);
    },
    isTaken: async (_scope, query, values, id) =>
      (await rowsIn(query)).some(
        (row) => row.id !== id && Object.entries(values).every(([name, value]) => textOf(row[name]) === textOf(value)),
      ),
    insert: async (tx: Tx, { id, version, updatedAt, ...row }) => {
      await tx.db
        .insert(lawRows)
        .values({ id, version, kind: table, values: valuesOf(row), updatedAt: Number(updatedAt) });
    },
    change: async (tx: Tx, _scope: Scope, { id, version }, { updatedAt, ...values }) => {
      const next = { values: valuesOf(values), version: version + 1, updatedAt: Number(updatedAt) };
      const added = builtIn().has(id) && version === 1;
      const [row] = added
        ? await tx.db
            .insert(lawRows)
            .values({ id, kind: table, ...next })
            .onConflictDoNothing()
            .returning()
        : await tx.db
            .update(lawRows)
            .set(next)
            .where(and(eq(lawRows.id, id), eq(lawRows.kind, table), eq(lawRows.version, version)))
            .returning();
      return row && recordOf(row);
    },
    remove: async (tx: Tx, _scope: Scope, { id, version }) => {
      const gone = await tx.db
        .delete(lawRows)
        .where(and(eq(lawRows.id, id), eq(lawRows.kind, table), eq(lawRows.version, version)))
        .returning({ id: lawRows.id });
      return gone.length > 0;
    },
  };
};

/** Version 0: there is no row yet. False if it was changed since `version` was read. */
export const saveLawRow = async (
  tx: Tx,
  _scope: Scope,
  { id, table, version, values, updatedAt }: StoredLawRow,
): Promise<boolean> => {
  const next = { values, version: version + 1, updatedAt };
  const saved =
    version === 0
      ? await tx.db
          .insert(lawRows)
          .values({ id, kind: table, ...next })
          .onConflictDoNothing()
          .returning({ id: lawRows.id })
      : await tx.db
          .update(lawRows)
          .set(next)
          .where(and(eq(lawRows.id, id), eq(lawRows.version, version)))
          .returning({ id: lawRows.id });
  return saved.length > 0;
};
