import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isFiled, isSent } from '#domain/spt/status-queries.ts';
import type { SptView } from '#domain/spt/view-schema.ts';
import { askOffice } from '../../../api/modules/billing/ask-office.ts';
import { billingsOfSpt } from '../../../db/repositories/billing/billing.ts';
import { sptsOfType } from '../../../db/repositories/spt/spt.ts';
import { scopeOf } from '../../../fixtures/cast/scope-of.ts';
import { type Client, type TestApp, testApp } from '../app.ts';
import { issued } from '../bupot/bupot-client.ts';
import { answered } from '../faktur/faktur-client.ts';
import { annulledByOffice, spts } from './spt-client.ts';

/** January 2026, 09.00 WIB: pending returns may be withdrawn, and a year lies before it. */
const START = Date.UTC(2026, 0, 15, 2);

let app: TestApp;
let rina: Client;
beforeAll(async () => {
  app = await testApp({ start: START });
  rina = await app.as('rina', 'sagara');
});
afterAll(() => app.close());

const scope = scopeOf('rina', 'sagara');
const pph21 = () => spts(app, rina, 'PPH21');
const slip = (kind: 'BPA1' | 'BPMP' | 'BP26', period: string, tax: string) =>
  issued(app, kind, { period, date: `${period}-28`, tax });

const submit = async ({ id }: { id: string }) => {
  const message = await answered(rina.request('PUT', `${pph21().path}/${id}/submit`));
  await app.drainJobs();
  return message;
};
const takeBack = ({ id }: { id: string }) => rina.request('PUT', `${pph21().path}/${id}/cancel-waiting`);
const pay = async ({ id }: { id: string }): Promise<void> => {
  for (const { id: billingId, code, amount } of await billingsOfSpt(scope, app.deps.db.read, id)) {
    await rina.post('/simulator/billing/pay', { code, amount: amount.replace('.00', '') });
    await askOffice(app.deps, scope, billingId);
  }
  await app.drainJobs();
};
const amend = ({ id }: { id: string }) => rina.post<SptView>(`${pph21().path}/${id}/amend`, { reason: 'Susulan' });

const carried = ({ amounts }: SptView) => amounts?.PPH21?.['B.I.2'];

describe('an overpayment two later returns could take', () => {
  it('is unavailable for the one as soon as the other is sent, and available again once that is withdrawn', async () => {
    const { posted, repost, one } = pph21();
    await slip('BPA1', '2025-01', '-900000.00');
    expect((await submit(await posted('2025-01'))).status).toBe(200);
    await slip('BPMP', '2025-02', '700000.00');
    await slip('BP26', '2025-02', '50000.00');
    await slip('BPMP', '2025-03', '1000000.00');
    const [feb, mar] = [await posted('2025-02'), await posted('2025-03')];
    expect([carried(feb), carried(mar)]).toEqual(['900000.00', '900000.00']);

    await submit(feb);
    expect(await one(feb.id)).toMatchObject({ status: 'WAITING_PAYMENT', stale: false });
    expect(await one(mar.id)).toMatchObject({ stale: true, toDo: { action: 'post' } });
    expect((await one(mar.id)).actions).not.toContain('file');
    expect((await submit(mar)).body.message).toBe('Posting SPT ini terlebih dahulu.');
    expect(carried(await repost(mar.id))).toBe('0.00');

    await takeBack(feb);
    expect(await one(feb.id)).toMatchObject({ status: 'CONCEPT', stale: false });
    expect(await one(mar.id)).toMatchObject({ stale: true });
    expect(carried(await repost(mar.id))).toBe('900000.00');
    await submit(mar);
    expect(await one(mar.id)).toMatchObject({ status: 'WAITING_PAYMENT' });
    expect(await one(feb.id)).toMatchObject({ stale: true });
    expect(carried(await repost(feb.id))).toBe('0.00');
    await pay(mar);
    expect(await one(mar.id)).toMatchObject({ status: 'FILED', stale: false });
    expect(await one(feb.id)).toMatchObject({ stale: false });
  });

  it('has to be corrected where it was used, once the return it came from is annulled', async () => {
    const { posted, repost, one } = pph21();
    await slip('BPA1', '2025-04', '-300000.00');
    const source = await posted('2025-04');
    await submit(source);
    await slip('BPMP', '2025-05', '100000.00');
    const taker = await posted('2025-05');
    expect(carried(taker)).toBe('300000.00');
    await submit(taker);
    expect(await one(taker.id)).toMatchObject({ status: 'FILED', stale: false });
    await annulledByOffice(app, source.id);
    expect(await one(taker.id)).toMatchObject({ status: 'FILED', stale: true });
    const correction = await repost((await amend(taker)).id);
    // It takes over nothing any more; it had needed a third and released the rest.
    expect([carried(correction), correction.payable]).toEqual(['0.00', '300000.00']);
    await submit(correction);
    await pay(correction);
    expect(await one(correction.id)).toMatchObject({ status: 'FILED', stale: false });
    expect(await one(taker.id)).toMatchObject({ status: 'FILED', stale: false });
  });
});

