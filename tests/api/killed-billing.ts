import { compose } from '../../api/compose.ts';
import { readEnv } from '../../api/env.ts';
import type { BillingOffice } from '../../api/gateways/djp/billing/port.ts';
import { billingSaves } from '../../api/modules/billing/save-billings.ts';
import { openDb } from '../../db/connection.ts';
import { scopeOf } from '../../fixtures/cast/scope-of.ts';
import { anInput } from './billing/billing-client.ts';

/**
 * A process that makes a billing and kills itself before the office is called, or after its answer and before it is
 * recorded.
 */
const settings = readEnv(process.env);
const db = await openDb({ dataDir: settings.DATA_DIR, url: process.env.DATABASE_URL });
const { deps } = await compose(settings, { db });
const die = (): never => {
  process.kill(process.pid, 'SIGKILL');
  throw new Error('still alive');
};
const office: BillingOffice = {
  ...deps.billingOffice,
  issue: async (order, key) => {
    if (process.env.DIES === 'before') die();
    await deps.billingOffice.issue(order, key);
    return die();
  },
};
const input = anInput({ description: `mati ${process.env.DIES}`, kjs: '300', assessmentNumber: '00012/106/24/021/25' });
await billingSaves.create({ ...deps, billingOffice: office }, scopeOf('rina', 'sagara'), { input, ignoreSame: true });
