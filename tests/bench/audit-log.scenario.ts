import { join } from 'node:path';
import { fakturKeluaran } from '#domain/faktur/keluaran.ts';
import { companyId, fill, prepareInvoices } from './invoices.ts';
import { shownColumns } from './list-figures.ts';
import { benchDir, finish, inTurn, timeAtMost, timed } from './measure.ts';
import { servePatuh, signIn } from './serve.ts';

const INVOICES = 100_000;
const ROUNDS = 41;
const PEOPLE = 40;
/** Rows per object, as many as a frequently changed invoice has. */
const OF_AN_OBJECT = 25;

/** Five years of one company's history: mostly changes of invoices, some letters and settings. */
const HISTORY = `
  with recursive n(i) as (select 0 union all select i + 1 from n where i + 1 < @rows)
  insert into history (company_id, seq, object_type, object_id, action, from_status, to_status, before, after, reason, user_id, user_name, ip, at,
    prev_hash, hash, seal)
  select @company, i + 1,
    case when i / @each % 100 < 80 then 'faktur' when i / @each % 100 < 98 then 'bupot' else 'template' end,
    printf('object%020d', i / @each), case when i % 200000 = 7 then 'export' when i % @each = 0 then 'create' else 'save' end,
    case when i % @each > 0 then 'DRAFT' end, 'DRAFT',
    case when i % @each > 0 then json_object('reference', printf('INV/%07d', i), 'ppn', '1320000.00', 'version', i % @each) end,
    json_object('reference', printf('INV/%07d', i + 1), 'ppn', '1430000.00', 'version', i % @each + 1), null,
    case when i % 5000 = 0 then 'rare' else printf('person%03d', i % @people) end, printf('Orang %03d', i % @people), '127.0.0.1',
    @end - (@rows - i) * (157680000000 / @rows), printf('%064d', i), printf('%064d', i + 1), ''
  from n`;

const END = Date.parse('2026-01-01T00:00:00+07:00');

const prepare = async (name: string, rows: number): Promise<string> => {
  const dataDir = join(benchDir(), name);
  await prepareInvoices(dataDir, INVOICES, 1);
  fill(dataDir, 'history', (raw) => {
    raw.prepare(HISTORY).run({ rows, company: companyId(0), each: OF_AN_OBJECT, people: PEOPLE, end: END });
  });
  return dataDir;
};

const request = (value: unknown): string => encodeURIComponent(JSON.stringify(value));
const object = (rows: number): string => `object${String(Math.floor(rows / OF_AN_OBJECT / 2)).padStart(20, '0')}`;

const filters = (rows: number): Readonly<Record<string, Readonly<Record<string, string>>>> => ({
  'newest first': {},
  'of a person': { userId: 'person007' },
  'of a person who did little': { userId: 'rare' },
  'of an object': { objectId: object(rows) },
  'of a kind': { objectType: 'template' },
  'of an action': { action: 'create' },
  'of an action hardly ever taken': { action: 'export' },
  'of an action upon a kind': { objectType: 'bupot', action: 'create' },
  'of a month two years ago': { from: '2024-01-01', to: '2024-01-31' },
  'of a person in a month': { userId: 'person007', from: '2024-01-01', to: '2024-01-31' },
  'of an action in three months': { action: 'export', from: '2024-01-01', to: '2024-03-31' },
});

const serve = async (rows: number) => {
  const served = await servePatuh(await prepare(`history-${rows}`, rows));
  const headers = await signIn(served.url);
  const get = async (path: string): Promise<unknown> => {
    const answer = await fetch(served.url + path, { headers });
    if (answer.status >= 300) throw new Error(`${path}: ${answer.status}`);
    return answer.json();
  };
  return { ...served, get };
};

const MILLIONS = 5_000_000;
const small = await serve(10_000);
const large = await serve(MILLIONS);

const list = `/main/api/efaktur/out/ctas?range=${request([0, 24])}&sort=${request(['date', 'DESC'])}&filter=${request({ status: 'APPROVED' })}&columns=${request(shownColumns(fakturKeluaran))}`;
const log = (filter: object): string => `/main/api/audit-log?limit=50&filter=${request(filter)}`;
const time = (of: typeof large, path: string) => async (): Promise<number> => (await timed(() => of.get(path))).ms;

const newest = time(large, log({}));
await newest();
await time(small, log({}))();
timeAtMost(
  'activity log at 5,000,000 rows of one company, 50 of them',
  'itself at 10,000 rows',
  await inTurn(ROUNDS, newest, time(small, log({}))),
  1.3,
);
for (const [name, filter] of Object.entries(filters(MILLIONS))) {
  const path = log(filter);
  const { rows } = (await large.get(path)) as { rows: unknown[] };
  if (rows.length === 0) throw new Error(`${name}: nothing found`);
  timeAtMost(
    `activity log at 5,000,000 rows, ${name} (${rows.length})`,
    'a page of 25 invoices',
    await inTurn(ROUNDS, time(large, path), time(large, list)),
    2,
  );
}
await small.stop();
await large.stop();
finish();
