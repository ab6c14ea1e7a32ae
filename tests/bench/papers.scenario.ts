import { join } from 'node:path';
import { aFakturInput, aLine } from '../../fixtures/builders/a-faktur.ts';
import { NPWP, prepareInvoices } from './invoices.ts';
import { atMost, benchDir, besideABusyCore, finish, load, median, record } from './measure.ts';
import { servePatuh, signIn } from './serve.ts';

const COUNT = 10_000;
const PAPERS = 100;
const BODIES = 20;
const LINES = 5_000;
const RATE = 50;
const SECONDS = 15;
const ROUTE = '/main/api/efaktur/out/ctas';

const data = join(benchDir(), 'papers');
await prepareInvoices(data, COUNT, 1);
const patuh = await servePatuh(data);
const headers = await signIn(patuh.url);
const list = `${patuh.url}${ROUTE}?range=${encodeURIComponent('[0,24]')}&sort=${encodeURIComponent('["date","DESC"]')}&filter=%7B%7D`;

/** An invoice of as many lines as one may have. Its bytes are made once: whoever measures does nothing else meanwhile. */
const invoice = (nameOf: (at: number) => string, indent?: number): Uint8Array<ArrayBuffer> => {
  const lines = Array.from({ length: LINES }, (_, at) => aLine({ name: nameOf(at) }));
  const input = aFakturInput({ sellerNitku: `${NPWP}000000`, lines });
  return new TextEncoder().encode(JSON.stringify({ input }, null, indent));
};
const big = invoice((at) => `Barang nomor ${at} ${'dari kabel tembaga '.repeat(24)}`.trim(), 4);
const saved = (body: Uint8Array<ArrayBuffer>, signal?: AbortSignal): Promise<Response> =>
  fetch(`${patuh.url}${ROUTE}/draft`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body,
    ...(signal ? { signal } : {}),
  });
const first = await saved(invoice((at) => `Barang nomor ${at}`));
if (!first.ok) throw new Error(`draft: ${first.status} ${(await first.text()).slice(0, 300)}`);
const { id } = (await first.json()) as { id: string };

await load(list, { headers, seconds: 2, rate: RATE });
const options = { headers, seconds: SECONDS, rate: RATE };
const quiet = [await besideABusyCore(list, options), await besideABusyCore(list, options)];

const stop = new AbortController();
const answers = { ok: 0, failed: 0 };
const told = (answer: Response): Promise<unknown> => {
  if (answer.ok) answers.ok++;
  else answers.failed++;
  return answer.arrayBuffer();
};
const asked = Array.from({ length: PAPERS + BODIES }, (_, at) => {
  const isBody = at % ((PAPERS + BODIES) / BODIES) === 0;
  const answer = isBody
    ? saved(big, stop.signal)
    : fetch(`${patuh.url}${ROUTE}/${id}/pdf`, { headers, signal: stop.signal });
  return answer.then(told).catch((error: Error) => {
    if (error.name !== 'AbortError') answers.failed++;
  });
});
const runs = [await load(list, options), await load(list, options)];
const left = asked.length - answers.ok - answers.failed;
stop.abort();
await Promise.all(asked);
await patuh.kill();

atMost(
  `list p99 beside ${PAPERS} papers of ${LINES} lines and ${BODIES} bodies of ${(big.length / 1e6).toFixed(1)} MB`,
  'the same reading beside one busy core',
  median(runs.map(({ p99 }) => p99)) / Math.max(1, median(quiet.map(({ p99 }) => p99))),
  3,
  ` (${median(runs.map(({ p99 }) => p99))} to ${median(quiet.map(({ p99 }) => p99))} ms)`,
);
record({
  what: 'papers and bodies answered, refused, and under way at the end',
  against: 'asked at once',
  figure: `${answers.ok}, ${answers.failed}, ${left}`,
  reach: 'none refused',
  ok: answers.failed === 0 && answers.ok > 0 && runs.every(({ failed }) => failed === 0),
});
finish();
