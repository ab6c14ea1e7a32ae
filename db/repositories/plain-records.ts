import { and, asc, count, desc, eq, notInArray, or, type SQL, sql } from 'drizzle-orm';
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core';
import type { Scope } from '#domain/scope.ts';
import type { Query, Tx } from '../database.ts';
import { branches, companyRoles, creditRules, ownDates, signees } from '../tables.ts';

type Own = 'id' | 'companyId' | 'version' | 'updatedAt';
type RecordTable = SQLiteTable & Readonly<Record<Own, SQLiteColumn>>;

export type RecordsParams = {
  readonly search: string;
  readonly equal: Readonly<Record<string, unknown>>;
  readonly without?: Readonly<Record<string, readonly unknown[]>> | undefined;
  readonly sort: readonly (readonly [column: string, direction: 'ASC' | 'DESC'])[];
  readonly offset: number;
  readonly limit: number;
};

type Row = Record<string, unknown> & { readonly id: string; readonly version: number };

const part = (text: string): string => `%${text.toLowerCase().replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;

const recordTables = { branches, companyRoles, creditRules, ownDates, signees };

export type RecordTableName = keyof typeof recordTables;

/** Records of one kind, each a row of its own table, always inside one company. `searched`: text columns. */
export const plainRecords = (name: RecordTableName, searched: readonly string[]) => {
  const table: RecordTable = recordTables[name];
  const columns = table as unknown as Readonly<Record<string, SQLiteColumn>>;
  const column = (name: string): SQLiteColumn => {
    const found = columns[name];
    if (!found) throw new Error(`no column ${name}`);
    return found;
  };
  const own = (scope: Scope, id: string): SQL | undefined =>
    and(eq(table.companyId, scope.companyId), eq(table.id, id));
  const found = (scope: Scope, { search, equal, without = {} }: RecordsParams): SQL | undefined =>
    and(
      eq(table.companyId, scope.companyId),
      ...Object.entries(equal).map(([name, value]) => eq(column(name), value)),
      ...Object.entries(without).map(([name, values]) => notInArray(column(name), values as unknown[])),
      search === ''
        ? undefined
        : or(...searched.map((name) => sql`lower(${column(name)}) like ${part(search)} escape '\\'`)),
    );
  return {
    page: async (scope: Scope, query: Query, wanted: RecordsParams): Promise<{ rows: Row[]; total: number }> => {
      const where = found(scope, wanted);
      const order = wanted.sort.map(([name, direction]) => (direction === 'ASC' ? asc : desc)(column(name)));
      const [rows, [all]] = await Promise.all([
        query
          .select()
          .from(table)
          .where(where)
          .orderBy(...order, asc(table.id))
          .limit(wanted.limit)
          .offset(wanted.offset),
        query.select({ count: count() }).from(table).where(where),
      ]);
      return { rows: rows as Row[], total: all?.count ?? 0 };
    },
    byId: async (scope: Scope, query: Query, id: string): Promise<Row | undefined> =>
      (await query.select().from(table).where(own(scope, id)))[0] as Row | undefined,
    insert: async (tx: Tx, row: Row & { readonly companyId: string }): Promise<void> => {
      await tx.db.insert(table).values(row);
    },
    change: async (
      tx: Tx,
      scope: Scope,
      { id, version }: Pick<Row, 'id' | 'version'>,
      values: Record<string, unknown>,
    ): Promise<Row | undefined> => {
      const changed = await tx.db
        .update(table)
        .set({ ...values, version: version + 1 } as never)
        .where(and(own(scope, id), eq(table.version, version)))
        .returning();
      return changed[0] as Row | undefined;
    },
    remove: async (tx: Tx, scope: Scope, { id, version }: Pick<Row, 'id' | 'version'>): Promise<boolean> => {
      const gone = await tx.db
        .delete(table)
        .where(and(own(scope, id), eq(table.version, version)))
        .returning({ id: table.id });
      return gone.length > 0;
    },
  };
};

export type PlainRecords = ReturnType<typeof plainRecords>;
