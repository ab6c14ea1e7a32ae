import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { WayToPay } from '#domain/simulator/ways-to-pay.ts';
import { lineBehaviours, RETRIES_MS, waysToPay } from '../../api/gateways/bank/simulator/behaviours.ts';
import { anOvo, aVa, HOUR, known, START } from './bank/an-order.ts';
import { simulatedWorld } from './bank/simulated-world.ts';

type World = Awaited<ReturnType<typeof simulatedWorld>>;
let world: World;
beforeEach(async () => {
  world = await simulatedWorld();
});
afterEach(() => world.close());

const opened = async (order = aVa()) => {
  const answer = await world.bank.open(order, order.paymentId);
  if (answer.kind !== 'done') throw new Error(JSON.stringify(answer));
  return { order, number: answer.value.number };
};
const pay = async (number: string, amount: number, how: WayToPay) => {
  const answer = await world.counter.pay({ number, amount, how });
  if (answer.kind !== 'done') throw new Error(JSON.stringify(answer));
  return answer.value.map(({ movement }) => movement);
};
const pass = async (ms: number) => {
  for (let passed = 0; passed < ms; passed += 1_000) {
    world.clock.now += 1_000;
    await world.counter.tick();
  }
};
const received = () =>
  world.came.map((call) => {
    const news = world.bank.read(call, world.clock.now);
    return news.kind === 'money' ? news.movement.movement : news.kind;
  });
const movementsOf = async (order: ReturnType<typeof aVa>) => {
  const requests = await world.bank.ask(known(order));
  return requests.kind === 'done' ? requests.value.movements.map(({ movement }) => movement) : [];
};

