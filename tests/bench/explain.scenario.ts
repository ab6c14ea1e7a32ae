import { join } from 'node:path';
import { compose } from '../../api/compose.ts';
import { readEnv } from '../../api/env.ts';
import { postPeriod } from '../../api/modules/spt/ask-posting.ts';
import { postItem } from '../../api/modules/spt/post-spt.ts';
import Database from '../../db/better-sqlite3.ts';
import { benchDir, finish, inTurn, timeAtMost, timed } from './measure.ts';
import { servePatuh, signIn } from './serve.ts';
import { MASA, prepareSlips, scope } from './slips.ts';

const SLIPS = 100_000;
const ROUNDS = 9;
const LINES: Readonly<Record<string, readonly string[]>> = {
  'UNIFIKASI.411127-110.B': ['411127-110'],
  'UNIFIKASI.PPh 4(2).D': ['411128-100', '411128-402', '411128-403'],
  'UNIFIKASI.TOTAL.F': ['411124-100', '411127-110', '411128-403'],
};

const dataDir = join(benchDir(), 'explain');
await prepareSlips(dataDir, SLIPS);
const server = await compose(readEnv({ DATA_DIR: dataDir, LOG_LEVEL: 'error' }));
const { spt } = await postPeriod(server.deps, scope, { type: 'UNIFIKASI', period: MASA });
await postItem(server.deps, scope, { id: spt.id, attempts: 0, last: true });
await server.close();

const raw = new Database(join(dataDir, 'patuh.sqlite'), { readonly: true });
raw.pragma('mmap_size = 268435456');
raw.pragma('cache_size = -65536');
/** The same documents under an amount by plain SQL: the largest, and their number. */
const listedBy = (rows: readonly string[]) => {
  const from = `from bupot where company_id = @company and return_id = @id and kap_kjs in (${rows.map((row) => `'${row}'`)}) and tax <> 0`;
  const page =
    raw.prepare(`select id, kind, number, status, date, payee_name, payee_npwp, tax_code, kap_kjs, facility, reference, gross, tax, borne
    ${from} order by abs(tax) desc, id limit 25`);
  const count = raw.prepare(`select count(*) as n ${from}`);
  const given = { company: scope.companyId, id: spt.id };
  return () => ({ rows: page.all(given), ...(count.get(given) as { n: number }) });
};

const patuh = await servePatuh(dataDir);
const headers = await signIn(patuh.url);
const request = async <T>(path: string): Promise<T> => {
  const answer = await fetch(`${patuh.url}/main/api/ebupot/unifikasi/spt/${spt.id}/lines/${path}`, { headers });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as T;
};

type Line = { documents: { count: number; difference: string } };
for (const [line, rows] of Object.entries(LINES)) {
  const at = encodeURIComponent(line);
  const listed = listedBy(rows);
  const { documents } = await request<Line>(at);
  if (documents.difference !== '0.00' || documents.count !== listed().n)
    throw new Error(`${line} is not its documents`);
  const measured = async (open: () => Promise<unknown>) =>
    inTurn(
      ROUNDS,
      async () => (await timed(open)).ms,
      async () => (await timed(listed)).ms,
    );
  const viewOf = await measured(() => request(at));
  const both = await measured(() => Promise.all([request(at), request(`${at}/documents?range=[0,24]`)]));
  const figure = (what: string, times: { a: number[]; b: number[] }) =>
    timeAtMost(
      `${what} ${line} (${documents.count.toLocaleString('en')} slips)`,
      'the query that lists its documents',
      times,
      1.5,
    );
  figure('opening', viewOf);
  figure('opening with its first documents,', both);
}
raw.close();
await patuh.stop();
finish();
