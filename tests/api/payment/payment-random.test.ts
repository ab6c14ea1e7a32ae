import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sen } from '#domain/definition/money.ts';
import { Problem } from '#domain/problem.ts';
import type { Scope } from '#domain/scope.ts';
import { expireBillings } from '../../../api/modules/billing/clock.ts';
import { billingSaves } from '../../../api/modules/billing/save-billings.ts';
import { viewBilling } from '../../../api/modules/billing/view-billing.ts';
import { takeCallback } from '../../../api/modules/payment/callback.ts';
import { cancelPayment } from '../../../api/modules/payment/cancel.ts';
import { askAboutCodes, askAboutPayments, endRunOutPayments } from '../../../api/modules/payment/jobs/clock.ts';
import { makePayable } from '../../../api/modules/payment/payable.ts';
import { startPayment } from '../../../api/modules/payment/start.ts';
import { listUnmatchedPayments, resolve } from '../../../api/modules/payment/unmatched-payments.ts';
import { paymentView } from '../../../api/modules/payment/view.ts';
import { scopeOf } from '../../../fixtures/cast/scope-of.ts';
import { type TestApp, testApp } from '../app.ts';
import { amountEnding, anInput } from '../billing/billing-client.ts';

type Call = { headers: Readonly<Record<string, string>>; body: string };

let app: TestApp;
let calls: Call[] = [];
beforeAll(async () => {
  app = await testApp({
    instead: {
      deliver: async (headers, body) => {
        calls.push({ headers, body });
        return 200;
      },
    },
  });
});
afterAll(() => app.close());

const at = fc.nat({ max: 9 });
const ways = ['exact', 'twice', 'repeated', 'out-of-order', 'lost'] as const;
const command = fc.oneof(
  { weight: 3, arbitrary: fc.record({ does: fc.constant('start' as const), at, who: at }) },
  { weight: 4, arbitrary: fc.record({ does: fc.constant('pay' as const), at, how: fc.constantFrom(...ways) }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('pay wrong' as const), at, by: fc.constantFrom(-100, 100) }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('cancel' as const), at }) },
  {
    weight: 2,
    arbitrary: fc.record({
      does: fc.constant('wait' as const),
      ms: fc.constantFrom(1_000, 30_000, 3_600_000, 25 * 3_600_000, 8 * 86_400_000),
    }),
  },
  { weight: 3, arbitrary: fc.record({ does: fc.constant('deliver' as const), at }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('drop' as const), at }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('ask' as const) }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('work' as const) }) },
  {
    weight: 2,
    arbitrary: fc.record({
      does: fc.constant('resolve' as const),
      at,
      resolution: fc.constantFrom('used' as const, 'returned' as const),
    }),
  },
);
type Command = typeof command extends fc.Arbitrary<infer C> ? C : never;

/** A refusal is a result; any other error is a failure. */
const orRefused = async <T>(params: Promise<T>): Promise<T | undefined> => {
  try {
    return await params;
  } catch (error) {
    if (error instanceof Problem) return undefined;
    throw error;
  }
};

type World = { scopes: Scope[]; keys: string[]; codes: string[]; begun: { id: string; due: string; number: string }[] };

const pick = <T>(of: readonly T[], index: number): T | undefined => of[index % Math.max(1, of.length)];

const run = async (world: World, now: Command): Promise<void> => {
  const { deps } = app;
  const [scope] = world.scopes as [Scope, ...Scope[]];
  switch (now.does) {
    case 'start': {
      const by = pick(world.scopes, now.who) ?? scope;
      const input = {
        businessKey: pick(world.keys, now.at) ?? '',
        method: 'va',
        bank: 'BCA',
        cancelOthers: true,
      } as const;
      const view = await orRefused(startPayment(deps, by, input));
      if (view?.accountNumber) world.begun.push({ id: view.id, due: view.due, number: view.accountNumber });
      return;
    }
    case 'pay':
    case 'pay wrong': {
      const one = pick(world.begun, now.at);
      if (!one) return;
      const amount = sen(one.due) + (now.does === 'pay' ? 0 : now.by * 100);
      await deps.bankCounter?.pay({ number: one.number, amount, how: now.does === 'pay' ? now.how : 'exact' });
      app.clock.advance(1_500);
      await deps.bankCounter?.tick();
      return;
    }
    case 'cancel': {
      const one = pick(world.begun, now.at);
      if (one) await orRefused(cancelPayment(deps, scope, one.id));
      return;
    }
    case 'wait':
      app.clock.advance(now.ms);
      await deps.bankCounter?.tick();
      await endRunOutPayments(deps);
      await expireBillings(deps);
      return;
    case 'deliver': {
      const call = pick(calls, now.at);
      if (call)
        await takeCallback(deps, { headers: call.headers, path: '/public/api/ebilling/callback', body: call.body });
      return;
    }
    case 'drop':
      if (calls.length > 0) calls.splice(now.at % calls.length, 1);
      return;
    case 'ask':
      await askAboutPayments(deps);
      await askAboutCodes(deps);
      return;
    case 'work':
      await app.drainJobs();
      return;
    case 'resolve': {
      const own = new Set(world.begun.map(({ id }) => id));
      const open = (await listUnmatchedPayments(deps, scope)).filter(({ paymentId }) => own.has(paymentId ?? ''));
      const unmatchedPayment = pick(open, now.at);
      if (unmatchedPayment)
        await orRefused(resolve(deps, scope, { id: unmatchedPayment.id, resolution: now.resolution, note: null }));
    }
  }
};

