import { describe, expect, it } from 'vitest';
import type { BuyerStatus } from '#domain/faktur/consent.ts';
import type { PulledFaktur } from '#domain/faktur/pull/pulled-faktur.ts';
import { anNpwp, nitkuOf } from '../../../fixtures/builders/a-company.ts';
import { anOutgoing, TIN } from '../an-outgoing.ts';
import { doneWith, type Visit } from './visit.ts';

const BUYER = anNpwp(900_002, '062');
const PERIOD = '2025-10';

export const incoming = (visit: Visit): void => {
  const who = { companyId: 'company-0002', tin: BUYER };
  const pull = async (period = PERIOD) => doneWith(await visit.office.pullIncoming({ ...who, period }));
  const of = (all: readonly PulledFaktur[], seller = TIN) => all.filter((options) => options.seller.npwp === seller);
  const decide = async (number: string, status: BuyerStatus, seller = TIN) =>
    doneWith(
      await visit.office.decideIncoming(
        { ...who, status, creditPeriod: status === 'CREDITED' ? PERIOD : null, fakturs: [{ number, seller }] },
        `${number} ${status}`,
      ),
    );
  const answer = (number: string, agrees: boolean, seller = TIN) =>
    visit.office.answerSeller({ ...who, objectId: 'in-1', number, seller, agrees, reason: '' }, `${number} ${agrees}`);
  const substitute = (replacesNumber: string) => anOutgoing({}, { kind: 'SUBSTITUTE', replacesNumber });

  describe('tells a buyer', () => {
    it('what was sent to it, and what others did, the same every time it is asked', async () => {
      const { number } = await visit.approved(anOutgoing());
      const all = await pull();
      expect(of(all)).toEqual([
        expect.objectContaining({ number, status: 'APPROVED', period: PERIOD, creditPeriod: null }),
      ]);
      expect(of(all)[0]).toMatchObject({ buyer: { npwp: BUYER, nitku: nitkuOf(BUYER) } });
      expect(all.length).toBeGreaterThan(2);
      expect(await pull()).toEqual(all);
      for (const result of all) expect([result.period, result.buyer.npwp]).toEqual([PERIOD, BUYER]);
    });

    it('of some by number, leaving out those it does not know', async () => {
      const { number } = await visit.approved(anOutgoing());
      const [other] = (await pull('2025-09')) as [PulledFaktur];
      const numbers = [number, other.number, '04002500000000009'];
      const found = doneWith(await visit.office.pullIncoming({ ...who, numbers }));
      expect(found.map((options) => options.number).sort()).toEqual([number, other.number].sort());
    });

    it('nothing of what is not approved, of another buyer, or of a masa to come', async () => {
      await visit.send(anOutgoing());
      const npwp = anNpwp(900_077);
      await visit.approved(anOutgoing({ counterpartyNpwp: npwp, counterpartyNitku: nitkuOf(npwp) }));
      expect(of(await pull())).toHaveLength(1);
      expect(await pull('2026-01')).toEqual([]);
    });
  });

  describe('takes what a buyer decides', () => {
    it('and tells of it, until it is decided otherwise', async () => {
      const { number } = await visit.approved(anOutgoing());
      for (const status of ['CREDITED', 'UNCREDITED', 'APPROVED', 'INVALID'] as const) {
        expect(await decide(number, status)).toMatchObject([{ number, status }]);
        expect(of(await pull())).toMatchObject([{ status, creditPeriod: status === 'CREDITED' ? PERIOD : null }]);
      }
    });

    it('of suppliers that sent theirs elsewhere as well', async () => {
      const viewOf = (await pull('2025-09')).find(({ status }) => status === 'APPROVED') as PulledFaktur;
      await decide(viewOf.number, 'CREDITED', viewOf.seller.npwp);
      const again = (await pull('2025-09')).find(({ number }) => number === viewOf.number);
      expect(again).toEqual({ ...viewOf, status: 'CREDITED', creditPeriod: PERIOD });
    });

    it('not of what it does not know', async () => {
      expect(await decide('04002500000000009', 'CREDITED')).toEqual([]);
    });
  });

  describe('lets a buyer who has credited', () => {
    const credited = async () => {
      const sold = await visit.approved(anOutgoing());
      await decide(sold.number, 'CREDITED');
      return sold;
    };

    it('agree to a cancellation, or refuse it', async () => {
      const { number, document } = await credited();
      expect(doneWith(await visit.office.cancel(document, 'Batal', 'c1'))).toMatchObject({ state: 'waitingBuyer' });
      visit.pass(86_400_000);
      expect(of(await pull())).toMatchObject([{ status: 'WAITING_FOR_CANCELLATION', creditPeriod: PERIOD }]);
      expect(doneWith(await answer(number, false))).toMatchObject([{ status: 'CREDITED' }]);
      expect(doneWith(await visit.office.ask(document))).toMatchObject({
        state: 'approved',
        notice: { code: 'BUYER_REFUSED_CANCELLATION' },
      });
      await visit.office.cancel(document, 'Batal', 'c2');
      expect(doneWith(await answer(number, true))).toMatchObject([{ status: 'CANCELED' }]);
      expect(doneWith(await visit.office.ask(document))).toEqual({ state: 'canceled' });
    });

    it('agree to a substitute, which is credited as the one it replaces', async () => {
      const { number, document } = await credited();
      const { ref } = await visit.send(substitute(number));
      visit.pass();
      expect(of(await pull())).toMatchObject([{ number, status: 'WAITING_FOR_AMENDMENT' }]);
      const [before, after] = doneWith(await answer(number, true));
      expect([before, after]).toMatchObject([
        { number, status: 'AMENDED' },
        { status: 'CREDITED', creditPeriod: PERIOD },
      ]);
      expect(after?.number.slice(4)).toBe(number.slice(4));
      expect(doneWith(await visit.office.ask(document))).toEqual({ state: 'amended' });
      expect(doneWith(await visit.office.ask({ ...document, ref } as typeof document))).toMatchObject({
        state: 'approved',
        number: after?.number,
      });
    });

    it('refuse a substitute', async () => {
      const { number, document } = await credited();
      await visit.send(substitute(number));
      visit.pass();
      expect(doneWith(await answer(number, false))).toMatchObject([{ number, status: 'CREDITED' }]);
      expect(doneWith(await visit.office.ask(document))).toMatchObject({ state: 'approved' });
    });

    it('answer nothing that was taken back, nor twice', async () => {
      const { number, document } = await credited();
      await visit.office.cancel(document, 'Batal', 'c1');
      await visit.office.revokeCancel(document, 'r1');
      expect(await answer(number, true)).toMatchObject({ kind: 'refused', code: 'NOTHING_TO_ANSWER' });
    });

    it('answer suppliers that sent theirs elsewhere', async () => {
      const all: PulledFaktur[] = [];
      for (let month = 1; month <= 9; month++) all.push(...(await pull(`2025-0${month}`)));
      const request = all.find(({ status }) => status === 'WAITING_FOR_AMENDMENT') as PulledFaktur;
      const agreed = doneWith(await answer(request.number, true, request.seller.npwp));
      expect(agreed).toMatchObject([{ number: request.number, status: 'AMENDED' }, { status: 'CREDITED' }]);
      const called = all.find(({ status }) => status === 'WAITING_FOR_CANCELLATION') as PulledFaktur;
      const answered = doneWith(await answer(called.number, false, called.seller.npwp));
      expect(answered).toMatchObject([{ number: called.number, status: 'CREDITED' }]);
    });
  });

  it('cancels and replaces at once what its buyer has not decided', async () => {
    const [one, two] = [await visit.approved(anOutgoing()), await visit.approved(anOutgoing())];
    await visit.office.cancel(one.document, 'Batal', 'c');
    await visit.send(substitute(two.number));
    visit.pass();
    const result = of(await pull());
    expect(result.map(({ number, status }) => [number.slice(4), status]).sort()).toEqual(
      [
        [one.number.slice(4), 'CANCELED'],
        [two.number.slice(4), 'AMENDED'],
        [two.number.slice(4), 'APPROVED'],
      ].sort(),
    );
  });
};
