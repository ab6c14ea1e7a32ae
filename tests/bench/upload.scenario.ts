import { join } from 'node:path';
import Database from '../../db/better-sqlite3.ts';
import { makeDrafts, prepareInvoices } from './invoices.ts';
import { atMost, benchDir, finish, load, median, record, withBusyCore } from './measure.ts';
import { servePatuh, signIn } from './serve.ts';

const COUNT = 10_000;
const RATE = 50;
const SECONDS = 15;
const dir = benchDir();

const data = join(dir, 'upload');
await prepareInvoices(data, COUNT, 1);
makeDrafts(data);
const patuh = await servePatuh(data, { DJP_LATENCY_MS: '50', DJP_CONCURRENCY: '8' });
const headers = await signIn(patuh.url);
const list = `${patuh.url}/main/api/efaktur/out/ctas?range=${encodeURIComponent('[0,24]')}&sort=${encodeURIComponent('["date","DESC"]')}&filter=%7B%7D`;
await load(list, { headers, seconds: 2, rate: RATE });

const reading = { headers, seconds: SECONDS, rate: RATE };
const quiet = [await withBusyCore(list, reading), await withBusyCore(list, reading)];
const started = await fetch(`${patuh.url}/main/api/efaktur/out/ctas/upload`, {
  method: 'POST',
  headers: { ...headers, 'content-type': 'application/json' },
  body: JSON.stringify({ filter: { status: ['DRAFT'] } }),
});
if (!started.ok) throw new Error(`upload: ${started.status} ${await started.text()}`);
const { jobId } = (await started.json()) as { jobId: string };
const during: number[] = [];
for (let round = 0; round < 2; round++) during.push((await load(list, reading)).p99);

const deadline = Date.now() + 600_000;
let job = { status: '', done: 0, failed: 0, total: 0 };
while (!['DONE', 'FAILED', 'CANCELED'].includes(job.status)) {
  if (Date.now() > deadline) throw new Error(`the upload is not done: ${JSON.stringify(job)}`);
  await new Promise((wake) => setTimeout(wake, 1000));
  job = (await (await fetch(`${patuh.url}/main/api/jobs/${jobId}`, { headers })).json()) as typeof job;
}
await patuh.stop();
atMost(
  'list p99 during an upload of 10,000',
  'the same reading beside one busy core',
  median(during) / Math.max(1, median(quiet.map(({ p99 }) => p99))),
  3,
);

const raw = new Database(join(data, 'patuh.sqlite'), { readonly: true });
const count = (sql: string) => (raw.prepare(sql).get() as { n: number }).n;
const approved = count(
  `select count(*) as n from faktur where status in ('APPROVED','SIGNING_IN_PROGRESS','IN_PROGRESS')`,
);
const atOffice = count('select count(*) as n from office_documents');
const keys = count('select count(distinct reference) as n from office_documents');
raw.close();
record({
  what: 'upload of 10,000: lost or double',
  against: 'the office’s own books',
  figure: `${COUNT - approved} lost, ${atOffice - keys} double, ${job.failed} failed`,
  reach: 'none',
  ok: approved === COUNT && atOffice === COUNT && keys === COUNT && job.failed === 0,
});
finish();
