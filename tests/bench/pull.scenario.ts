import { join } from 'node:path';
import { type PulledFaktur, receivedFaktur } from '#domain/faktur/pull/pulled-faktur.ts';
import { compose } from '../../api/compose.ts';
import { endFetch, fetchPart } from '../../api/documents/pull/fetch-part.ts';
import { startPull } from '../../api/documents/pull/start-pull.ts';
import { takePulled } from '../../api/documents/pull/take-pulled.ts';
import { readEnv } from '../../api/env.ts';
import { inventedFakturs } from '../../api/gateways/djp/faktur/simulator/invented.ts';
import { masukanPull } from '../../api/modules/faktur/masukan/pull/family.ts';
import { systemScope } from '../../api/services/deps.ts';
import Database from '../../db/better-sqlite3.ts';
import { insertFakturs } from '../../db/repositories/faktur/faktur.ts';
import { appendHistory } from '../../db/repositories/history.ts';
import { companyId, NPWP, prepareCompanies } from './invoices.ts';
import { benchDir, finish, inTurn, timeAtMost, timed } from './measure.ts';

const INVOICES = 10_000;
const MASA = '2025-10';
const AT_ONCE = 400;

const dataDir = join(benchDir(), 'pull');
await prepareCompanies(dataDir, 1);
const scope = systemScope(companyId(0));
const { deps, close } = await compose(readEnv({ DATA_DIR: dataDir, LOG_LEVEL: 'error' }));
const raw = new Database(join(dataDir, 'patuh.sqlite'));
const emptied = [
  'faktur',
  'faktur_line',
  'faktur_search',
  'faktur_search_rows',
  'pull_rows',
  'pulls',
  'counterparties',
];
const asBefore = (): void => {
  for (const table of emptied) raw.exec(`delete from ${table}`);
  raw.pragma('wal_checkpoint(TRUNCATE)');
};

const [sample] = inventedFakturs(NPWP, MASA, '2025-12-31').filter(({ status }) => status === 'APPROVED');
if (!sample) throw new Error('the office invents nothing');
const fresh = (): PulledFaktur[] =>
  Array.from({ length: INVOICES }, (_, at) => ({ ...sample, number: `0400258${String(at).padStart(10, '0')}` }));
let result = fresh();
deps.djp.pullIncoming = async () => ({ kind: 'done', value: result });
const progress = () => Promise.resolve();

const pulled = async (): Promise<void> => {
  const { id: pullId } = await startPull(masukanPull, deps, scope, { way: 'period', params: { from: MASA, to: MASA } });
  await fetchPart(masukanPull, deps, scope, { pullId, refId: MASA, attempts: 0 });
  await endFetch(masukanPull, deps, scope, pullId);
  await takePulled(masukanPull, deps, scope, { pullId, lockReason: null }, progress);
};

const inserted = async (): Promise<void> => {
  for (let at = 0; at < INVOICES; at += AT_ONCE)
    await deps.db.transact(async (tx) => {
      const rows = result
        .slice(at, at + AT_ONCE)
        .map((one) => receivedFaktur(one, { id: deps.newId(), companyId: companyId(0), now: deps.now(), by: 'DJP' }));
      await insertFakturs(tx, scope, rows);
      await appendHistory(
        tx,
        scope,
        deps.now(),
        rows.map(({ id: objectId, status: toStatus, number, period, counterpartyName, dpp, ppn, version }) => ({
          objectType: 'faktur-in',
          objectId,
          action: 'receive',
          toStatus,
          after: { pullId: 'none', number, period, counterpartyName, dpp, ppn, version },
        })),
      );
    });
};

const counted = (): number => raw.prepare('select count(*) from faktur').pluck().get() as number;
const measure = async (work: () => Promise<void>): Promise<number> => {
  asBefore();
  result = fresh();
  const { ms } = await timed(work);
  if (counted() !== INVOICES) throw new Error(`${counted()} of ${INVOICES} came in`);
  return ms;
};
const measured = await inTurn(
  5,
  () => measure(pulled),
  () => measure(inserted),
);
raw.close();
await close();
timeAtMost(`a pull of ${INVOICES} incoming invoices`, 'inserting the same rows with their history', measured, 3);
finish();
