import { join } from 'node:path';
import { annualReturn } from '../../api/domain/spt-badan/annual-return.ts';
import { fill, prepareCompanies } from './invoices.ts';
import { shownColumns } from './list-figures.ts';
import { atLeast, atMost, benchDir, finish, inTurn, load, median } from './measure.ts';
import { serve, servePatuh, signIn } from './serve.ts';

const COMPANIES = 1_000;
const ROWS = 100_000;
const ROUNDS = 5;
const SECONDS = 4;

/** Ten years of each company, corrected up to nine times each. */
const SPREAD = `
  with recursive n(i) as (select 0 union all select i + 1 from n where i + 1 < ?)
  insert into spt_badan (id, company_id, version, tax_year, months, revision, replaces, era, status, sheets, amounts, tax_due, payable, overpaid,
    signee_id, filed_at, bpe, reason, office_code, office_message, office_ref, search_text, updated_by, created_by, created_at, updated_at)
  select printf('%013d%013d', (i * 7919) % 1000000007, i), printf('company%03d', i % ${COMPANIES}), 1, 2015 + (i / ${COMPANIES}) % 10, 12,
    i / ${COMPANIES} / 10, null, '1771', 'FILED', '{}', '{}', (i % 900 + 100) * 1200000, (i % 900) * 1000000, 0,
    null, 1700000000000 + i, printf('BPE-%08d', i), null, null, null, null, printf('%d bpe-%08d', 2015 + i % 10, i), 'Bench', 'Bench',
    1700000000000 + i, 1700000000000 + i
  from n`;

const dataDir = join(benchDir(), 'annual-list');
await prepareCompanies(dataDir, COMPANIES);
fill(dataDir, 'spt_badan', (raw) => raw.prepare(SPREAD).run(ROWS));

const request = (value: unknown) => encodeURIComponent(JSON.stringify(value));
const columns = shownColumns(annualReturn);
const path = `/main/api/efiling/spt-badan?range=${request([0, 24])}&sort=${request(['taxYear', 'DESC'])}&filter=${request({ status: ['FILED'] })}&columns=${request(columns)}`;
const patuh = await servePatuh(dataDir);
const bare = await serve(['--import', 'tsx', 'tests/bench/bare-hono.ts'], '/list', {
  DATA_DIR: dataDir,
  PAGE_SQL: `select id, version, tax_year, revision, era, tax_due, payable, overpaid, filed_at, bpe, status, updated_at from spt_badan
    where company_id = 'company000' and status = 'FILED' order by tax_year desc, id desc limit 25`,
});
const headers = await signIn(patuh.url);
const ours = () => load(patuh.url + path, { headers, seconds: SECONDS });
const theirs = () => load(`${bare.url}/list`, { seconds: SECONDS });
await ours();
await theirs();
const runs = await inTurn(ROUNDS, ours, theirs);
if (runs.a.some((run) => run.failed > 0)) throw new Error('the list answered with an error');
const rates = runs.a.map((run, at) => run.perSecond / (runs.b[at]?.perSecond ?? Number.NaN));
const perSecond = (of: readonly { readonly perSecond: number }[]) => Math.round(median(of.map((run) => run.perSecond)));
atLeast(
  'annual returns, 25 of 100,000, requests a second',
  'bare Hono route, prepared statement',
  median(rates),
  0.6,
  ` (${perSecond(runs.a)} to ${perSecond(runs.b)})`,
);
atMost(
  'annual returns, p99',
  'bare Hono route',
  median(runs.a.map(({ p99 }) => p99)) / Math.max(1, median(runs.b.map(({ p99 }) => p99))),
  3,
);
await patuh.stop();
await bare.stop();
finish();
