import { join } from 'node:path';
import { prepareInvoices } from './invoices.ts';
import { atMost, benchDir, finish, median, record } from './measure.ts';
import { serve, servePatuh, signIn } from './serve.ts';
import { type FirstRow, SlowPhone } from './slow-phone.ts';

const ROUNDS = 3;
const COUNT = 10_000;
const COLD_REACH = 2.5;
const WARM_REACH = 2;
/** Bytes as sent, in thousands. */
const COLD_BYTES = 450;

const data = join(benchDir(), 'invoices');
await prepareInvoices(data, COUNT, 1);
const patuh = await servePatuh(data);
const { cookie = '' } = await signIn(patuh.url);
const bare = await serve(['--import', 'tsx', 'tests/bench/bare-page.ts'], '/bare', { PATUH: patuh.url });

const list = new URLSearchParams({ range: '[0,24]', sort: '[["date","DESC"]]' });
const pages = [
  { name: 'list', at: '/main/efaktur-v2/out', row: '.cards .fc', rows: `/main/api/efaktur/out/ctas?${list}` },
  { name: 'Home', at: '/main/home', row: '.health tbody tr', rows: '/main/api/home/health?period=2025-10' },
] as const;

type Opened = { readonly cold: FirstRow; readonly warm: FirstRow };

const open = async (url: string, address: string, row: string): Promise<Opened> => {
  const phone = await SlowPhone.start(url, cookie);
  try {
    const cold = await phone.open(url + address, row);
    // The browser keeps compiled code from the second load on.
    await phone.open(url + address, row);
    return { cold, warm: await phone.open(url + address, row) };
  } finally {
    await phone.close();
  }
};

for (const { name, at, row, rows } of pages) {
  const ours: Opened[] = [];
  const theirs: Opened[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    theirs.push(await open(bare.url, `/bare?${new URLSearchParams({ rows })}`, '[data-bare]'));
    ours.push(await open(patuh.url, at, row));
  }
  const seconds = (runs: readonly Opened[], of: keyof Opened) => median(runs.map((run) => run[of].ms)) / 1000;
  for (const [of, reach] of [
    ['cold', COLD_REACH],
    ['warm', WARM_REACH],
  ] as const) {
    const ratio = median(ours.map((run, round) => run[of].ms / (theirs[round]?.[of].ms ?? Number.NaN)));
    const detail = ` (${seconds(ours, of).toFixed(1)} s to ${seconds(theirs, of).toFixed(1)} s)`;
    atMost(`first row of ${name}, ${of}`, 'bare page of react-dom with the same rows', ratio, reach, detail);
  }
  const kilobytes = Math.max(...ours.map(({ cold }) => cold.bytes)) / 1000;
  record({
    what: `first row of ${name}, cold`,
    against: 'bytes received until then',
    figure: `${kilobytes.toFixed(0)} kB in ${ours[0]?.cold.requests.length} requests`,
    reach: `at most ${COLD_BYTES} kB`,
    ok: kilobytes <= COLD_BYTES,
  });
}
await bare.stop();
await patuh.stop();
finish();
