import { join } from 'node:path';
import { annualReturn } from '../../api/domain/spt-badan/annual-return.ts';
import { annualStatuses } from '../../api/domain/spt-badan/status.ts';
import { fill, prepareCompanies } from './invoices.ts';
import { shownColumns } from './list-figures.ts';
import { atLeast, atMost, benchDir, finish, inTurn, type Load, load, median } from './measure.ts';
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
const pageOf = (from: number, statuses: readonly string[]) =>
  `/main/api/efiling/spt-badan?range=${request([from, from + 24])}&sort=${request(['taxYear', 'DESC'])}&filter=${request({ status: statuses })}&columns=${request(columns)}`;
const path = pageOf(0, ['FILED']);
// More pages than are kept, so that none is found again.
const further = annualStatuses.filter((status) => status !== 'FILED');
const others = Array.from({ length: 2 ** further.length }, (_, chosen) => [
  'FILED',
  ...further.filter((_status, bit) => (chosen >> bit) % 2 === 1),
]).flatMap((statuses) => Array.from({ length: 20 }, (_, from) => pageOf(from, statuses)));
let at = 0;
const patuh = await servePatuh(dataDir);
const bare = await serve(['--import', 'tsx', 'tests/bench/bare-hono.ts'], '/list', {
  DATA_DIR: dataDir,
  PAGE_SQL: `select id, version, tax_year, revision, era, tax_due, payable, overpaid, filed_at, bpe, status, updated_at from spt_badan
    where company_id = 'company000' and status = 'FILED' order by tax_year desc, id desc limit 25`,
});
const headers = await signIn(patuh.url);
const ours = () => load(patuh.url + path, { headers, seconds: SECONDS });
const theirs = () => load(`${bare.url}/list`, { seconds: SECONDS });
const readAnew = () =>
  load(patuh.url + path, { headers, seconds: SECONDS, next: () => others[at++ % others.length] ?? path });
await ours();
await theirs();
const perSecond = (of: readonly Load[]) => Math.round(median(of.map((run) => run.perSecond)));
const compare = async (what: string, list: () => Promise<Load>, reach: number) => {
  const runs = await inTurn(ROUNDS, list, theirs);
  if (runs.a.some((run) => run.failed > 0)) throw new Error('the list answered with an error');
  atLeast(
    `${what}, requests a second`,
    'bare Hono route, prepared statement',
    median(runs.a.map((run, round) => run.perSecond / (runs.b[round]?.perSecond ?? Number.NaN))),
    reach,
    ` (${perSecond(runs.a)} to ${perSecond(runs.b)})`,
  );
  return runs;
};
const runs = await compare('annual returns, 25 of 100,000', ours, 0.6);
atMost(
  'annual returns, p99',
  'bare Hono route',
  median(runs.a.map(({ p99 }) => p99)) / Math.max(1, median(runs.b.map(({ p99 }) => p99))),
  3,
);
await compare('another page each time, none kept', readAnew, 0.35);
await patuh.stop();
await bare.stop();
finish();
