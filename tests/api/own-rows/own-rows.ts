import { eq, getTableColumns, getTableName, is, Table } from 'drizzle-orm';
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { acrossCompanies, inCompany } from '../../../db/company-context.ts';
import type { Db, Tx } from '../../../db/database.ts';
import * as tables from '../../../db/tables.ts';
import { companies as cast } from '../../../fixtures/cast/companies.ts';
import { scopeOf } from '../../../fixtures/cast/scope-of.ts';
import { someRow } from '../../some-row.ts';
import { type TestApp, testApp } from '../app.ts';

const { companies } = tables;

type OfCompany = SQLiteTable & { readonly companyId: SQLiteColumn };

const companyTables = Object.values<unknown>(tables).filter(
  (table): table is OfCompany => is(table, Table) && 'companyId' in getTableColumns(table as SQLiteTable),
);

export const scope = scopeOf('rina', 'sagara');
const OTHER = cast.bentala.id;

type Values = Readonly<Record<string, unknown>>;

/** The same row for both companies, except for the columns `named`: `own-1` and `other-1`. */
export const inBoth = async (tx: Tx, table: OfCompany, values: Values = {}, named = ['id']): Promise<void> => {
  for (const [name, companyId] of [
    ['own', scope.companyId],
    ['other', OTHER],
  ] as const) {
    const own = Object.fromEntries(named.map((key) => [key, `${name}-1`]));
    await tx.db.insert(table).values(someRow(table, { ...values, companyId, ...own }));
  }
};

export const inOther = async (tx: Tx, table: OfCompany, values: Values = {}): Promise<void> => {
  await tx.db.insert(table).values(someRow(table, { ...values, companyId: OTHER, id: 'other-1' }));
};

/** Everything of the other company in the database, by table. */
const foreignRows = (tx: Tx): Promise<Record<string, readonly string[]>> =>
  acrossCompanies(async () => {
    const own = await tx.db.select().from(companies).where(eq(companies.id, OTHER));
    const found: Record<string, readonly string[]> = { companies: own.map((row) => JSON.stringify(row)) };
    for (const table of companyTables) {
      const rows = await tx.db.select().from(table).where(eq(table.companyId, OTHER));
      found[getTableName(table)] = rows.map((row) => JSON.stringify(row)).toSorted();
    }
    return found;
  });

export type OwnRowsCase = {
  readonly plant?: (tx: Tx) => Promise<void>;
  /** Runs in the work of the own company; `db` reads in the transaction. */
  readonly run: (tx: Tx, db: Db) => Promise<unknown>;
  readonly result: unknown;
};

class Undone extends Error {}

/**
 * With rows of another company in the database: the result has none of these, and all of them stay as they were.
 * Everything is rolled back.
 */
export const ownRowsAlone = (cases: Readonly<Record<string, OwnRowsCase>>): void => {
  let app: TestApp;
  beforeAll(async () => {
    app = await testApp();
  });
  afterAll(() => app.close());

  describe('in the work of one company no row of another is read, changed or removed', () => {
    it.each(Object.entries(cases))('%s', async (_, { plant, run, result }) => {
      const seen = { before: {}, after: {}, result: undefined as unknown };
      const work = app.plant(async (tx) => {
        await plant?.(tx);
        seen.before = await foreignRows(tx);
        seen.result = await inCompany(scope.companyId, () => run(tx, { ...app.deps.db, read: tx.db }));
        seen.after = await foreignRows(tx);
        throw new Undone('rolled back');
      });
      await expect(work).rejects.toThrow(Undone);
      expect(seen.result).toEqual(result);
      expect(seen.after).toEqual(seen.before);
      expect(Object.values<readonly string[]>(seen.before).flat()).not.toEqual([]);
    });
  });
};
