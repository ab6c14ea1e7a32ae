import { describe, expect, it } from 'vitest';
import { doneWith } from '../office/visit.ts';
import { anOrder, type BillingVisit, ending, request, START } from './visit.ts';

export const badDays = (visit: BillingVisit): void => {
  const lost = { kind: 'unreachable', unknown: true };
  const order = (digits: string) => anOrder({ amount: ending(digits) });

  describe('has bad days', () => {
    it('is down: it is known that nothing arrived', async () => {
      expect(await visit.office.issue(order('9999'), 'k')).toEqual({ kind: 'unreachable', retryAfterMs: 15_000 });
    });

    it.each([
      ['9998', 'AMOUNT_INVALID', 'amount'],
      ['9997', 'INVALID', 'payerNpwp'],
    ])('refuses %s with %s', async (digits, code, field) => {
      expect(await visit.office.issue(order(digits), 'k')).toMatchObject({ kind: 'refused', code, field });
    });

    it('is slow, and not a second time', async () => {
      const first = await visit.issue({ amount: ending('9996') }, 'k');
      expect(first.issuedAt).toBe(START + 10_000);
      expect(await visit.issue({ amount: ending('9996') }, 'k')).toEqual(first);
      expect(visit.now).toBe(START + 10_000);
    });

    it.each([
      ['9995', lost],
      ['9992', { kind: 'unreachable', retryAfterMs: 5_000 }],
    ])('does not do the first of %s, be it code or money, and does the second', async (digits, answer) => {
      const amount = ending(digits);
      expect(await visit.office.issue(order(digits), 'k')).toMatchObject(answer);
      const { code } = await visit.issue({ amount }, 'k');
      expect(await visit.settle(code, amount, 'm')).toMatchObject(answer);
      expect(await visit.known(code)).toMatchObject({ state: 'open' });
      expect(await visit.settle(code, amount, 'm')).toMatchObject({ kind: 'done' });
    });

    it('loses an answer: done, and told when asked again', async () => {
      const amount = ending('9994');
      expect(await visit.office.issue(order('9994'), 'k')).toMatchObject(lost);
      const { code } = await visit.issue({ amount }, 'k');
      expect(await visit.settle(code, amount, 'm')).toMatchObject(lost);
      const { receipt } = await visit.known(code);
      expect(doneWith(await visit.settle(code, amount, 'm'))).toEqual(receipt);
    });

    it('gives a code that lives a minute', async () => {
      const amount = ending('9993');
      const { code } = await visit.issue({ amount });
      visit.pass(60_000);
      expect(await visit.settle(code, amount)).toMatchObject({ code: 'EXPIRED' });
    });

    it('books the money and tells its NTPN later', async () => {
      const amount = ending('9991');
      const { code } = await visit.issue({ amount });
      expect(await visit.settle(code, amount, 'm')).toEqual({
        kind: 'unreachable',
        retryAfterMs: 5_000,
        unknown: true,
        pending: true,
      });
      expect(await visit.known(code)).toMatchObject({ state: 'paid', receipt: null });
      visit.pass(30_000);
      const receipt = doneWith(await visit.settle(code, amount, 'm'));
      expect(receipt.at).toBe(START);
      expect(await visit.known(code)).toMatchObject({ state: 'paid', receipt });
    });

    it('tells a counter, too, that the NTPN comes later', async () => {
      const { code } = await visit.issue({ amount: ending('9991') });
      expect(doneWith(await visit.counter.payAtCounter(code, ending('9991')))).toEqual({ receipt: null });
      visit.pass(30_000);
      expect((await visit.known(code)).receipt).not.toBeNull();
    });

    it.each([
      ['9990', 'ALREADY_PAID', 'paid'],
      ['9988', 'EXPIRED', 'expired'],
    ])('finds out of %s, when the money comes: %s', async (digits, refusal, state) => {
      const { code } = await visit.issue({ amount: ending(digits) });
      expect(await visit.known(code)).toMatchObject({ state: 'open' });
      expect(await visit.settle(code, ending(digits), 'm')).toMatchObject({ kind: 'refused', code: refusal });
      expect(await visit.settle(code, ending(digits), 'm')).toMatchObject({ kind: 'refused', code: refusal });
      const known = await visit.known(code);
      expect(known.state).toBe(state);
      expect(known.receipt === null).toBe(state === 'expired');
    });

    it('has another amount in its books, which it says and can be paid', async () => {
      const { code } = await visit.issue({ amount: ending('9989') });
      expect(await visit.settle(code, ending('9989'))).toMatchObject({ code: 'AMOUNT_INVALID' });
      const { amount } = doneWith(await visit.office.inquire(request(code)));
      expect(amount).toBe(ending('9989') + 100_000);
      expect(await visit.settle(code, amount)).toMatchObject({ kind: 'done' });
    });
  });
};
