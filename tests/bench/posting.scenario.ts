import { join } from 'node:path';
import { issuedStatuses } from '#domain/bupot/status-queries.ts';
import { countedStates } from '#domain/spt/ppn/place.ts';
import type { ReturnType } from '#domain/spt/record.ts';
import { compose } from '../../api/compose.ts';
import { readEnv } from '../../api/env.ts';
import { definitionOf } from '../../api/modules/spt/definition-of.ts';
import { postedWith } from '../../api/modules/spt/feed.ts';
import { drawIn } from '../../api/modules/spt/post-spt.ts';
import { returnSaves } from '../../api/modules/spt/save-spts.ts';
import Database from '../../db/better-sqlite3.ts';
import { historyEnd } from '../../db/repositories/history.ts';
import { sourceOf } from '../../db/repositories/spt/source.ts';
import { benchDir, finish, inTurn, record, timeAtMost, timed } from './measure.ts';
import { MASA, prepareSlips, scope } from './slips.ts';
import { prepareVatDocuments } from './vat-documents.ts';

const DOCUMENTS = 100_000;
const ROUNDS = 7;

type Posted = {
  readonly type: ReturnType;
  readonly named: string;
  readonly prepare: (dataDir: string, count: number) => Promise<void>;
  readonly release: string;
  readonly mark: string;
  readonly aggregate: string;
};

const quoted = (words: readonly string[]): string => words.map((word) => `'${word}'`).join(', ');

const slips: Posted = {
  type: 'UNIFIKASI',
  named: 'slips',
  prepare: prepareSlips,
  release: 'update bupot set return_id = null where company_id = @company and return_id = @id',
  mark: `
    update bupot set return_id = @id
    where company_id = @company and period = @period and status in (${quoted(issuedStatuses)}) and kind in ('BPPU', 'BPNR', 'SP', 'CY')
      and return_id is null`,
  aggregate: `
    select kind, kap_kjs, payment_option = 'DIRECT', count(*), sum(tax), sum(borne) from bupot
    where company_id = @company and return_id = @id group by 1, 2, 3`,
};

const rounded = (column: string): string => `sum(vat_sign * ((${column} + 50) / 100) * 100)`;

const vatDocuments: Posted = {
  type: 'PPN',
  named: 'VAT documents',
  prepare: prepareVatDocuments,
  release: 'update faktur set return_id = null where company_id = @company and return_id = @id',
  mark: `
    update faktur set return_id = @id
    where company_id = @company and vat_period = @period and vat_list in ('A1', 'A2', 'B1', 'B2', 'B3')
      and status in (${quoted([...new Set(Object.values(countedStates).flat())])}) and return_id is null`,
  aggregate: `
    select vat_list, code, count(*), ${rounded('ppn')}, ${rounded('dpp')}, ${rounded('other_dpp')}, ${rounded('ppnbm')} from faktur
    where company_id = @company and return_id = @id group by 1, 2`,
};

const measure = async ({ type, named, prepare, ...by }: Posted): Promise<void> => {
  const dataDir = join(benchDir(), `posting-${type}`);
  await prepare(dataDir, DOCUMENTS);
  const server = await compose(readEnv({ DATA_DIR: dataDir, LOG_LEVEL: 'error' }));
  const { deps } = server;
  const spt = await returnSaves(type).create(deps, scope, { input: { type, period: MASA } });

  const raw = new Database(join(dataDir, 'patuh.sqlite'));
  raw.pragma('synchronous = NORMAL');
  raw.pragma('mmap_size = 268435456');
  raw.pragma('cache_size = -65536');
  raw.pragma('wal_autocheckpoint = 20000');

  const given = { id: spt.id, company: scope.companyId, period: MASA };
  const [release, mark, aggregate] = [raw.prepare(by.release), raw.prepare(by.mark), raw.prepare(by.aggregate)];
  const begin = raw.prepare(`update spt set status = 'POSTING' where id = @id`);

  const asBefore = (): void => {
    release.run(given);
    begin.run(given);
    raw.pragma('wal_checkpoint(TRUNCATE)');
  };

  const links: number[] = [];
  const posting = await inTurn(
    ROUNDS,
    async () => {
      asBefore();
      const before = await historyEnd(scope, deps.db.read);
      const { ms, value } = await timed(() => drawIn(deps, scope, spt.id));
      if (value.documentCount !== DOCUMENTS) throw new Error(`${value.documentCount} of ${DOCUMENTS} drawn in`);
      links.push((await historyEnd(scope, deps.db.read)) - before);
      return ms;
    },
    async () => {
      asBefore();
      const { ms, value } = await timed(() => mark.run(given));
      if (value.changes !== DOCUMENTS) throw new Error(`${value.changes} of ${DOCUMENTS} marked`);
      return ms;
    },
  );

  const drawn = { ...spt, inputs: null };
  const { sums } = sourceOf(definitionOf(spt));
  const computing = await inTurn(
    ROUNDS * 3,
    async () =>
      (await timed(async () => postedWith(scope, deps.db.read, drawn, await sums(scope, deps.db.read, spt.id)))).ms,
    async () => (await timed(() => aggregate.all(given))).ms,
  );
  raw.close();
  await server.close();

  timeAtMost(`computing a return over 100,000 ${named}`, 'the bare SQL aggregation', computing, 3);
  timeAtMost(
    `posting a return: 100,000 ${named} marked, added up, written down`,
    'one set update that marks them',
    posting,
    2,
  );
  record({
    what: `posting a return over 100,000 ${named}, rows of history`,
    against: 'rows',
    figure: String(Math.max(...links)),
    reach: 'one',
    ok: links.every((one) => one === 1),
  });
};

await measure(slips);
await measure(vatDocuments);
finish();
