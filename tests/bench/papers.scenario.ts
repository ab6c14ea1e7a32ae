import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { type Answers, hugeInvoice, type LoadOptions, largeInvoice, saveDraft } from './ask-at-once.ts';
import { prepareInvoices } from './invoices.ts';
import { atMost, benchDir, finish, load, median, record, withBusyCore } from './measure.ts';
import { servePatuh, signIn } from './serve.ts';

const COUNT = 10_000;
const PAPERS = 100;
const BODIES = 20;
const RATE = 50;
const SECONDS = 15;
const ROUTE = '/main/api/efaktur/out/ctas';

const data = join(benchDir(), 'papers');
await prepareInvoices(data, COUNT, 1);
const patuh = await servePatuh(data);
const headers = await signIn(patuh.url);
const list = `${patuh.url}${ROUTE}?range=${encodeURIComponent('[0,24]')}&sort=${encodeURIComponent('["date","DESC"]')}&filter=%7B%7D`;

const asking = { route: `${patuh.url}${ROUTE}`, headers };
const first = await saveDraft(
  asking,
  largeInvoice((at) => `Barang nomor ${at}`),
);
if (!first.ok) throw new Error(`draft: ${first.status} ${(await first.text()).slice(0, 300)}`);
const { id } = (await first.json()) as { id: string };

await load(list, { headers, seconds: 2, rate: RATE });
const options = { headers, seconds: SECONDS, rate: RATE };
const quiet = [await withBusyCore(list, options), await withBusyCore(list, options)];

const others = fork(join(import.meta.dirname, 'ask-at-once.ts'), { execArgv: ['--import', 'tsx'] });
others.send({ ...asking, id, papers: PAPERS, bodies: BODIES } satisfies LoadOptions);
const runs = [await load(list, options), await load(list, options)];
const message = once(others, 'message') as Promise<[Answers]>;
others.send('enough');
const [answers] = await message;
const left = PAPERS + BODIES - answers.ok - answers.failed;
await patuh.kill();

atMost(
  `list p99 beside ${PAPERS} papers of 5,000 lines and ${BODIES} bodies of ${(hugeInvoice().length / 1e6).toFixed(1)} MB`,
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
