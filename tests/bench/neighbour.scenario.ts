import { join } from 'node:path';
import { companyId, prepareInvoices } from './invoices.ts';
import { atMost, benchDir, finish, median, record, timed } from './measure.ts';
import { servePatuh, signIn, signInAt } from './serve.ts';

const INVOICES = 60_000;
const EXPORTS = 10;
const IMPORTS = 10;
const ROUNDS = 21;
const MOST_MS = 300_000;
const LIST = '/main/api/efaktur/out/ctas';
const IMPORT = '/main/api/efaktur/import';

type Headers = Record<string, string>;

const data = join(benchDir(), 'neighbour');
await prepareInvoices(data, INVOICES, 2);
const patuh = await servePatuh(data);

const requests = async <T>(headers: Headers, path: string, body?: FormData | object): Promise<T> => {
  const json = body && !(body instanceof FormData);
  const answer = await fetch(patuh.url + path, {
    headers: json ? { ...headers, 'content-type': 'application/json' } : headers,
    ...(body ? { method: 'POST', body: json ? JSON.stringify(body) : body } : {}),
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as T;
};
const until = async (true_: () => Promise<boolean>): Promise<void> => {
  for (const end = Date.now() + MOST_MS; !(await true_()); await new Promise((wake) => setTimeout(wake, 10)))
    if (Date.now() > end) throw new Error('it never came');
};
const ended = async (headers: Headers, jobId: string): Promise<boolean> => {
  const { status } = await requests<{ status: string }>(headers, `/main/api/jobs/${jobId}`);
  if (status === 'FAILED' || status === 'CANCELED') throw new Error(`the job of a neighbour is ${status}`);
  return status === 'DONE';
};
const handIn = (headers: Headers, rows: number): Promise<{ id: string }> => {
  const row = `Toko Abadi Jaya Makmur Sentosa;2025-11-10;${'Kabel tembaga '.repeat(8)};10;1003000\n`;
  const body = new FormData();
  body.set('kind', 'faktur-keluaran');
  body.set('file', new Blob([`Pembeli;Tanggal;Barang;Jumlah;Harga\n${row.repeat(rows)}`]), 'jual.csv');
  return requests(headers, IMPORT, body);
};

const neighbour = await signInAt(patuh.url, companyId(1));
const [one] = await requests<{ id: string }[]>(
  neighbour,
  `${LIST}?range=%5B0,0%5D&sort=%5B%22date%22,%22DESC%22%5D&filter=%7B%7D`,
);
if (!one) throw new Error('the neighbour has no invoice');

const exported = async (): Promise<number> =>
  (
    await timed(async () => {
      const { jobId } = await requests<{ jobId: string }>(neighbour, `${LIST}/xlsx`, { ids: [one.id] });
      await until(() => ended(neighbour, jobId));
    })
  ).ms;
const read = async (): Promise<number> =>
  (
    await timed(async () => {
      const { id } = await handIn(neighbour, 1);
      await until(async () => (await requests<{ step: string }>(neighbour, `${IMPORT}/${id}`)).step !== 'UPLOAD');
    })
  ).ms;
const rounds = async (): Promise<{ exports: number[]; reads: number[] }> => {
  const times = { exports: [] as number[], reads: [] as number[] };
  for (let round = 0; round < ROUNDS; round++) {
    times.exports.push(await exported());
    times.reads.push(await read());
  }
  return times;
};

await exported();
await read();
const idle = await rounds();

const worst = await signIn(patuh.url);
const theirs: string[] = [];
for (let n = 0; n < EXPORTS; n++)
  theirs.push((await requests<{ jobId: string }>(worst, `${LIST}/xlsx`, { filter: {} })).jobId);
for (let n = 0; n < IMPORTS; n++) {
  const { id } = await handIn(worst, 90_000);
  theirs.push((await requests<{ jobId: string }>(worst, `${IMPORT}/${id}`)).jobId);
}
const busy = await rounds();
const left = [];
for (const jobId of theirs) if (!(await ended(worst, jobId))) left.push(jobId);
await patuh.kill();

const inMs = (a: number, b: number): string => ` (${Math.round(a)} to ${Math.round(b)} ms)`;
for (const [what, a, b] of [
  ['download', median(busy.exports), median(idle.exports)],
  ['import', median(busy.reads), median(idle.reads)],
] as const)
  atMost(`${what} of one row while another company does its worst`, 'itself on an idle server', a / b, 3, inMs(a, b));
record({
  what: 'what the other company has still to do then',
  against: `its ${theirs.length} jobs`,
  figure: String(left.length),
  reach: 'at least 1',
  ok: left.length > 0,
});
finish();