const source = '2025-07';
const months = ['2025-08', '2025-09', '2025-10', '2025-11'];
const act = fc.record({
  at: fc.nat({ max: months.length - 1 }),
  does: fc.constantFrom('post', 'post', 'send', 'send', 'send', 'pay', 'take back', 'amend'),
});

describe('over any order of posting, sending, paying, taking back and correcting', () => {
  /** Up to any masa, the newest filed returns never take over more than earlier ones released. */
  const prove = async (): Promise<void> => {
    const all = await sptsOfType(scope, app.deps.db.read, 'PPH21');
    const line = (of: (typeof all)[number], name: string) => Number(of.amounts?.PPH21?.[name] ?? 0);
    const sum = (amounts: readonly number[]) => amounts.reduce((so, one) => so + one, 0);
    const newest = all.filter(
      (one, at) =>
        (isFiled(one) || isSent(one)) &&
        !all.slice(0, at).some((before) => before.period === one.period && (isFiled(before) || isSent(before))),
    );
    for (const upTo of months) {
      const free = all
        .filter((one) => isFiled(one) && one.period < upTo)
        .map((one) => Math.max(0, -line(one, 'B.I.6')));
      const used = newest.filter(({ period }) => period <= upTo).map((one) => line(one, 'B.I.2'));
      expect(sum(used), `taken over by ${upTo}`).toBeLessThanOrEqual(sum(free));
    }
  };

  it('no amount is taken over twice', async () => {
    const { path, posted, repost } = pph21();
    await slip('BPA1', source, '-900000.00');
    await submit(await posted(source));
    for (const period of months) {
      await slip('BPMP', period, '400000.00');
      await slip('BP26', period, '10000.00');
      expect(Number(carried(await posted(period)))).toBeGreaterThan(0);
    }
    const newest = async (period: string) =>
      (await sptsOfType(scope, app.deps.db.read, 'PPH21')).find((one) => one.period === period);
    const step = async ({ at, does }: { at: number; does: string }): Promise<void> => {
      const period = months[at] ?? '';
      const now = await newest(period);
      if (!now) return;
      const { actions } = await rina.get<SptView>(`${path}/${now.id}`);
      if (does === 'post' && actions.includes('post')) await repost(now.id);
      if (does === 'send') expect((await submit(now)).status < 300).toBe(actions.includes('file'));
      if (does === 'pay' && actions.includes('pay')) await pay(now);
      if (does === 'take back' && actions.includes('cancelWaiting')) await takeBack(now);
      if (does === 'amend' && actions.includes('amend')) {
        await slip('BPMP', period, '50000.00');
        await amend(now);
      }
    };
    await fc.assert(
      fc.asyncProperty(fc.array(act, { minLength: 25, maxLength: 40, size: 'max' }), async (acts) => {
        for (const one of acts) {
          await step(one);
          await prove();
        }
      }),
      // Sequences continue from each other, because a masa is filed only once.
      { numRuns: Number(process.env.RANDOM_RUNS ?? 1), endOnFailure: true },
    );
  });
});
