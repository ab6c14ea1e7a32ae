import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PaymentView } from '#domain/billing/view.ts';
import { askAboutPayments } from '../../../api/modules/payment/jobs/clock.ts';
import type { Tx } from '../../../db/database.ts';
import { openUnmatchedPayments, unsafeCallbacksLeft } from '../../../db/repositories/payment/bank-news.ts';
import * as tables from '../../../db/tables.ts';
import { scopeOf } from '../../../fixtures/cast/scope-of.ts';
import { type Client, type TestApp, testApp } from '../app.ts';
import { billings } from '../billing/billing-client.ts';
import { answered } from '../faktur/faktur-client.ts';
import { payments } from './payment-client.ts';

type Call = { headers: Readonly<Record<string, string>>; body: string };

let app: TestApp;
let rina: Client;
/** The bank's callbacks, held back to be delivered at any time and any number of times. */
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
  rina = await app.as('rina', 'sagara');
});
afterAll(() => app.close());

const bring = ({ headers, body }: Call) =>
  answered(app.fetch('/public/api/ebilling/callback', { method: 'POST', headers, body }));
const paid = async (begun: PaymentView, how: 'exact' | 'twice' = 'exact'): Promise<Call[]> => {
  calls = [];
  await payments(app, rina).pay(begun, { how });
  app.clock.advance(2_000);
  await app.deps.bankCounter?.tick();
  return calls;
};
const begun = () => payments(app, rina).begun();
const one = (id: string) => payments(app, rina).one(id);
const kinds = async (id: string) => (await one(id)).entries.map(({ kind }) => kind);

describe('events a bank reports', () => {
  it('a hundred times at once is booked once', async () => {
    const payment = await begun();
    const [call] = await paid(payment);
    if (!call) throw new Error('the bank did not call');
    const answers = await Promise.all(Array.from({ length: 100 }, () => bring(call)));
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    await app.drainJobs();
    expect(await kinds(payment.id)).toEqual(['created', 'va-opened', 'paid', 'ntpn-received']);
    const code = await billings(rina).one(payment.billings[0]?.id ?? '');
    expect(code.ntpns).toHaveLength(1);
  });

  it('in any order comes to the same sums', async () => {
    const payment = await begun();
    const both = await paid(payment, 'twice');
    expect(both).toHaveLength(2);
    for (const call of both.toReversed()) expect((await bring(call)).status).toBe(200);
    await app.drainJobs();
    const view = await one(payment.id);
    expect([view.status, Number(view.held)]).toEqual(['attention', 2 * Number(payment.due)]);
    expect(view.unmatchedPayments.map(({ why }) => why)).toEqual(['twice']);
  });

  it('during a query to the bank is booked once', async () => {
    const payment = await begun();
    const [call] = await paid(payment);
    if (!call) throw new Error('the bank did not call');
    await Promise.all([
      bring(call),
      askAboutPayments(app.deps),
      payments(app, rina).check(payment.id),
      bring(call),
      payments(app, rina).check(payment.id),
    ]);
    await app.drainJobs();
    expect(await kinds(payment.id)).toEqual(['created', 'va-opened', 'paid', 'ntpn-received']);
  });

  it('is refused when it is forged, altered or old, and not stored', async () => {
    const payment = await begun();
    const [call] = await paid(payment);
    if (!call) throw new Error('the bank did not call');
    const forgeries: Call[] = [
      { ...call, body: call.body.replace('SUCCESS', 'FAILED') },
      { ...call, body: '' },
      { headers: { ...call.headers, signature: 'HMACSHA256=AAAA' }, body: call.body },
      { headers: { ...call.headers, 'request-id': 'another' }, body: call.body },
      { headers: {}, body: call.body },
      { headers: {}, body: '{' },
    ];
    for (const forgery of forgeries) {
      const { status, body } = await bring(forgery);
      expect([401, 403]).toContain(status);
      expect(body.message).toBe('Kabar ini tidak ditandatangani bank.');
    }
    app.clock.advance(6 * 60_000);
    expect((await bring(call)).status).toBe(401);
    expect((await one(payment.id)).status).toBe('waiting');
    expect(await unsafeCallbacksLeft(app.deps.db.read, app.clock.now, 10)).toEqual([]);
    await askAboutPayments(app.deps);
    await app.drainJobs();
    expect((await one(payment.id)).status).toBe('settled');
  });

  it('is stored and answered where it cannot be booked, and booked later', async () => {
    const payment = await begun();
    const [call] = await paid(payment);
    if (!call) throw new Error('the bank did not call');
    const { deps } = app;
    const { transact } = deps.db;
    let broken = true;
    Object.assign(deps.db, {
      transact: <T>(work: (tx: Tx) => Promise<T>) =>
        transact(async (tx) => {
          const result = await work(tx);
          const [now] = await tx.db.select().from(tables.payments).where(eq(tables.payments.id, payment.id));
          if (broken && now?.status === 'paid') {
            broken = false;
            throw new Error('the disk is full');
          }
          return result;
        }),
    });
    const answer = await bring(call).finally(() => Object.assign(deps.db, { transact }));
    expect(answer.status).toBe(200);
    expect((await one(payment.id)).status).toBe('waiting');
    expect(await unsafeCallbacksLeft(deps.db.read, app.clock.now, 10)).toHaveLength(1);
    await payments(app, rina).settle(6_000);
    expect((await one(payment.id)).status).toBe('settled');
    expect(await unsafeCallbacksLeft(deps.db.read, app.clock.now, 10)).toEqual([]);
  });

  it('of an unknown account is stored for internal admins and shown to no company', async () => {
    const { deps } = app;
    const opened = await deps.bank.open(
      {
        companyId: 'another house',
        paymentId: 'not-ours',
        amount: 1_000_000,
        payer: { name: 'X', email: 'x@example.test' },
        expiresAt: app.clock.now + 3_600_000,
        method: 'va',
        bank: 'BCA',
      },
      'not-ours',
    );
    if (opened.kind !== 'done') throw new Error('not opened');
    calls = [];
    await deps.bankCounter?.pay({ number: opened.value.number, amount: 1_000_000, how: 'exact' });
    app.clock.advance(2_000);
    await deps.bankCounter?.tick();
    for (const call of calls) expect((await bring(call)).status).toBe(200);
    expect((await openUnmatchedPayments(scopeOf('rina', 'sagara'), deps.db.read)).map(({ why }) => why)).not.toContain(
      'unknown_account',
    );
    expect(
      await deps.db.rows("select why from payment_misfits where company_id is null and movement like 'not-ours%'"),
    ).toEqual([{ why: 'unknown_account' }]);
  });
});
