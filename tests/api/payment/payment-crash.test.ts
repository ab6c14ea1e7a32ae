import { afterEach, describe, expect, it } from 'vitest';
import type { PaymentView } from '#domain/billing/view.ts';
import { askAboutCodes, askAboutPayments } from '../../../api/modules/payment/jobs/clock.ts';
import type { Tx } from '../../../db/database.ts';
import { historyOf } from '../../../db/repositories/history.ts';
import { verifyHistory } from '../../../db/repositories/history-check.ts';
import { companies } from '../../../fixtures/cast/companies.ts';
import { scopeOf } from '../../../fixtures/cast/scope-of.ts';
import { type Client, type TestApp, testApp } from '../app.ts';
import { billings } from '../billing/billing-client.ts';
import { payments } from './payment-client.ts';

/**
 * A process that dies in one place: a call is made and its response lost, or the transaction is not committed. The next
 * process knows only the database.
 */
class Killed extends Error {}

let app: TestApp;
afterEach(() => app.close());

type Outside = 'bank' | 'billingOffice';

/** The call is executed outside, but its response is lost the first `times` times. */
const loseAnswer = (outside: Outside, call: string, times = 1): void => {
  const real = app.deps[outside] as unknown as Record<string, (...given: unknown[]) => Promise<unknown>>;
  let left = times;
  Object.assign(app.deps, {
    [outside]: {
      ...real,
      [call]: async (...given: unknown[]) => {
        const answer = await real[call]?.(...given);
        if (left-- > 0) throw new Killed();
        return answer;
      },
    },
  });
};
const neverSend = (outside: Outside, call: string, times = 1): void => {
  const real = app.deps[outside] as unknown as Record<string, (...given: unknown[]) => Promise<unknown>>;
  let left = times;
  Object.assign(app.deps, {
    [outside]: {
      ...real,
      [call]: async (...given: unknown[]) => {
        if (left-- > 0) throw new Killed();
        return real[call]?.(...given);
      },
    },
  });
};
/** The transaction after a number of others is not committed, though its work is done. */
const dieBeforeCommit = (after: number): (() => void) => {
  const { transact } = app.deps.db;
  let left = after;
  Object.assign(app.deps.db, {
    transact: <T>(work: (tx: Tx) => Promise<T>) =>
      transact(async (tx) => {
        const result = await work(tx);
        if (left-- === 0) throw new Killed();
        return result;
      }),
  });
  return () => Object.assign(app.deps.db, { transact });
};

const begin = async (): Promise<{ rina: Client; begun: PaymentView }> => {
  app = await testApp({ env: { LOG_LEVEL: 'silent' } });
  const rina = await app.as('rina', 'sagara');
  return { rina, begun: await payments(app, rina).begun() };
};
const clock = async (): Promise<void> => {
  app.clock.advance(60_000);
  await app.deps.bankCounter?.tick();
  await askAboutPayments(app.deps).catch(() => undefined);
  await askAboutCodes(app.deps).catch(() => undefined);
  await app.drainJobs();
};
const afterwards = async (rina: Client, { id, billings: codes }: PaymentView) => {
  for (let minutes = 0; minutes < 3; minutes++) await clock();
  const view = await payments(app, rina).one(id);
  const code = await billings(rina).one(codes[0]?.id ?? '');
  const [held] = await app.deps.db.rows<{ sum: number }>(
    `select coalesce(sum(case when reverses is null then amount else -amount end), 0) as sum from bank_movements where ref = '${id}'`,
  );
  return { view, code, bank: Number(held?.sum) / 100 };
};

/** The states of a record by its history; each step must begin in the state the one before ended in. */
const stepsOf = async (id: string): Promise<(string | null)[]> => {
  const rows = await historyOf(scopeOf('rina', 'sagara'), app.deps.db.read, id);
  const steps = rows.filter(({ toStatus }) => toStatus !== null);
  for (const [at, { fromStatus }] of steps.entries()) expect(fromStatus).toBe(steps[at - 1]?.toStatus ?? null);
  return steps.map(({ toStatus }) => toStatus);
};
const historyStands = async () =>
  expect(await verifyHistory(app.deps.db, companies.sagara.id)).toMatchObject({ broken: [], states: [] });

