import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sen } from '#domain/definition/money.ts';
import type { Answer } from '../../../api/gateways/answer.ts';
import { vaBanks } from '../../../api/gateways/bank/port.ts';
import { anOvo, aVa, HOUR, known, START } from './an-order.ts';
import type { World } from './world.ts';

const doneOf = <T>(answer: Answer<T>): T => {
  if (answer.kind !== 'done') throw new Error(JSON.stringify(answer));
  return answer.value;
};

/** The contract of every bank adapter. */
export const bankContract = (name: string, open: () => Promise<World>): void => {
  describe(`bank: ${name}`, () => {
    let world: World;
    beforeEach(async () => {
      world = await open();
    });
    afterEach(() => world.close());

    it.each(vaBanks)('opens an account at %s with a number to pay to', async (bank) => {
      const order = aVa({ bank });
      const account = doneOf(await world.bank.open(order, order.paymentId));
      expect(account).toMatchObject({ ref: order.paymentId, number: expect.stringMatching(/^\d{16}$/) });
      expect(account.expiresAt).toBeGreaterThan(START);
      expect(account.expiresAt).toBeLessThanOrEqual(order.expiresAt);
      expect(doneOf(await world.bank.ask(known(order)))).toEqual({ state: 'open', movements: [] });
    });

    it('answers the same to the same key, also a while later', async () => {
      const order = aVa();
      const first = doneOf(await world.bank.open(order, order.paymentId));
      world.clock.now += 10 * 60_000;
      const again = doneOf(await world.bank.open(order, order.paymentId));
      expect(again).toMatchObject({ ref: first.ref, number: first.number });
      expect(again.expiresAt).toBeLessThanOrEqual(order.expiresAt);
    });

    it('opens no account for an amount with sen, or for none', async () => {
      for (const amount of [sen('1000.50'), 0, -100])
        expect(await world.bank.open(aVa({ amount }), 'k')).toMatchObject({ kind: 'refused', field: 'amount' });
    });

    it('opens no account whose time is over, or nearly', async () => {
      for (const expiresAt of [START - HOUR, START, START + 59_000]) {
        const order = aVa({ expiresAt });
        const answer = await world.bank.open(order, order.paymentId);
        expect(answer).toMatchObject({ kind: 'refused', code: 'EXPIRED' });
      }
    });

    it('tells of money when asked and by callback, and both name it alike', async () => {
      const order = aVa();
      const { number } = doneOf(await world.bank.open(order, order.paymentId));
      world.clock.now += 60_000;
      await world.pays(number, order.amount);
      const { state, movements } = doneOf(await world.bank.ask(known(order)));
      expect(state).toBe('paid');
      expect(movements).toEqual([{ movement: expect.any(String), at: START + 60_000, amount: order.amount }]);
      world.clock.now += 2_000;
      const news = (await world.callbacks()).map((call) => world.bank.read(call, world.clock.now));
      expect(news).toEqual([
        { kind: 'money', event: expect.any(String), paymentId: order.paymentId, movement: movements[0] },
      ]);
    });

    it('tells of a wrong amount as it came', async () => {
      const order = aVa();
      const { number } = doneOf(await world.bank.open(order, order.paymentId));
      await world.pays(number, order.amount - 100);
      const { movements } = doneOf(await world.bank.ask(known(order)));
      expect(movements).toMatchObject([{ amount: order.amount - 100 }]);
    });

    it('says when an account has run out', async () => {
      const order = aVa();
      doneOf(await world.bank.open(order, order.paymentId));
      world.clock.now += HOUR;
      expect(doneOf(await world.bank.ask(known(order)))).toEqual({ state: 'expired', movements: [] });
    });

    it('closes an account nobody has paid, or says that it is still open', async () => {
      const order = aVa();
      doneOf(await world.bank.open(order, order.paymentId));
      const state = world.bank.capabilities.close ? 'closed' : 'open';
      for (const key of ['c', 'c']) {
        const answer = await world.bank.close(known(order), key);
        expect(doneOf(answer)).toEqual({ state, movements: [] });
      }
    });

    it('closes no account that was paid', async () => {
      const order = aVa();
      const { number } = doneOf(await world.bank.open(order, order.paymentId));
      await world.pays(number, order.amount);
      expect(await world.bank.close(known(order), 'c')).toMatchObject({ kind: 'refused', code: 'ALREADY_PAID' });
    });

    it('gives money back once, or says that it cannot', async () => {
      const order = aVa();
      const { number } = doneOf(await world.bank.open(order, order.paymentId));
      await world.pays(number, order.amount);
      const [came] = doneOf(await world.bank.ask(known(order))).movements;
      const movement = came?.movement ?? '';
      if (!world.bank.capabilities.giveBack) {
        const answer = await world.bank.giveBack(known(order), movement, 'g');
        expect(answer).toMatchObject({ kind: 'refused', code: 'NOT_SUPPORTED' });
        return;
      }
      world.clock.now += 60_000;
      const back = doneOf(await world.bank.giveBack(known(order), movement, 'g'));
      expect(back).toMatchObject({ amount: order.amount, reverses: movement });
      expect(doneOf(await world.bank.giveBack(known(order), movement, 'g'))).toEqual(back);
      expect(doneOf(await world.bank.ask(known(order)))).toEqual({ state: 'closed', movements: [came, back] });
    });

    it('asks a customer of OVO, whose money comes without a number', async () => {
      const order = anOvo('081234567890');
      const account = doneOf(await world.bank.open(order, order.paymentId));
      expect(account.number).toBe('0812****890');
      world.clock.now += 5_000;
      await world.callbacks();
      expect(doneOf(await world.bank.ask(known(order)))).toMatchObject({
        state: 'paid',
        movements: [{ amount: order.amount }],
      });
    });

    it.each(['081234560000', '081234569999'])('takes no money of %s, who refuses or does not answer', async (phone) => {
      const order = anOvo(phone);
      await world.bank.open(order, order.paymentId);
      world.clock.now += 70_000;
      await world.callbacks();
      const { state, movements } = doneOf(await world.bank.ask(known(order)));
      expect(movements).toEqual([]);
      expect(state).toBe(phone.endsWith('0000') ? 'closed' : 'open');
    });

    it('knows nothing of money for an account it never opened', async () => {
      const answer = await world.bank.ask(known(aVa()));
      if (answer.kind === 'done') expect(answer.value).toEqual({ state: 'open', movements: [] });
      else expect(answer).toMatchObject({ kind: 'refused', code: 'NOT_FOUND' });
    });
  });
};
