import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { dokuBank } from '../../api/gateways/bank/doku/bank.ts';
import { anOvo, aVa, HOUR, known, START } from './bank/an-order.ts';
import { type Mishap, servedDoku } from './bank/served-doku.ts';
import { saying as sayingLine } from './saying.ts';

const opened: (() => Promise<void>)[] = [];
const open = async (options?: Parameters<typeof servedDoku>[0]) => {
  const served = await servedDoku(options);
  opened.push(served.close);
  return served;
};
afterEach(async () => {
  await Promise.all(opened.splice(0).map((close) => close()));
});

const saying = async (...input: Parameters<typeof sayingLine>) => {
  const { baseUrl, close } = await sayingLine(...input);
  opened.push(close);
  const warnings: { problem: string }[] = [];
  const bank = dokuBank({
    baseUrl,
    clientId: 'MCH',
    secret: 'SK',
    now: () => START,
    newRequestId: () => 'r',
    fees: { va: 0, ovo: 0 },
    warn: (values) => warnings.push(values),
  });
  return { bank, warnings };
};

const broken: Mishap[] = ['drop', 'reset', 'delay', 'server-error', 'garbage', 'truncated', 'wrong-signature'];

describe('line to DOKU', () => {
  it('asks for a payment code of one payment, of exactly this amount, for so many minutes', async () => {
    const { bank, requests } = await open();
    const order = aVa({ bank: 'BSI' });
    await bank.open(order, order.paymentId);
    expect(requests).toEqual([
      {
        path: '/bsm-virtual-account/v2/payment-code',
        requestId: order.paymentId,
        body: {
          order: { invoice_number: order.paymentId, amount: 47_318_640 },
          virtual_account_info: { billing_type: 'FIX_BILL', expired_time: 60, reusable_status: false },
          customer: { name: 'PT Sagara Niaga Utama', email: 'pajak@sagaraniaga.example' },
        },
      },
    ]);
  });

  it('leaves no account open for more than a day, as it could not be closed', async () => {
    const { bank } = await open();
    const order = aVa({ expiresAt: START + 100 * HOUR });
    const answer = await bank.open(order, order.paymentId);
    expect(answer).toMatchObject({ kind: 'done', value: { expiresAt: START + 24 * HOUR } });
    const late = aVa({ expiresAt: START + 59_000 });
    expect(await bank.open(late, late.paymentId)).toMatchObject({ kind: 'refused', code: 'EXPIRED' });
  });

  it.each(broken)(
    'returns "perhaps opened" when an opening meets %s, and opens one account when repeated',
    async (mishap) => {
      const { bank, mishaps, orders, clock } = await open();
      const order = aVa();
      mishaps.push(mishap);
      expect(await bank.open(order, order.paymentId)).toMatchObject({ kind: 'unreachable', unknown: true });
      clock.now += 90_000;
      expect(await bank.open(order, order.paymentId)).toMatchObject({ kind: 'done', value: { ref: order.paymentId } });
      expect(orders.size).toBe(1);
    },
  );

  it.each(broken)('never returns "perhaps" for a query that meets %s', async (mishap) => {
    const { bank, mishaps } = await open();
    mishaps.push(mishap);
    expect(await bank.ask(known(aVa()))).toEqual({ kind: 'unreachable', retryAfterMs: 10_000 });
  });

  it('finds the number of an account again when its first answer is not repeated', async () => {
    const { bank, answered } = await open();
    const order = aVa();
    const first = await bank.open(order, order.paymentId);
    const number = first.kind === 'done' ? first.value.number : '';
    answered.set(order.paymentId, { status: 409, body: '{"message":["Request-Id already used"]}' });
    expect(await bank.open(order, order.paymentId)).toMatchObject({ kind: 'done', value: { number } });
  });

  it('takes a second push to the same customer of OVO for the first', async () => {
    const { bank, mishaps, orders } = await open();
    const order = anOvo('081234567890');
    mishaps.push('delay');
    expect(await bank.open(order, order.paymentId)).toMatchObject({ kind: 'unreachable', unknown: true });
    expect(await bank.open(order, order.paymentId)).toMatchObject({ kind: 'done' });
    expect(orders.size).toBe(1);
  });

  it('reports that a customer of OVO declined', async () => {
    const { bank } = await open();
    const order = anOvo('081234560000');
    expect(await bank.open(order, order.paymentId)).toMatchObject({ kind: 'refused', code: 'OVO_REFUSED' });
  });

  it('opens and books once, whatever befalls the line', async () => {
    const { bank, mishaps, orders, pays } = await open();
    const hit = fc.array(
      fc.constantFrom<Mishap | undefined>(
        'drop',
        'reset',
        'truncated',
        'garbage',
        'wrong-signature',
        'busy',
        undefined,
      ),
      { maxLength: 6 },
    );
    await fc.assert(
      fc.asyncProperty(hit, async (befalls) => {
        const before = orders.size;
        mishaps.splice(0, mishaps.length, ...befalls);
        const order = aVa();
        let answer = await bank.open(order, order.paymentId);
        for (let attempt = 0; answer.kind === 'unreachable' && attempt < 8; attempt++)
          answer = await bank.open(order, order.paymentId);
        if (answer.kind !== 'done') throw new Error(JSON.stringify(answer));
        await pays(answer.value.number, order.amount);
        let requests = await bank.ask(known(order));
        for (let attempt = 0; requests.kind === 'unreachable' && attempt < 8; attempt++)
          requests = await bank.ask(known(order));
        expect(requests).toMatchObject({
          kind: 'done',
          value: { state: 'paid', movements: [{ amount: order.amount }] },
        });
        expect(orders.size).toBe(before + 1);
      }),
      { numRuns: 25 },
    );
  });

  it('waits as long as a busy provider asks for', async () => {
    const { bank, mishaps } = await open();
    mishaps.push('busy');
    expect(await bank.open(aVa(), 'k')).toEqual({ kind: 'unreachable', retryAfterMs: 120_000 });
  });

  it('is refused with a wrong secret, and names who has to fix it', async () => {
    const { bank } = await open({ secret: 'SK-salah' });
    expect(await bank.open(aVa(), 'k')).toMatchObject({ kind: 'refused', code: 'ACCESS_DENIED' });
  });

  it.each([
    ['{"error":{"code":"invalid_parameter","message":"amount","type":"x"}}', 'invalid_parameter', 'amount'],
    ['{"message":["INVALID","AMOUNT"]}', 'REFUSED', 'INVALID AMOUNT'],
    ['{"message":"No"}', 'REFUSED', 'No'],
  ])('reads the refusal %s', async (body, code, message) => {
    const { bank } = await saying(400, body);
    expect(await bank.open(aVa(), 'k')).toEqual({ kind: 'refused', code, message });
  });

  const order = aVa();
  const status = (transaction: unknown, over: Record<string, unknown> = {}) =>
    JSON.stringify({ order: { invoice_number: order.paymentId, amount: 1000, ...over }, transaction });
  const date = '2025-11-15T02:00:00Z';
  const movement = `${order.paymentId}@${START / 1000}`;
  it.each([
    [
      'a refund',
      status({ status: 'REFUNDED', date }),
      'closed',
      [{ movement }, { movement: `${movement}/r`, reverses: movement }],
    ],
    ['an order without a channel yet', status(null, { status: 'ORDER_GENERATED' }), 'open', []],
    ['an order that ran out without a channel', status(null, { status: 'ORDER_EXPIRED' }), 'expired', []],
    [
      'an amount in words of digits',
      status({ status: 'SUCCESS', date }, { amount: '1000.00' }),
      'paid',
      [{ amount: 100_000 }],
    ],
    [
      'a date in another zone',
      status({ status: 'SUCCESS', date: '2025-11-15T09:00:00+07:00' }),
      'paid',
      [{ movement }],
    ],
    ['a try that failed', status({ status: 'FAILED', date }), 'open', []],
  ])('understands %s', async (_what, body, state, movements) => {
    const { bank } = await saying(200, body);
    const answer = await bank.ask(known(order));
    expect(answer).toMatchObject({ kind: 'done', value: { state, movements } });
    if (answer.kind === 'done') expect(answer.value.movements).toHaveLength(movements.length);
  });

  it.each([
    ['a status nobody knows', status({ status: 'HELD', date })],
    ['a success without an amount', status({ status: 'SUCCESS', date }, { amount: null })],
    ['a success without a date', status({ status: 'SUCCESS' })],
    ['an amount below nothing', status({ status: 'SUCCESS', date }, { amount: -5 })],
    ['another order', status({ status: 'SUCCESS', date }, { invoice_number: 'x' })],
    ['no order', '{}'],
    ['null', 'null'],
  ])('does not take %s for news, and warns', async (_what, body) => {
    const { bank, warnings } = await saying(200, body);
    expect(await bank.ask(known(order))).toMatchObject({ kind: 'unreachable' });
    expect(warnings).toHaveLength(1);
  });

  it('bears whatever is answered', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 200, max: 599 }), fc.oneof(fc.json(), fc.string()), async (code, body) => {
        if ([204, 205, 304].includes(code)) return;
        const { bank } = await saying(code, body);
        expect((await bank.ask(known(order))).kind).toMatch(/^(done|refused|unreachable)$/);
        expect((await bank.open(order, 'k')).kind).toMatch(/^(refused|unreachable)$/);
      }),
      { numRuns: 40 },
    );
  });
});