describe('a payment survives', () => {
  it.each([
    ['the account is opened and nobody hears of it', () => loseAnswer('bank', 'open')],
    ['the account is asked for and nothing leaves', () => neverSend('bank', 'open')],
  ])('%s', async (_, happens) => {
    app = await testApp({ env: { LOG_LEVEL: 'silent' } });
    const rina = await app.as('rina', 'sagara');
    const { businessKey } = await payments(app, rina).payable();
    happens();
    const begun = await payments(app, rina).start(businessKey);
    expect(begun.status).toBe('opening');
    await app.drainJobs();
    const view = await payments(app, rina).one(begun.id);
    expect(view.status).toBe('waiting');
    const accounts = await rina.get<{ number: string }[]>('/simulator/bank');
    expect(accounts.map(({ number }) => number)).toEqual([view.accountNumber]);
    await payments(app, rina).pay(view);
    await payments(app, rina).settle();
    expect((await payments(app, rina).one(begun.id)).status).toBe('settled');
  });

  it.each([
    ['the office has the money and nobody hears of it', () => loseAnswer('billingOffice', 'settle', 2)],
    ['the money is to be handed over and nothing leaves', () => neverSend('billingOffice', 'settle', 2)],
  ])('%s: one NTPN, money handed over once', async (_, happens) => {
    const { rina, begun } = await begin();
    happens();
    await payments(app, rina).pay(begun);
    await clock();
    const { view, code, bank } = await afterwards(rina, begun);
    expect([view.status, code.status, code.ntpns.length]).toEqual(['settled', 'PAID', 1]);
    expect(Number(view.held)).toBe(bank);
  });

  it('a cancellation whose closing is lost', async () => {
    const { rina, begun } = await begin();
    loseAnswer('bank', 'close', 2);
    await payments(app, rina).cancel(begun.id);
    const { view, code } = await afterwards(rina, begun);
    expect([view.status, code.status]).toEqual(['cancelled', 'PAYABLE']);
    const [account] = await rina.get<{ state: string }[]>('/simulator/bank');
    expect(account?.state).toBe('closed');
  });

  it('money given back, the answer lost', async () => {
    const { rina, begun } = await begin();
    await payments(app, rina).pay(begun, { amount: '1' });
    await payments(app, rina).settle();
    const [unmatchedPayment] = await rina.get<{ id: string }[]>('/ebilling/unmatched-payments');
    loseAnswer('bank', 'giveBack', 2);
    await rina.post(`/ebilling/unmatched-payments/${unmatchedPayment?.id}/resolve`, { resolution: 'returned' });
    const { view, code, bank } = await afterwards(rina, begun);
    expect([view.status, view.held, code.status, bank]).toEqual([expect.any(String), '0.00', 'PAYABLE', 0]);
    expect(view.entries.filter(({ kind }) => kind === 'reversed')).toHaveLength(1);
  });

  it.each(Array.from({ length: 14 }, (_, at) => at))('the loss of transaction %i on the way', async (at) => {
    const { rina, begun } = await begin();
    await payments(app, rina).pay(begun);
    app.clock.advance(2_000);
    const repair = dieBeforeCommit(at);
    await app.deps.bankCounter?.tick().catch(() => undefined);
    await app.drainJobs().catch(() => undefined);
    repair();
    // The job's holder is dead: its lease expires.
    app.clock.advance(31_000);
    const { view, code, bank } = await afterwards(rina, begun);
    expect([view.status, code.status, code.ntpns.length]).toEqual(['settled', 'PAID', 1]);
    expect(Number(view.held)).toBe(bank);
    expect(view.entries.map(({ kind }) => kind)).toEqual(['created', 'va-opened', 'paid', 'ntpn-received']);
    expect(await stepsOf(code.id)).toEqual(['REQUESTING', 'PAYABLE', 'WAITING', 'CONFIRMABLE', 'PAID']);
    expect(await stepsOf(begun.id)).toEqual(['opening', 'waiting', 'paid', 'settled']);
    await historyStands();
  });

  it.each(Array.from({ length: 6 }, (_, at) => at))('the loss of transaction %i at its beginning', async (at) => {
    app = await testApp({ env: { LOG_LEVEL: 'silent' } });
    const rina = await app.as('rina', 'sagara');
    const { id, businessKey } = await payments(app, rina).payable();
    const repair = dieBeforeCommit(at);
    await rina.request('POST', '/ebilling/bulk-payment', { json: { businessKey, method: 'va', bank: 'BCA' } });
    repair();
    await app.drainJobs();
    const { current, othersPending } = await payments(app, rina).tax(businessKey);
    const code = await billings(rina).one(id);
    // Atomic: either the code is held by a payment with its account, or it is unchanged.
    expect([code.status, current?.status ?? null, othersPending]).toEqual(
      current ? ['WAITING', 'waiting', 0] : ['PAYABLE', null, 0],
    );
    expect(await rina.get<unknown[]>('/simulator/bank')).toHaveLength(current ? 1 : 0);
    expect((await stepsOf(id)).at(-1)).toBe(code.status);
    await historyStands();
  });
});
