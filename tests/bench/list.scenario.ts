import { join } from 'node:path';
import Database from 'better-sqlite3';
import { prepareInvoices } from './invoices.ts';
import { atLeast, atMost, benchDir, finish, inTurn, load, median, timed } from './measure.ts';
import { serve, servePatuh, signIn } from './serve.ts';

const ROUNDS = 5;
const SECONDS = 4;
const query = (filter: object) =>
  `/main/api/efaktur/out/ctas?range=${encodeURIComponent('[0,24]')}&sort=${encodeURIComponent('["date","DESC"]')}&filter=${encodeURIComponent(JSON.stringify(filter))}`;
const LIST = query({ status: 'APPROVED' });

const dir = benchDir();
const million = join(dir, 'million');
await prepareInvoices(million, 1_000_000, 50);

const patuh = await servePatuh(million);
const bare = await serve(['--import', 'tsx', 'tests/bench/bare-hono.ts'], '/list', { DATA_DIR: million });
const headers = await signIn(patuh.url);
const ours = () => load(patuh.url + LIST, { headers, seconds: SECONDS });
const theirs = () => load(`${bare.url}/list`, { seconds: SECONDS });
await ours();
await theirs();
const runs = await inTurn(ROUNDS, ours, theirs);
if (runs.a.some((run) => run.failed > 0)) throw new Error('the list answered with an error');
atLeast(
  'list, 25 of 1,000,000, requests a second',
  'bare Hono route, prepared statement',
  median(runs.a.map((run, at) => run.perSecond / (runs.b[at]?.perSecond ?? Number.NaN))),
  0.6,
  ` (${Math.round(median(runs.a.map((run) => run.perSecond)))} to ${Math.round(median(runs.b.map((run) => run.perSecond)))})`,
);
atMost(
  'list, p99',
  'bare Hono route',
  median(runs.a.map((r) => r.p99)) / Math.max(1, median(runs.b.map((r) => r.p99))),
  3,
);

// A filter never asked before cannot come from a cache: each round asks for another span of amounts.
const raw = new Database(join(million, 'patuh.sqlite'), { readonly: true });
raw.pragma('mmap_size = 268435456');
const sums = raw.prepare(
  `select status, count(*), cast(sum(dpp) as text), cast(sum(other_dpp) as text), cast(sum(ppn) as text), cast(sum(ppnbm) as text)
   from faktur where company_id = 'company000' and dpp >= ? group by status`,
);
let step = 0;
const totals = await inTurn(
  15,
  async () => {
    const amountMin = String(1_200_000 + step++);
    const path = `/main/api/efaktur/out/ctas/totals?filter=${encodeURIComponent(JSON.stringify({ amountMin }))}`;
    const answer = await timed(async () => (await fetch(patuh.url + path, { headers })).json());
    return answer.ms;
  },
  async () => (await timed(() => sums.all(120_000_000 + step * 100))).ms,
);
raw.close();
atMost('totals row of a filter, uncached', 'its bare SQL', median(totals.a) / median(totals.b), 2);
await patuh.stop();
await bare.stop();

// The same company size in both, so that only the table around it grows.
const perSecond = async (count: number): Promise<() => Promise<number>> => {
  const folder = join(dir, String(count));
  await prepareInvoices(folder, count, count / 10_000);
  return async () => {
    const server = await servePatuh(folder);
    const signed = await signIn(server.url);
    await load(server.url + LIST, { headers: signed, seconds: 1 });
    const run = await load(server.url + LIST, { headers: signed, seconds: SECONDS });
    await server.stop();
    return run.perSecond;
  };
};
const small = await perSecond(10_000);
const large = await perSecond(5_000_000);
const sizes = await inTurn(3, small, large);
atMost(
  'list at 5,000,000 rows',
  'itself at 10,000 rows',
  median(sizes.a.map((value, at) => value / (sizes.b[at] ?? Number.NaN))),
  1.3,
);
finish();
