import { join } from 'node:path';
import { allSlips } from '../../api/domain/bupot/slips.ts';
import { archive } from '../../api/domain/efiling/archive.ts';
import Database from '../../db/better-sqlite3.ts';
import { prepareInvoices } from './invoices.ts';
import { shownColumns } from './list-figures.ts';
import { benchDir, finish, inTurn, timeAtMost, timed } from './measure.ts';
import { servePatuh, signIn } from './serve.ts';
import { spreadSlips } from './slips.ts';

const COUNT = 100_000;
const ROUNDS = 41;

const dataDir = join(benchDir(), 'archive');
await prepareInvoices(dataDir, COUNT, 1);
await spreadSlips(dataDir, COUNT, 1);
const raw = new Database(join(dataDir, 'patuh.sqlite'));
// Nine of ten issued here over a year, the others pulled from the tax office.
raw.exec(
  'update bupot set issued_at = case rowid % 10 when 0 then null else 1735689600000 + (rowid * 7919) % 31536000 * 1000 end',
);
raw.exec('analyze');
raw.close();

const patuh = await servePatuh(dataDir);
const headers = await signIn(patuh.url);
const request = (value: unknown) => encodeURIComponent(JSON.stringify(value));
let from = 0;
/** Another page each time. */
const page = async (of: { resource: string; filter: object; columns: readonly string[] }) => {
  from += 1;
  const path = `/main/api/${of.resource}?range=${request([from, from + 24])}&filter=${request(of.filter)}&columns=${request(of.columns)}`;
  const { ms, value } = await timed(async () => {
    const answer = await fetch(patuh.url + path, { headers });
    return { status: answer.status, rows: (await answer.json()) as unknown[] };
  });
  if (value.status !== 200 || value.rows.length !== 25) throw new Error(`${path}: ${value.status}`);
  return ms;
};
const plain = { resource: allSlips.resource, filter: {}, columns: shownColumns(allSlips) };
const archived = { resource: archive.resource, columns: [] };
for (const [what, filter] of [
  ['archive of 100,000 slips, a page of 25', {}],
  ['the same, of one year', { year: '2025' }],
] as const)
  timeAtMost(
    what,
    'the same page of the list of slips',
    await inTurn(
      ROUNDS,
      () => page({ ...archived, filter }),
      () => page(plain),
    ),
    3,
  );
await patuh.stop();
finish();
