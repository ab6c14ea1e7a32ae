import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type BillingMove, type BillingStatus, billingStatus } from '#domain/billing/status.ts';
import type { Billing } from '#domain/billing/stored.ts';
import { newBilling } from '../../../api/modules/billing/compose-billing.ts';
import { insertBillings } from '../../../db/repositories/billing/billing.ts';
import { companyRoles, memberships } from '../../../db/tables.ts';
import { companies } from '../../../fixtures/cast/companies.ts';
import { people } from '../../../fixtures/cast/people.ts';
import { scopeOf } from '../../../fixtures/cast/scope-of.ts';
import { type Client, type TestApp, testApp } from '../app.ts';
import { answered } from '../faktur/faktur-client.ts';
import { anInput, billings, LIST } from './billing-client.ts';

let app: TestApp;
let rina: Client;
let budi: Client;
let hendra: Client;
let made = 0;

beforeAll(async () => {
  app = await testApp();
  [rina, hendra] = [await app.as('rina', 'sagara'), await app.as('hendra', 'bentala')];
  await app.plant(async (tx) => {
    const { id: companyId } = companies.sagara;
    await tx.db.insert(companyRoles).values({ id: 'pembaca', companyId, name: 'Pembaca', keys: ['EBILLING_VIEW'] });
    await tx.db.update(memberships).set({ role: 'Pembaca' }).where(eq(memberships.userId, people.budi.id));
  });
  budi = await app.as('budi');
});
afterAll(() => app.close());

const statuses = Object.keys(billingStatus.states) as BillingStatus[];

/** Moves of a billing that have a route of their own. */
const requests = ['save', 'retry', 'renew', 'remove'] as const satisfies readonly BillingMove[];
type MoveCase = (typeof requests)[number];

const state = async (status: BillingStatus): Promise<Billing> => {
  const n = ++made;
  const scope = scopeOf('rina', 'sagara');
  const billing: Billing = {
    ...newBilling(app.deps, scope, anInput(), { origin: 'form' }),
    status,
    code: ['REQUESTING', 'FAILED'].includes(status) ? null : `0${String(n).padStart(14, '0')}`,
    expiresAt: app.clock.now + 86_400_000,
  };
  await app.deps.db.transact((tx) => insertBillings(tx, scope, [billing]));
  return billing;
};

const ask = (who: Client, move: MoveCase, { id, version }: Pick<Billing, 'id' | 'version'>) => {
  switch (move) {
    case 'save':
      return answered(who.request('PUT', `${LIST}/${id}`, { json: { ...anInput(), version } }));
    case 'remove':
      return answered(who.request('DELETE', `${LIST}/${id}`));
    default:
      return answered(who.request('POST', `${LIST}/${id}/${move}`));
  }
};

describe('every move', () => {
  it.each(
    requests.flatMap((move) =>
      statuses.map((status) => [move, status, billingStatus.moves[move].from.includes(status)] as const),
    ),
  )('%s of a billing in %s: allowed is %s', async (move, status, allowed) => {
    const billing = await state(status);
    const { status: code, body } = await ask(rina, move, billing);
    if (allowed) expect([200, 201]).toContain(code);
    else {
      expect(code).toBe(409);
      expect(body).toMatchObject({ code: 'wrong_status', status });
      expect((await billings(rina).one(billing.id)).version).toBe(billing.version);
    }
  });

  it.each(requests)('%s is forbidden to who has no key for it, and not found for another company', async (move) => {
    const billing = await state(billingStatus.moves[move].from[0] as BillingStatus);
    expect((await ask(hendra, move, billing)).status).toBe(404);
    expect((await ask(budi, move, billing)).status).toBe(403);
    expect((await budi.request('GET', `${LIST}/${billing.id}`)).status).toBe(200);
    expect((await billings(rina).one(billing.id)).version).toBe(billing.version);
  });

  it('explains why a billing that is being paid cannot be removed', async () => {
    const { body } = await ask(rina, 'remove', await state('WAITING'));
    expect(body.message).toContain('virtual account');
  });
});
