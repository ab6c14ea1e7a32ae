import { join } from 'node:path';
import { officeCodes } from '#domain/office/codes.ts';
import Database from '../../db/better-sqlite3.ts';
import { companyId, prepareInvoices } from './invoices.ts';
import { benchDir, finish, inTurn, timeAtMost, timed } from './measure.ts';
import { servePatuh, signIn } from './serve.ts';

const INVOICES = 100_000;
const REFUSED = INVOICES / 10;
const CAUSES = 12;
const ROUNDS = 41;

const dataDir = join(benchDir(), 'refusals');
await prepareInvoices(dataDir, INVOICES, 1);
const file = join(dataDir, 'patuh.sqlite');
const codes = Object.keys(officeCodes).slice(0, CAUSES);
const filling = new Database(file);
filling
  .prepare(
    `update faktur set office_code = json_extract(?, '$[' || (rowid % ${CAUSES}) || ']'), office_message = 'Ditolak.' where status = 'REJECTED'`,
  )
  .run(JSON.stringify(codes));
filling.pragma('wal_checkpoint(TRUNCATE)');
filling.close();

const raw = new Database(file, { readonly: true });
raw.pragma('mmap_size = 268435456');
raw.pragma('cache_size = -65536');
const grouped = raw.prepare(
  `select office_code, min(office_message), count(*), sum(ppn), min(upload_deadline) from faktur
   where company_id = ? and type = 'OUT' and status in ('REJECTED', 'SAVED_INVALID', 'FAILED') group by office_code`,
);
const bare = () => grouped.all(companyId(0));

const patuh = await servePatuh(dataDir);
const headers = await signIn(patuh.url);
const page = async () => {
  const answer = await fetch(`${patuh.url}/main/api/refusals`, { headers });
  const { count, buckets } = (await answer.json()) as { count: number; buckets: unknown[] };
  if (count !== REFUSED || buckets.length !== CAUSES)
    throw new Error(`${answer.status}: ${count} in ${buckets.length}`);
};

await page();
bare();
const measured = await inTurn(
  ROUNDS,
  async () => (await timed(page)).ms,
  async () => (await timed(bare)).ms,
);
await patuh.stop();
raw.close();
timeAtMost(`${REFUSED} refusals grouped by cause`, 'the bare SQL', measured, 2);
finish();
