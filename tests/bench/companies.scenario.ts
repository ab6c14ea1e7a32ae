import { join } from 'node:path';
import Database from '../../db/better-sqlite3.ts';
import { prepareInvoices } from './invoices.ts';
import { benchDir, finish, inTurn, timeAtMost, timed } from './measure.ts';
import { servePatuh, signIn } from './serve.ts';
import { MASA, spreadSlips } from './slips.ts';

const COMPANIES = 200;
const INVOICES = COMPANIES * 100 * 12;
const SLIPS = COMPANIES * 100;
const CELLS = 3 * 4;
const ROUNDS = 21;

const dataDir = join(benchDir(), 'companies');
await prepareInvoices(dataDir, INVOICES, COMPANIES);
await spreadSlips(dataDir, SLIPS, COMPANIES);

const raw = new Database(join(dataDir, 'patuh.sqlite'), { readonly: true });
raw.pragma('mmap_size = 268435456');
raw.pragma('cache_size = -65536');
const own = `(select company_id from memberships where user_id = 'benchuser')`;
/** The inputs of the cells: invoices, slips, returns, their payments, differences at the office, and ledgers. */
const statements = [
  `select company_id, status, count(*), sum(ppn) from faktur where company_id in ${own} and type = 'OUT' and period = @masa group by company_id, status`,
  `select company_id, kind, status, count(*), sum(tax) from bupot where company_id in ${own} and period = @masa group by company_id, kind, status`,
  `select * from spt where company_id in ${own} and period = @masa`,
  `select p.* from spt_proof as p join spt as s on s.company_id = p.company_id and s.id = p.spt_id where s.company_id in ${own} and s.period = @masa`,
  `select * from (select id, company_id, asked, status, row_number() over (partition by company_id order by created_at desc, id desc) as n
    from pulls where company_id in ${own} and family = @family) where n <= 20`,
  `select l.company_id, l.side, count(*) from ledgers as l join ledger_rows as r on r.company_id = l.company_id and r.ledger_id = l.id
    where l.company_id in ${own} and r.date between @masa || '-01' and @masa || '-31' group by l.company_id, l.side`,
  `select pull_id, theirs ->> 'kind', count(*) from pull_rows where pull_id in (select id from pulls where company_id in ${own})
    and verdict in ('NEW', 'DIFFERENT') and status in ('OPEN', 'FAILED') and substr(place, 1, 7) = @masa group by pull_id, theirs ->> 'kind'`,
].map((text) => raw.prepare(text));
/** Pulls exist for slips and for incoming invoices. */
const families = ['bupot', 'faktur-in'];
const bare = () =>
  statements.map((statement) => {
    if (statement.source.includes('@family')) return families.map((family) => statement.all({ family }));
    return statement.all(statement.source.includes('@masa') ? { masa: MASA } : {});
  });

const patuh = await servePatuh(dataDir);
const headers = await signIn(patuh.url);
const page = async () => {
  const answer = await fetch(`${patuh.url}/main/api/home/companies?period=${MASA}`, { headers });
  const { companies } = (await answer.json()) as { companies: { taxes: { steps: { state: string | null }[] }[] }[] };
  const cells = companies.flatMap(({ taxes }) => taxes.flatMap(({ steps }) => steps));
  if (companies.length !== COMPANIES || cells.length !== COMPANIES * CELLS || cells.some(({ state }) => state === null))
    throw new Error(`${answer.status}: ${companies.length} companies, ${cells.length} cells`);
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
timeAtMost(`health of a masa of ${COMPANIES} companies`, 'the bare SQL of its cells', measured, 2);
finish();
