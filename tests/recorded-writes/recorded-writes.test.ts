import { and, eq, getTableColumns, getTableName, is, Table } from 'drizzle-orm';
import type { SQLiteTable } from 'drizzle-orm/sqlite-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Tx } from '../../db/database.ts';
import { appendHistory } from '../../db/repositories/history.ts';
import { chainRecords } from '../../db/repositories/records/append-links.ts';
import * as tables from '../../db/tables.ts';
import { people } from '../../fixtures/cast/people.ts';
import { scopeOf } from '../../fixtures/cast/scope-of.ts';
import { type TestApp, testApp } from '../api/app.ts';
import { someRow } from '../some-row.ts';
import { withoutRecords } from './recorded-writes.ts';
import { linkOf, type WatchedTable, watchedTables } from './watched-tables.ts';

const { memberships, files, users } = tables;
const scope = scopeOf('rina', 'sagara');
const { companyId } = scope;

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

/** Why a transaction is refused. */
const refusalOf = (work: (tx: Tx) => PromiseLike<unknown>): Promise<string> =>
  app.deps.db.transact(work as (tx: Tx) => Promise<unknown>).then(
    () => 'not refused',
    (error: unknown) => (error instanceof Error ? error.message : String(error)),
  );

const sqlTables = Object.values<unknown>(tables).filter((one): one is SQLiteTable => is(one, Table));

const tableOf = ({ table }: WatchedTable): SQLiteTable => {
  const found = sqlTables.find((one) => getTableName(one) === table);
  if (!found) throw new Error(table);
  return found;
};

const keyOf = (table: SQLiteTable, name: string | undefined): string =>
  Object.entries(getTableColumns(table)).find(([, column]) => column.name === name)?.[0] ?? '';

const rowOf = (watched: WatchedTable) => {
  const table = tableOf(watched);
  return someRow(table, {
    ...(watched.what === linkOf('strangers') ? { userId: '' } : {}),
    [keyOf(table, watched.company)]: companyId,
    [keyOf(table, watched.id)]: 'made-up',
  });
};

const member = and(eq(memberships.companyId, companyId), eq(memberships.userId, people.rina.id));
const ofMember = { objectType: 'user', objectId: people.rina.id, action: 'update' };
const file = someRow(files, { id: 'f-1', companyId });

describe('a write without its record', () => {
  it.each(watchedTables.map((watched) => [watched.what, watched.table, watched] as const))(
    'is refused: %s (%s)',
    async (what, _, watched) => {
      const insert = (tx: Tx) => tx.db.insert(tableOf(watched)).values(rowOf(watched));
      expect(await refusalOf(insert)).toContain(`no ${what} for made-up of company`);
    },
  );

  it('is refused when a row is removed, changed or moved to another company', async () => {
    const put = async (tx: Tx): Promise<void> => {
      await tx.db.insert(files).values(file);
      chainRecords(tx, companyId, 'file', ['f-1']);
    };
    await app.deps.db.transact(put);
    const own = eq(files.id, 'f-1');
    const removed = await refusalOf((tx) => tx.db.delete(files).where(own));
    const changed = await refusalOf((tx) => tx.db.update(files).set({ sha256: 'y' }).where(own));
    const moved = await refusalOf(async (tx) => {
      await tx.db.update(files).set({ companyId: 'other' }).where(own);
      chainRecords(tx, 'other', 'file', ['f-1']);
    });
    const lines = `no link of file for f-1 of company ${companyId}`;
    expect([removed, changed, moved]).toEqual([lines, lines, lines]);
    await app.deps.db.transact(async (tx) => {
      await tx.db.delete(files).where(own);
      chainRecords(tx, companyId, 'file', ['f-1']);
    });
  });

  it('is refused when its row of the history was written before it', async () => {
    const raise = (tx: Tx) =>
      tx.db
        .update(memberships)
        .set({ role: 'VIEWER' as never })
        .where(member);
    const record = (tx: Tx) => appendHistory(tx, scope, app.clock.now, [ofMember]);
    const early = await refusalOf(async (tx) => {
      await record(tx);
      await raise(tx);
    });
    expect(early).toBe(`no history of membership for ${people.rina.id} of company ${companyId}`);
    await app.deps.db.transact(async (tx) => {
      await raise(tx);
      await record(tx);
    });
  });

  it('is allowed in columns that no digest contains, and where a test plants it', async () => {
    await app.deps.db.transact((tx) => tx.db.update(users).set({ preferences: { lang: 'en' } }));
    await withoutRecords(() => app.deps.db.transact((tx) => tx.db.insert(files).values(file)));
    await app.deps.db.transact(async () => undefined);
  });
});
