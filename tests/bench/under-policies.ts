import pg from 'pg';
import { systemScope } from '../../api/services/deps.ts';
import { inCompany } from '../../db/company-context.ts';
import type { Query } from '../../db/database.ts';
import { openPostgres } from '../../db/dialect/pg.ts';
import { bupotList } from '../../db/repositories/bupot/list.ts';
import { fakturList } from '../../db/repositories/faktur/list.ts';
import { companyId, prepareCompanies } from './invoices.ts';
import { benchDir, finish, timeAtMost, timed } from './measure.ts';
import { invoicesOnPostgres, slipsOnPostgres } from './on-postgres.ts';

const COMPANIES = 4;
const ROWS = 40_000;
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 400);
/** Rounds before measuring: statements are prepared, pages are cached. */
const WARM = 20;
const TODAY = '2025-11-15';

/** Loaded with DATABASE_URL set to the database `secured`. */
const urlOf = (name: string): string => {
  const url = new URL(process.env.DATABASE_URL ?? '');
  url.pathname = `/${name}`;
  return url.href;
};
const tell = async (name: string, statement: string): Promise<void> => {
  const client = new pg.Client({ connectionString: urlOf(name) });
  await client.connect();
  await client.query(statement).finally(() => client.end());
};

await prepareCompanies(benchDir(), COMPANIES);
await invoicesOnPostgres(ROWS, COMPANIES);
await slipsOnPostgres(ROWS, COMPANIES);
await tell('secured', 'vacuum analyze');
await tell('postgres', 'create database open_rows template secured');
await tell(
  'open_rows',
  `do $$ declare tab record; begin
    for tab in select oid::regclass as name from pg_class where relrowsecurity loop
      execute format('alter table %s disable row level security', tab.name);
    end loop;
  end $$`,
);
const secured = openPostgres(urlOf('secured'));
const plain = openPostgres(urlOf('open_rows'));
const scope = systemScope(companyId(0));

let step = 0;
/** Each query uses new amounts, so nothing is cached. The order alternates with each round. */
const measure = async (
  what: string,
  ask: (read: Query, filter: { readonly amountMin: string }) => Promise<unknown>,
): Promise<void> => {
  const one = async (read: Query): Promise<number> => {
    const filter = { amountMin: String(1_200_000 + step++) };
    return (await timed(() => inCompany(scope.companyId, () => ask(read, filter)))).ms;
  };
  const times = { a: [] as number[], b: [] as number[] };
  for (let round = -WARM; round < ROUNDS; round++) {
    const order = round % 2 === 0 ? (['a', 'b'] as const) : (['b', 'a'] as const);
    for (const side of order) {
      const ms = await one((side === 'a' ? secured : plain).read);
      if (round >= 0) times[side].push(ms);
    }
  }
  timeAtMost(`${what}, under row-level security`, 'the same without policies', times, 1.1);
};

const page = { sort: [['date', 'DESC']] as const, offset: 0, limit: 25, today: TODAY };
await measure('a page of 10,000 outgoing invoices on PostgreSQL', (read, filter) =>
  fakturList.page(scope, read, { ...page, filter }),
);
await measure('their totals row', (read, filter) => fakturList.totals(scope, read, filter, TODAY));
await measure('a page of 10,000 slips (BPPU) on PostgreSQL', (read, filter) =>
  bupotList.page(scope, read, { ...page, filter: { ...filter, kind: ['BPPU'] } }),
);
await measure('their totals row', (read, filter) =>
  bupotList.totals(scope, read, { ...filter, kind: ['BPPU'] }, TODAY),
);
await secured.close();
await plain.close();
finish();
