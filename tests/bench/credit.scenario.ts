import { join } from 'node:path';
import { compose } from '../../api/compose.ts';
import { readEnv } from '../../api/env.ts';
import { decideMany } from '../../api/modules/faktur/jobs/decide-masukan.ts';
import { systemScope } from '../../api/services/deps.ts';
import Database from '../../db/better-sqlite3.ts';
import { appendHistory } from '../../db/repositories/history.ts';
import { companyId, prepareInvoices } from './invoices.ts';
import { benchDir, finish, inTurn, timeAtMost, timed } from './measure.ts';

const INVOICES = 10_000;
const MASA = '2025-10';
const dataDir = join(benchDir(), 'credit');
await prepareInvoices(dataDir, INVOICES, 1, 'IN');
const scope = systemScope(companyId(0));
const { deps, close } = await compose(readEnv({ DATA_DIR: dataDir, LOG_LEVEL: 'error' }));
const raw = new Database(join(dataDir, 'patuh.sqlite'));
const undone = raw.prepare(
  "update faktur set status = 'APPROVED', credit_period = null, period = ?, date = ?, code = '04' where type = 'IN'",
);
const asBefore = (): void => {
  undone.run(MASA, `${MASA}-10`);
  raw.pragma('wal_checkpoint(TRUNCATE)');
};
const ids = raw.prepare('select id from faktur').pluck().all() as string[];

const crediting = await inTurn(
  7,
  async () => {
    asBefore();
    const { ms, value } = await timed(() =>
      decideMany(
        { deps, scope, progress: () => Promise.resolve() },
        { selection: { filter: { period: MASA } }, total: INVOICES, decision: { move: 'credit', creditPeriod: MASA } },
      ),
    );
    if (value.decided !== INVOICES) throw new Error(`${String(value.decided)} of ${INVOICES} credited`);
    return ms;
  },
  async () => {
    asBefore();
    return (
      await timed(() =>
        deps.db.transact(async (tx) => {
          await tx.db.run(
            `update faktur set status = 'CREDITED', credit_period = '${MASA}', version = version + 1 where company_id = '${companyId(0)}' and type = 'IN' and period = '${MASA}'`,
          );
          const before = { creditPeriod: null, uncreditReason: null };
          const after = { creditPeriod: MASA, uncreditReason: null, version: 2 };
          const step = { objectType: 'faktur-in', action: 'credit', fromStatus: 'APPROVED', toStatus: 'CREDITED' };
          await appendHistory(
            tx,
            scope,
            deps.now(),
            ids.map((objectId) => ({ ...step, objectId, before, after, reason: null })),
          );
        }),
      )
    ).ms;
  },
);
raw.close();
await close();
timeAtMost(`crediting ${INVOICES} incoming invoices`, 'one set update and as many history rows', crediting, 3);
finish();
