import { join } from 'node:path';
import { keyedBy, sealOf } from '../../api/secrets.ts';
import { systemScope } from '../../api/services/deps.ts';
import { openDb } from '../../db/connection.ts';
import { newId } from '../../db/id.ts';
import { appendHistory, historyEnd } from '../../db/repositories/history.ts';
import { holds, verifyHistory } from '../../db/repositories/history-check.ts';
import { historyStretch } from '../../db/repositories/history-page.ts';
import { sealedBy } from '../../db/sealed.ts';
import { writeFounding } from '../../fixtures/cast/founding-history.ts';
import { companyId, prepareInvoices } from './invoices.ts';
import { benchDir, finish, inTurn, timeAtMost, timed } from './measure.ts';

/** `HISTORY_ROWS=1000000` for the full measure. */
const ROWS = Number(process.env.HISTORY_ROWS ?? 200_000);
const OF_AN_INVOICE = 5;
const TOGETHER = 500;
const PAGE = 1_000;

const dataDir = join(benchDir(), 'verify-history');
await prepareInvoices(dataDir, ROWS / OF_AN_INVOICE, 1);
const db = sealedBy(await openDb({ dataDir }), sealOf(keyedBy('b'.repeat(32))));
const scope = systemScope(companyId(0));
await db.transact(writeFounding);
const founded = await historyEnd(scope, db.read);
const invoices = await db.rows<{ id: string; reference: string }>('select id, reference from faktur');
const steps = ['create', 'save', 'upload', 'signing', 'approve'];
for (const [at, action] of steps.entries())
  for (let first = 0; first < invoices.length; first += TOGETHER)
    await db.transact((tx) =>
      appendHistory(
        tx,
        scope,
        1_760_000_000_000 + at,
        invoices.slice(first, first + TOGETHER).map(({ id, reference }) => ({
          objectType: 'faktur',
          objectId: id,
          action,
          fromStatus: 'DRAFT',
          toStatus: 'APPROVED',
          before: { reference: newId(at) },
          after: { reference, ppn: '1430000.00', version: at + 1 },
        })),
      ),
    );

const read = async (): Promise<number> => {
  const { ms } = await timed(async () => {
    for (let first = 1; first <= ROWS; first += PAGE) await historyStretch(scope, db.read, first, first + PAGE - 1);
  });
  return ms;
};
const verify = async (): Promise<number> => {
  const { ms, value } = await timed(() => verifyHistory(db, scope.companyId));
  if (!holds(value) || value.rows !== ROWS + founded)
    throw new Error(`the history does not hold: ${JSON.stringify(value)}`);
  return ms;
};
await read();
timeAtMost(
  `a history of ${ROWS.toLocaleString('en')} rows about ${invoices.length.toLocaleString('en')} invoices verified: hashes, seals, and every invoice against its newest digest`,
  'reading the rows',
  await inTurn(3, verify, read),
  3,
);
await db.close();
finish();
