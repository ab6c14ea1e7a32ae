import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Billing } from '#domain/billing/stored.ts';
import { officeBillings } from '../../../db/tables.ts';
import { type Client, type TestApp, testApp } from '../app.ts';
import { untilKilled } from '../self-killed.ts';
import { LIST } from './billing-client.ts';

let app: TestApp;
let rina: Client;
beforeAll(async () => {
  app = await testApp({ start: Date.now() });
  rina = await app.as('rina', 'sagara');
});
afterAll(() => app.close());

const makeAndDie = async (dies: 'before' | 'after'): Promise<Billing> => {
  await untilKilled(app, 'killed-billing.ts', { DIES: dies });
  const [found] = await rina.get<Billing[]>(`${LIST}?filter=${JSON.stringify({ q: `mati ${dies}` })}`);
  if (!found) throw new Error('the billing was lost');
  return found;
};
const given = () => app.deps.db.read.select().from(officeBillings);

describe('a process killed while it makes a billing', () => {
  it.each(['before', 'after'] as const)('%s the office was asked leaves one billing with one code', async (dies) => {
    const before = (await given()).length;
    const billing = await makeAndDie(dies);
    expect(billing).toMatchObject({ status: 'REQUESTING', code: null });
    expect(await given()).toHaveLength(before + (dies === 'after' ? 1 : 0));
    app.clock.advance(60_000);
    await app.drainJobs();
    const after = await rina.get<Billing>(`${LIST}/${billing.id}`);
    expect(after.status).toBe('PAYABLE');
    const codes = (await given()).slice(before);
    expect(codes.map(({ code }) => code)).toEqual([after.code]);
  });
});
