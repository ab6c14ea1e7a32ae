import { OpenAPIHono } from '@hono/zod-openapi';
import { eq, getTableColumns, is, ne, Table } from 'drizzle-orm';
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Env } from '../../api/http/edge.ts';
import { acrossCompanies, inCompany } from '../../db/company-context.ts';
import { dialect } from '../../db/dialect/columns.ts';
import { SERVER_ROLE } from '../../db/dialect/row-security.ts';
import * as tables from '../../db/tables.ts';
import { companies } from '../../fixtures/cast/companies.ts';
import { withoutGuard } from '../company-conditions/guard.ts';
import { type TestApp, testApp } from './app.ts';

type CompanyTable = SQLiteTable & { companyId: SQLiteColumn };

const companyTables = Object.values<unknown>(tables).filter(
  (table): table is CompanyTable => is(table, Table) && 'companyId' in getTableColumns(table as SQLiteTable),
);

let app: TestApp;

const careless = () => {
  const routes = new OpenAPIHono<Env>();
  routes.get('/careless', async (c) => {
    const { branches } = tables;
    const rows = await withoutGuard(async () =>
      c.get('deps').db.read.selectDistinct({ id: branches.companyId }).from(branches),
    );
    return c.json(rows.map(({ id }) => id));
  });
  return routes;
};

beforeAll(async () => {
  app = await testApp({ routers: [careless] });
});
afterAll(() => app.close());

const companiesIn = async (table: CompanyTable): Promise<readonly string[]> =>
  withoutGuard(async () =>
    (await app.deps.db.read.selectDistinct({ id: table.companyId }).from(table)).map(({ id }) => String(id)),
  );

describe.runIf(dialect === 'pg')('rows of other companies on PostgreSQL', () => {
  it('are behind a forced policy in every table with a company', async () => {
    const secured = await app.deps.db.rows<{ name: string }>(
      `select c.relname as name from pg_class c join pg_policies p on p.tablename = c.relname and p.policyname = 'company'
       where c.relrowsecurity and c.relforcerowsecurity`,
    );
    const all = await app.deps.db.rows<{ name: string }>(
      `select table_name as name from information_schema.columns where column_name = 'company_id' and table_schema = 'public'`,
    );
    expect(all.length).toBe(companyTables.length);
    expect(new Set(secured.map(({ name }) => name))).toEqual(new Set(all.map(({ name }) => name)));
  });

  it('are served by a role that owns no table', async () => {
    const [row] = await app.deps.db.rows<{ role: string; owned: number }>(
      `select current_user::text as role, (select count(*)::int from pg_tables where tableowner = current_user) as owned`,
    );
    expect(row).toEqual({ role: SERVER_ROLE, owned: 0 });
  });

  it('are not read without a company condition, in any table', async () => {
    const { id } = companies.sagara;
    let several = 0;
    for (const table of companyTables) {
      const all = await acrossCompanies(() => companiesIn(table));
      if (all.length > 1) several++;
      expect(await inCompany(id, () => companiesIn(table))).toEqual(all.filter((one) => one === id));
    }
    expect(several).toBeGreaterThan(5);
  });

  it('are not read by a route that forgets the condition', async () => {
    const rina = await app.as('rina', 'sagara');
    expect(await rina.get('/careless')).toEqual([companies.sagara.id]);
    rina.company = companies.bentalaPangan.id;
    await rina.put('/session', { companyId: rina.company });
    expect(await rina.get('/careless')).toEqual([companies.bentalaPangan.id]);
  });

  it('are neither changed, removed nor added', async () => {
    const { branches } = tables;
    const { db } = app.deps;
    const [foreign] = await db.read.select().from(branches).where(ne(branches.companyId, companies.sagara.id)).limit(1);
    if (!foreign) throw new Error('no branch of another company');
    await inCompany(companies.sagara.id, () =>
      withoutGuard(async () => {
        const changed = await db.transact((tx) =>
          tx.db.update(branches).set({ name: 'Direbut' }).where(eq(branches.id, foreign.id)).returning(),
        );
        const removed = await db.transact((tx) =>
          tx.db.delete(branches).where(eq(branches.id, foreign.id)).returning(),
        );
        expect([changed, removed]).toEqual([[], []]);
        await expect(
          db.transact((tx) => tx.db.insert(branches).values({ ...foreign, id: `${foreign.id}-x` })),
        ).rejects.toMatchObject({ cause: { message: expect.stringContaining('row-level security') } });
      }),
    );
    expect(await db.read.select().from(branches).where(eq(branches.id, foreign.id))).toEqual([foreign]);
  });

  it('are each served in turn by one connection, also within a transaction', async () => {
    const { branches } = tables;
    const seen = await inCompany(companies.sagara.id, () =>
      withoutGuard(() =>
        app.deps.db.transact(async (tx) => {
          const ids = async () =>
            (await tx.db.selectDistinct({ id: branches.companyId }).from(branches)).map(({ id }) => id);
          return [await ids(), (await acrossCompanies(ids)).length > 1, await ids()];
        }),
      ),
    );
    expect(seen).toEqual([[companies.sagara.id], true, [companies.sagara.id]]);
  });
});