describe('at the simulated bank', () => {
  it.each(waysToPay)('money paid "$how" moves at once', async ({ how, times }) => {
    const { order, number } = await opened();
    const moved = await pay(number, order.amount, how);
    expect(new Set(moved).size).toBe(times);
    expect(await movementsOf(order)).toEqual(moved);
  });

  it('callbacks come a moment later, late, repeated, in another order, or never', async () => {
    const viewOf = async (how: WayToPay, ms: number) => {
      const { order, number } = await opened();
      const moved = await pay(number, order.amount, how);
      world.came.length = 0;
      await pass(ms);
      return received().map((movement) => moved.indexOf(movement));
    };
    expect(await viewOf('exact', 2_000)).toEqual([0]);
    expect(await viewOf('twice', 3_000)).toEqual([0, 1]);
    expect(await viewOf('delayed', 240_000)).toEqual([]);
    expect(await viewOf('delayed', 300_000)).toContain(0);
    expect(await viewOf('repeated', 4_000)).toEqual([0, 0, 0]);
    expect(await viewOf('out-of-order', 31_000)).toEqual([1, 0]);
    expect(await viewOf('lost', 31_000)).toEqual([]);
  });

  it('the same news has the same event, however often it comes', async () => {
    const { order, number } = await opened();
    await pay(number, order.amount, 'repeated');
    await pass(4_000);
    expect(new Set(world.came.map(({ headers }) => headers['request-id'])).size).toBe(1);
  });

  it('a callback is tried until it is answered with 2xx, each time with a new signature', async () => {
    const { order, number } = await opened();
    await pay(number, order.amount, 'exact');
    world.answers.push(500, null, 302, 200);
    await pass(1_000);
    await pass(10_000);
    await pass(30_000);
    await pass(60_000);
    await pass(300_000);
    expect(world.came).toHaveLength(4);
    expect(world.bank.read(world.came.at(-1) as never, START + 101_000).kind).toBe('money');
  });

  it('a callback nobody takes is given up in the end', async () => {
    const { order, number } = await opened();
    await pay(number, order.amount, 'exact');
    world.answers.push(...Array.from({ length: 20 }, () => 500));
    for (let i = 0; i < 20; i++) {
      world.clock.now += HOUR;
      await world.counter.tick();
    }
    expect(world.came).toHaveLength(RETRIES_MS.length + 1);
  });

  it('two who deliver at once send each callback once', async () => {
    const { order, number } = await opened();
    await pay(number, order.amount, 'exact');
    world.clock.now += 5_000;
    const other = world.reopen();
    await Promise.all([world.counter.tick(), other.counter.tick()]);
    expect(world.came).toHaveLength(1);
  });

  it('accounts, money and callbacks to come survive a restart', async () => {
    const { order, number } = await opened();
    await pay(number, order.amount, 'delayed');
    const again = world.reopen();
    expect(await again.bank.open(order, order.paymentId)).toMatchObject({ kind: 'done', value: { number } });
    expect(await again.bank.ask(known(order))).toMatchObject({ kind: 'done', value: { state: 'paid' } });
    world.clock.now += 5 * 60_000;
    await again.counter.tick();
    expect(received()).toHaveLength(1);
  });

  it('money is taken late, after a close, and twice: the books say so', async () => {
    const late = await opened();
    world.clock.now += 2 * HOUR;
    await pay(late.number, late.order.amount, 'exact');
    expect(await movementsOf(late.order)).toHaveLength(1);

    const closed = await opened(aVa({ expiresAt: START + 9 * HOUR }));
    expect(await world.bank.close(known(closed.order), 'c')).toMatchObject({ value: { state: 'closed' } });
    await pay(closed.number, closed.order.amount, 'exact');
    await pay(closed.number, closed.order.amount, 'exact');
    expect(new Set(await movementsOf(closed.order)).size).toBe(2);
  });

  it('nobody pays to a number no bank gave out, or nothing', async () => {
    const { number } = await opened();
    const paid = (to: string, amount: number) => world.counter.pay({ number: to, amount, how: 'exact' });
    expect(await paid('1234567890123456', 100)).toMatchObject({ kind: 'refused', code: 'NOT_FOUND' });
    for (const amount of [0, -100, 150])
      expect(await paid(number, amount)).toMatchObject({ kind: 'refused', code: 'AMOUNT_INVALID' });
  });

  it('an OVO customer is not asked any more once the payment is closed', async () => {
    const order = anOvo('081234567890');
    await world.bank.open(order, order.paymentId);
    await world.bank.close(known(order), 'c');
    await pass(10_000);
    expect(await movementsOf(order)).toEqual([]);
  });

  it('an OVO customer who refuses is news without money', async () => {
    const order = anOvo('081234560000');
    await world.bank.open(order, order.paymentId);
    await pass(5_000);
    expect(received()).toEqual(['other']);
  });

  it('one payment opened at the same moment twice has one account', async () => {
    const order = aVa();
    const answers = await Promise.all([1, 2, 3].map(() => world.bank.open(order, order.paymentId)));
    expect(new Set(answers.map((answer) => (answer.kind === 'done' ? answer.value.number : answer.kind))).size).toBe(1);
    const other = { ...order, amount: order.amount + 100 };
    expect(await world.bank.open(other, order.paymentId)).toMatchObject({ kind: 'refused', code: 'CONFLICT' });
  });

  it('paying and closing at the same moment leave one of two truths', async () => {
    const { order, number } = await opened();
    const [, closed] = await Promise.all([pay(number, order.amount, 'exact'), world.bank.close(known(order), 'c')]);
    const requests = await world.bank.ask(known(order));
    expect(requests).toMatchObject({ kind: 'done', value: { state: 'paid' } });
    expect(['done', 'refused']).toContain(closed.kind);
  });

  it.each(lineBehaviours)('$line happens to an amount that ends in $digits', async ({ digits, line }) => {
    const order = aVa({ amount: Number(`1234${digits}00`) });
    const first = await world.bank.open(order, order.paymentId);
    const again = await world.bank.open(order, order.paymentId);
    if (line === 'down') expect([first, again]).toEqual([first, { kind: 'unreachable', retryAfterMs: 30_000 }]);
    else {
      expect(first).toMatchObject({ kind: 'unreachable', unknown: true });
      expect(again).toMatchObject({ kind: 'done' });
    }
  });
});
