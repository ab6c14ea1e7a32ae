import { describe, expect, it } from 'vitest';
import { isNtb, isNtpn, isStan } from '#domain/billing/number.ts';
import { anNpwp } from '../../../fixtures/builders/a-company.ts';
import { doneWith } from '../office/visit.ts';
import { anOrder, type BillingVisit, LIFE, request } from './visit.ts';

const AMOUNT = anOrder().amount;

export const paying = (visit: BillingVisit): void => {
  const paid = async () => {
    const { code } = await visit.issue();
    return { code, receipt: doneWith(await visit.settle(code)) };
  };

  describe('takes money', () => {
    it('and gives the state’s receipt', async () => {
      const { code } = await visit.issue();
      visit.pass(60_000);
      const receipt = doneWith(await visit.settle(code));
      expect([isNtpn(receipt.ntpn), isNtb(receipt.ntb), isStan(receipt.stan)]).toEqual([true, true, true]);
      expect(receipt.at).toBe(visit.now);
      expect(await visit.known(code)).toMatchObject({ state: 'paid', receipt });
    });

    it('once: the same key has the same receipt, another is told it is paid', async () => {
      const { code } = await visit.issue();
      const both = await Promise.all([visit.settle(code, AMOUNT, 'm'), visit.settle(code, AMOUNT, 'm')]);
      visit.pass(2 * LIFE);
      const later = await visit.settle(code, AMOUNT, 'm');
      expect(new Set([...both, later].map((each) => doneWith(each).ntpn)).size).toBe(1);
      expect(await visit.settle(code)).toMatchObject({ kind: 'refused', code: 'ALREADY_PAID' });
    });

    it('from one of two who come at the same moment', async () => {
      const { code } = await visit.issue();
      const both = await Promise.all([visit.settle(code), visit.settle(code)]);
      expect(both.map(({ kind }) => kind).sort()).toEqual(['done', 'refused']);
    });

    it('and gives every receipt a number of its own', async () => {
      const all = await Promise.all(Array.from({ length: 5 }, paid));
      expect(new Set(all.map(({ receipt }) => receipt.ntpn)).size).toBe(5);
    });

    it('in full only, whatever is short or over, and to no sen', async () => {
      const { code } = await visit.issue();
      for (const amount of [AMOUNT - 100, AMOUNT + 100, AMOUNT + 1, 0])
        expect(await visit.settle(code, amount)).toMatchObject({ kind: 'refused', code: 'AMOUNT_INVALID' });
      expect(await visit.settle(code)).toMatchObject({ kind: 'done' });
    });

    it('until it expires', async () => {
      const { code } = await visit.issue();
      visit.pass(LIFE);
      expect(await visit.settle(code)).toMatchObject({ kind: 'refused', code: 'EXPIRED' });
    });

    it('for no other code or amount with the same key', async () => {
      const [one, two] = [await visit.issue(), await visit.issue()];
      await visit.settle(one.code, AMOUNT, 'm');
      const reused = { kind: 'refused', code: 'KEY_REUSED' };
      expect(await visit.settle(two.code, AMOUNT, 'm')).toMatchObject(reused);
      expect(await visit.settle(one.code, AMOUNT - 100, 'm')).toMatchObject(reused);
    });

    it('for no code it does not know', async () => {
      expect(await visit.settle('000000000000000')).toMatchObject({ kind: 'refused', code: 'NOT_FOUND' });
    });
  });

  describe('is paid at a counter', () => {
    it('and says so to whoever asks', async () => {
      const { code } = await visit.issue();
      const { receipt } = doneWith(await visit.counter.payAtCounter(code, AMOUNT));
      expect(receipt).toMatchObject({ at: visit.now });
      expect(await visit.known(code)).toMatchObject({ state: 'paid', receipt });
      expect(await visit.settle(code)).toMatchObject({ kind: 'refused', code: 'ALREADY_PAID' });
    });

    it('under the same rules', async () => {
      const [{ code }, gone] = [await visit.issue(), await visit.issue()];
      const pay = visit.counter.payAtCounter;
      expect(await pay(code, AMOUNT - 100)).toMatchObject({ code: 'AMOUNT_INVALID' });
      expect(await pay('000000000000000', AMOUNT)).toMatchObject({ code: 'NOT_FOUND' });
      await pay(code, AMOUNT);
      expect(await pay(code, AMOUNT)).toMatchObject({ code: 'ALREADY_PAID' });
      visit.pass(LIFE);
      expect(await pay(gone.code, AMOUNT)).toMatchObject({ code: 'EXPIRED' });
    });
  });

  describe('confirms a receipt', () => {
    it('that belongs to the code', async () => {
      const { code, receipt } = await paid();
      expect(doneWith(await visit.office.confirm({ ...request(code), ntpn: receipt.ntpn }))).toEqual(receipt);
    });

    it('and none of another code, of an open one, or that is no number', async () => {
      const [{ code }, other, open] = [await paid(), await paid(), await visit.issue()];
      const unknown = { kind: 'refused', code: 'NTPN_NOT_FOUND' };
      const { ntpn } = other.receipt;
      expect(await visit.office.confirm({ ...request(code), ntpn })).toMatchObject(unknown);
      expect(await visit.office.confirm({ ...request(open.code), ntpn })).toMatchObject(unknown);
      expect(await visit.office.confirm({ ...request(code), ntpn: 'abc' })).toMatchObject(unknown);
      const stranger = { ...request(other.code, anNpwp(900_004)), ntpn };
      expect(await visit.office.confirm(stranger)).toMatchObject({ code: 'NOT_FOUND' });
    });
  });
};
