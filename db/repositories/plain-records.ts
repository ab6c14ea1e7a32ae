import { and, asc, count, desc, eq, isNull, ne, notInArray, or, type SQL, sql } from 'drizzle-orm';
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core';
import type { PlainRecord } from '#domain/definition/plain-record.ts';
import type { Scope } from '#domain/scope.ts';
import type { Query, Tx } from '../database.ts';
import {
  accountingAccounts,
  accountingTaxCodes,
  branches,
  carouselSlides,
  companyRoles,
  countries,
  creditRules,
  ownDates,
  quotaPackages,
  signees,
  taxCalendarEvents,
  webhooks,
  whatsNew,
} from '../tables.ts';

type RecordTable = SQLiteTable & { readonly version: SQLiteColumn };

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

const recordTables: Readonly<Record<string, RecordTable>> = {
  'admin/api/cms/carousel': carouselSlides,
  'admin/api/cms/tax-calendar-event': taxCalendarEvents,
  'admin/api/cms/whats-new': whatsNew,
  'admin/api/ebupot/country': countries,
  'admin/api/quota-package': quotaPackages,
  branches,
  'jurnal-integration/accounts': accountingAccounts,
  'jurnal-integration/tax-codes': accountingTaxCodes,
  roles: companyRoles,
  'credit-rules': creditRules,
  'own-dates': ownDates,
  signees,
  webhooks,
};

export const recordTable = (resource: string): RecordTable => {
  const table = recordTables[resource];
  if (!table) throw new Error(`no table of ${resource}`);
  return table;
};

/** Each row belongs to its owner alone. `keys`: the primary key of a singleton; its version is 0 before it is saved. */
export const plainRecords = (
  { scope: owner, search: searched, start }: Pick<PlainRecord, 'scope' | 'search' | 'start'>,
  table: RecordTable,
  keys?: (scope: Scope) => Readonly<Record<string, unknown>>,
) => {
  const columns = table as unknown as Readonly<Record<string, SQLiteColumn>>;
  const column = (name: string): SQLiteColumn => {
    const found = columns[name];
    if (!found) throw new Error(`no column ${name}`);
    return found;
  };
  const owned = (scope: Scope): SQL | undefined => {
    if (owner === 'internal') return undefined;
    return owner === 'person' ? eq(column('userId'), scope.userId) : eq(column('companyId'), scope.companyId);
  };
  const own = (scope: Scope, id: string): SQL | undefined =>
    keys
      ? and(...Object.entries(keys(scope)).map(([name, value]) => eq(column(name), value)))
      : and(owned(scope), eq(column('id'), id));
  const found = (scope: Scope, { search, equal, without = {} }: RecordsParams): SQL | undefined =>
    and(
      owned(scope),
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
          .orderBy(...order, asc(column('id')))
          .limit(wanted.limit)
          .offset(wanted.offset),
        query.select({ count: count() }).from(table).where(where),
      ]);
      return { rows: rows as Row[], total: all?.count ?? 0 };
    },
    byId: async (scope: Scope, query: Query, id: string): Promise<Row | undefined> => {
      const [found] = await query.select().from(table).where(own(scope, id));
      const row = found ?? (keys && start && { ...start, version: 0 });
      return row && ({ ...row, id } as Row);
    },
    isTaken: async (
      scope: Scope,
      query: Query,
      values: Readonly<Record<string, unknown>>,
      id: string | null,
    ): Promise<boolean> => {
      const same = Object.entries(values).map(([name, value]) =>
        value === null || value === undefined ? isNull(column(name)) : eq(column(name), value),
      );
      const others = and(owned(scope), ...same, id === null ? undefined : ne(column('id'), id));
      return (
        (
          await query
            .select({ id: column('id') })
            .from(table)
            .where(others)
            .limit(1)
        ).length > 0
      );
    },
    insert: async (tx: Tx, row: Row): Promise<void> => {
      await tx.db.insert(table).values(row);
    },
    change: async (
      tx: Tx,
      scope: Scope,
      { id, version }: Pick<Row, 'id' | 'version'>,
      values: Record<string, unknown>,
    ): Promise<Row | undefined> => {
      const row = { ...values, version: version + 1 };
      const changed =
        keys && version === 0
          ? tx.db
              .insert(table)
              .values({ ...row, ...keys(scope) })
              .onConflictDoNothing()
          : tx.db
              .update(table)
              .set(row as never)
              .where(and(own(scope, id), eq(table.version, version)));
      return (await changed.returning())[0] as Row | undefined;
    },
    remove: async (tx: Tx, scope: Scope, { id, version }: Pick<Row, 'id' | 'version'>): Promise<boolean> => {
      const gone = await tx.db
        .delete(table)
        .where(and(own(scope, id), eq(table.version, version)))
        .returning({ id: column('id') });
      return gone.length > 0;
    },
  };
};

export type PlainRecords = ReturnType<typeof plainRecords>;
