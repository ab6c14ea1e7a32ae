import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import autocannon from 'autocannon';
import { prepareInvoices } from './invoices.ts';
import { atLeast, benchDir, finish, inTurn, load, median } from './measure.ts';
import { serve, servePatuh, signIn } from './serve.ts';

const COUNT = 10_000;
const SECONDS = 4;
const dir = benchDir();
const data = join(dir, 'ten-thousand');
await prepareInvoices(data, COUNT, 1);

const patuh = await servePatuh(data);
const headers = await signIn(patuh.url);
const base = `${patuh.url}/main/api/efaktur/out/ctas`;

const records: unknown[] = [];
while (records.length < COUNT) {
  const range = encodeURIComponent(`[${records.length},${records.length + 99}]`);
  const answer = await fetch(`${base}?range=${range}&sort=${encodeURIComponent('["id","ASC"]')}`, { headers });
  if (!answer.ok) throw new Error(`the list answered ${answer.status}`);
  records.push(...((await answer.json()) as unknown[]));
}
const file = join(dir, 'db.json');
writeFileSync(file, JSON.stringify({ invoices: records }));

const cli = join(dirname(createRequire(import.meta.url).resolve('json-server/package.json')), 'lib/cli/bin.js');
const mock = await serve(
  [
    '-e',
    `process.argv.splice(1, 0, 'json-server'); process.argv.push('--port', process.env.PORT, '--quiet', ${JSON.stringify(file)}); require(${JSON.stringify(cli)})`,
  ],
  '/invoices?_limit=1',
  {},
);

const filter = encodeURIComponent(JSON.stringify({ status: 'APPROVED' }));
const list = `${base}?range=${encodeURIComponent('[0,24]')}&sort=${encodeURIComponent('["date","DESC"]')}&filter=${filter}`;
const mockList = `${mock.url}/invoices?status=APPROVED&_sort=date&_order=desc&_start=0&_end=25`;
type Dated = { date: string; status: string };
const answers = await Promise.all([fetch(list, { headers }), fetch(mockList)]);
const [own = '', theirs = ''] = await Promise.all(
  answers.map(async (answer) =>
    ((await answer.json()) as Dated[]).map(({ date, status }) => `${date} ${status}`).join(),
  ),
);
if (own === '' || own !== theirs) {
  await patuh.stop();
  await mock.stop();
  throw new Error(`the two lists differ: ${own} and ${theirs}`);
}
const ourList = () => load(list, { headers, seconds: SECONDS });
const theirList = () => load(mockList, { seconds: SECONDS });
await ourList();
await theirList();
const lists = await inTurn(3, ourList, theirList);
atLeast(
  'list on 10,000 rows',
  'json-server',
  median(lists.a.map((run) => run.perSecond)) / median(lists.b.map((run) => run.perSecond)),
  15,
  ` (${Math.round(median(lists.a.map((run) => run.perSecond)))} to ${Math.round(median(lists.b.map((run) => run.perSecond)))} a second)`,
);

const draft = {
  date: '2025-10-31',
  code: '04',
  addInfo: null,
  facilityStamp: null,
  customDoc: null,
  customDocPeriod: null,
  reference: null,
  ownNitku: '0021487365043000000000',
  counterpartyDocument: 'TIN',
  counterpartyNpwp: '0031279488016000',
  counterpartyDocumentNumber: null,
  counterpartyCountry: 'IDN',
  counterpartyName: 'PT Lintang Arunika Pangan',
  counterpartyAddress: 'Jl. Anggrek Raya No. 18',
  counterpartyEmail: 'pajak@lintang.example',
  counterpartyNitku: '0031279488016000000000',
  term: 'EMPTY',
  advanceOf: null,
  stageDpp: null,
  lines: [
    {
      opt: 'A',
      code: '000000',
      name: 'Meja kantor',
      unit: 'UM.0018',
      price: '2400000',
      quantity: '5',
      discount: '600000',
      base: 'ELEVEN_TWELFTHS',
      ownBase: null,
      ppnbmRate: '0',
    },
  ],
};
const create = async (url: string, body: object, signed: Record<string, string>) => {
  const result = await autocannon({
    url,
    method: 'POST',
    connections: 8,
    duration: SECONDS,
    headers: { 'content-type': 'application/json', ...signed },
    body: JSON.stringify(body),
  });
  if (result.non2xx > 0) throw new Error(`${url}: ${result.non2xx} refused`);
  return result['2xx'] / result.duration;
};
const ourCreate = () => create(`${base}/draft`, { input: draft }, headers);
const theirCreate = () => create(`${mock.url}/invoices`, draft, {});
await ourCreate();
await theirCreate();
const creates = await inTurn(3, ourCreate, theirCreate);
atLeast(
  'create on 10,000 rows',
  'json-server',
  median(creates.a) / median(creates.b),
  15,
  ` (${Math.round(median(creates.a))} to ${median(creates.b).toFixed(1)} a second)`,
);
await patuh.stop();
await mock.stop();
finish();
