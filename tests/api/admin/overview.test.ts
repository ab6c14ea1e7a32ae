import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Overview } from '#domain/admin/overview-schema.ts';
import { newId } from '../../../db/id.ts';
import { gatewayCalls } from '../../../db/tables.ts';
import { companies } from '../../../fixtures/cast/companies.ts';
import { people } from '../../../fixtures/cast/people.ts';
import { type TestApp, testApp } from '../app.ts';

const HOUR = 3_600_000;
let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

it('shows failures and refused sign-ins of the last day to internal admins alone', async () => {
  const call = (hoursAgo: number, outcome: 'done' | 'unreachable') => {
    const at = app.clock.now - hoursAgo * HOUR;
    return {
      id: newId(at),
      companyId: companies.sagara.id,
      gateway: 'djp',
      operation: 'send',
      objectId: null,
      request: '',
      answer: '',
      outcome,
      at,
      tookMs: 1,
    };
  };
  await app.deps.db.transact((tx) =>
    tx.insertMany(gatewayCalls, [
      call(1, 'unreachable'),
      call(2, 'unreachable'),
      call(1, 'done'),
      call(25, 'unreachable'),
    ]),
  );
  await app.fetch('/public/api/session', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: people.rina.email, password: 'keliru-sekali', remember: false }),
  });
  await app.deps.securityLog.flush();
  const overview = await (await app.as('wira')).get<Overview>('/admin/api/overview');
  expect(overview.failures).toMatchObject([{ gateway: 'djp', outcome: 'unreachable', count: 2 }]);
  expect(overview.signIns).toEqual([{ event: 'wrong_password', count: 1 }]);
  expect(overview.storage).toEqual({ count: 0, bytes: 0 });
  expect((await (await app.as('rina')).request('GET', '/admin/api/overview')).status).toBe(404);
});