const newWorld = async (): Promise<World> => {
  calls = [];
  const scopes = [scopeOf('rina', 'sagara'), scopeOf('budi', 'sagara')];
  const [scope] = scopes as [Scope];
  const codes: string[] = [];
  for (const over of [{}, {}, amountEnding('9991'), amountEnding('9990'), amountEnding('9988')])
    codes.push((await billingSaves.create(app.deps, scope, { input: anInput(over), ignoreSame: true })).id);
  const groups = [codes.slice(0, 1), codes.slice(0, 2), codes.slice(2, 3), codes.slice(3, 4), codes.slice(4)];
  const keys: string[] = [];
  for (const ids of groups) keys.push((await makePayable(app.deps, scope, ids)).businessKey);
  return { scopes, keys, codes, begun: [] };
};

const bankHolds = async (id: string): Promise<number> => {
  const [row] = await app.deps.db.rows<{ sum: number }>(
    `select coalesce(sum(case when reverses is null then amount else -amount end), 0) as sum from bank_movements where ref = '${id}'`,
  );
  return Number(row?.sum) / 100;
};

const prove = async ({ scopes: [scope], begun, codes }: World): Promise<void> => {
  if (!scope) return;
  // A settled payment is polled every hour, one that ended days ago every day.
  for (const ms of [60_000, 60_000, 3_600_000, 86_400_000]) {
    app.clock.advance(ms);
    await askAboutPayments(app.deps);
    await app.drainJobs();
    await askAboutCodes(app.deps);
  }
  const settledBy = new Map<string, string[]>();
  for (const { id } of begun) {
    const view = await paymentView(app.deps, scope, id);
    expect(Number(view.held), 'our sums are the bank’s').toBe(await bankHolds(id));
    for (const entry of view.entries)
      if (entry.kind === 'ntpn-received') {
        const code = String(entry.billingId);
        settledBy.set(code, [...(settledBy.get(code) ?? []), id]);
      }
    const waits = view.unmatchedPayments.some(({ resolution }) => resolution === null);
    if (view.status === 'attention') expect(waits, 'money that does not fit waits for a person').toBe(true);
    if (view.status === 'settled' && !waits) expect(view.held).toBe(view.due);
    if (['cancelled', 'expired', 'failed', 'waiting'].includes(view.status)) expect(view.held).toBe('0.00');
  }
  for (const id of codes) {
    const code = await viewBilling(app.deps, scope, id);
    const receipts = code.ntpns.filter(({ status }) => status === 'COMPLETED');
    expect(settledBy.get(id)?.length ?? 0, 'nothing is settled twice').toBeLessThanOrEqual(1);
    expect(receipts.length, 'a paid code has one NTPN').toBe(code.status === 'PAID' ? 1 : 0);
    expect(receipts[0]?.ntpn ?? null).toBe(code.ntpn);
  }
};

describe('over any sequence of events', () => {
  it('our ledger is the bank’s, nothing is settled twice and no money is forgotten', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(command, { minLength: 4, maxLength: 24, size: 'max' }), async (commands) => {
        const world = await newWorld();
        for (const now of commands) await run(world, now);
        await prove(world);
      }),
      // A failing sequence is reported as it is: shrinking takes longer than any test may.
      { numRuns: Number(process.env.RANDOM_RUNS ?? 12), endOnFailure: true },
    );
  });
});
