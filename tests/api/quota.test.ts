import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type QuotaEffect, type QuotaProduct, quotaEntriesOf } from '#domain/definition/quota.ts';
import { chargeQuota } from '../../api/documents/in-force.ts';
import { quotaLedger, quotaOf } from '../../db/repositories/quotas.ts';
import { scopeOf } from '../../fixtures/cast/scope-of.ts';
import { type Client, type TestApp, testApp } from './app.ts';

let app: TestApp;
let rina: Client;
const SCOPE = scopeOf('rina', 'sagara');
beforeAll(async () => {
  app = await testApp();
  rina = await app.as('rina');
});
afterAll(() => app.close());

const ledger = async (product: QuotaProduct) =>
  (await quotaLedger(SCOPE, app.deps.db.read, product, { offset: 0, limit: 100_000 })).rows;
const sums = async (product: QuotaProduct) =>
  (await ledger(product)).reduce(
    (sum, one) => ({
      quota: sum.quota + one.quota,
      used: sum.used + one.used,
      reserved: sum.reserved + one.reserved,
    }),
    { quota: 0, used: 0, reserved: 0 },
  );
const charge = (product: QuotaProduct, effects: readonly QuotaEffect[]) =>
  app.deps.db.transact((tx) => chargeQuota(tx, SCOPE, app.clock.now, product, effects));

describe('the ledger of the upload quota', () => {
  it('adds up to the counters whatever happens, and takes no line of what is refused', async () => {
    const effect = fc.constantFrom<QuotaEffect>(
      { reserved: 1, used: 0 },
      { reserved: -1, used: 1 },
      { reserved: -1, used: 0 },
      { reserved: 0, used: 1 },
      { reserved: 0, used: 0 },
    );
    const step = fc.record({
      product: fc.constantFrom<QuotaProduct>('efaktur', 'ebupot'),
      effects: fc.array(effect, { maxLength: 6 }),
      times: fc.constantFrom(1, 1, 1, 900),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
        for (const { product, effects, times } of steps) {
          const before = (await ledger(product)).length;
          const many = Array.from({ length: times }, () => effects).flat();
          const refused = await charge(product, many).then(
            () => false,
            () => true,
          );
          if (refused) expect((await ledger(product)).length).toBe(before);
        }
        for (const product of ['efaktur', 'ebupot'] as const) {
          const { quota, used, reserved } = await quotaOf(SCOPE, app.deps.db.read, product);
          expect(await sums(product)).toEqual({ quota, used, reserved });
        }
      }),
      { numRuns: 15 },
    );
  });

  it('writes one line of each kind for many documents', () => {
    const send: QuotaEffect = { reserved: 1, used: 0 };
    const approve: QuotaEffect = { reserved: -1, used: 1 };
    expect(quotaEntriesOf([send, send, approve, { reserved: 0, used: 0 }])).toEqual([
      { kind: 'reserve', quota: 0, reserved: 2, used: 0 },
      { kind: 'use', quota: 0, reserved: -1, used: 1 },
    ]);
  });

  it('is read line by line and by day, with the permission', async () => {
    app.clock.advance(1_000);
    await charge('ebupot', [{ reserved: 0, used: 1 }]);
    const rows = await rina.get<{ kind: string; units: number; by: string }[]>('/quota/history/ebupot');
    expect(rows[0]).toMatchObject({ kind: 'use', units: 1, by: 'Rina Wulandari' });
    const days = await rina.get<{ day: string; ebupot: number }[]>('/quota/days');
    expect(days).toHaveLength(30);
    expect(days.at(-1)).toMatchObject({ day: '2025-11-15' });
    expect(days.at(-1)?.ebupot).toBeGreaterThan(0);
    const budi = await app.as('budi');
    expect((await budi.request('GET', '/quota/history/efaktur')).status).toBe(403);
    const other = await (await app.as('hendra', 'bentala')).get<{ kind: string }[]>('/quota/history/ebupot');
    expect(other.map(({ kind }) => kind)).toEqual(['grant']);
  });
});
