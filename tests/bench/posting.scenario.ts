import { join } from 'node:path';
import Database from 'better-sqlite3';
import { issuedStatuses } from '#domain/bupot/status-queries.ts';
import { compose } from '../../api/compose.ts';
import { readEnv } from '../../api/env.ts';
import { definitionOf } from '../../api/modules/spt/definition-of.ts';
import { drawIn, postedWith } from '../../api/modules/spt/post-spt.ts';
import { sptSaves } from '../../api/modules/spt/save-spts.ts';
import { historyEnd } from '../../db/repositories/history.ts';
import { sourceOf } from '../../db/repositories/spt/source.ts';
import { benchDir, finish, inTurn, record, timeAtMost, timed } from './measure.ts';
import { MASA, prepareSlips, scope } from './slips.ts';

const SLIPS = 100_000;
const ROUNDS = 7;
const dataDir = join(benchDir(), 'posting');
await prepareSlips(dataDir, SLIPS);

const house = await compose(readEnv({ DATA_DIR: dataDir, LOG_LEVEL: 'error' }));
const { deps } = house;
const spt = await sptSaves.create(deps, scope, { input: { type: 'UNIFIKASI', period: MASA } });

/** A hand on the same file, set as the product's own is. */
const raw = new Database(join(dataDir, 'patuh.sqlite'));
raw.pragma('synchronous = NORMAL');
raw.pragma('mmap_size = 268435456');
raw.pragma('cache_size = -65536');
raw.pragma('wal_autocheckpoint = 20000');

const given = { id: spt.id, company: scope.companyId, period: MASA };
const statuses = issuedStatuses.map((status) => `'${status}'`).join(', ');
const release = raw.prepare('update bupot set return_id = null where company_id = @company and return_id = @id');
const begin = raw.prepare(`update spt set status = 'POSTING' where id = @id`);
const mark = raw.prepare(`
  update bupot set return_id = @id
  where company_id = @company and period = @period and status in (${statuses}) and kind in ('BPPU', 'BPNR', 'SP', 'CY')
    and return_id is null`);
const aggregate = raw.prepare(`
  select kind, kap_kjs, payment_option = 'DIRECT', count(*), sum(tax), sum(borne) from bupot
  where company_id = @company and return_id = @id group by 1, 2, 3`);

/** As before any posting, with what the last one wrote moved out of the log. */
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
    if (value.documentCount !== SLIPS) throw new Error(`${value.documentCount} of ${SLIPS} drawn in`);
    links.push((await historyEnd(scope, deps.db.read)) - before);
    return ms;
  },
  async () => {
    asBefore();
    const { ms, value } = await timed(() => mark.run(given));
    if (value.changes !== SLIPS) throw new Error(`${value.changes} of ${SLIPS} marked`);
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
await house.close();

timeAtMost('computing a return over 100,000 slips', 'the bare SQL aggregation', computing, 3);
timeAtMost(
  'posting a return: 100,000 slips marked, added up, written down',
  'one set update that marks them',
  posting,
  2,
);
record({
  what: 'posting a return over 100,000 slips, rows of history',
  against: 'rows',
  figure: String(Math.max(...links)),
  reach: 'one',
  ok: links.every((one) => one === 1),
});
finish();
