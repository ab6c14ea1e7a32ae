import { describe, expect, it } from 'vitest';
import type { PulledRetur } from '#domain/faktur/pull/pulled-retur.ts';
import { returLines, returTotal } from '#domain/faktur/retur-compute.ts';
import type { OutgoingRetur } from '../../../api/gateways/djp/retur/port.ts';
import { anNpwp, nitkuOf } from '../../../fixtures/builders/a-company.ts';
import { aFaktur } from '../../../fixtures/builders/a-faktur.ts';
import { anOutgoing, buyerEnding, TIN } from '../an-outgoing.ts';
import { doneWith, type Visit } from './visit.ts';

const BUYER = anNpwp(900_002, '062');
const PERIOD = '2025-10';
let made = 0;

const aReturn = (
  quantity: string,
  { seller = TIN, invoice = '04002500000000001', date = '2025-10-20' } = {},
): OutgoingRetur => {
  made += 1;
  const origin = aFaktur({ type: 'IN', number: invoice });
  const lines = returLines(origin.lines, origin.lines, [{ quantity, discount: null, otherDpp: null }]);
  const retur = {
    ...origin,
    ...returTotal(lines),
    id: `retur-${made}`,
    type: 'RETURN_IN',
    date,
    lines,
    originNumber: invoice,
    reference: null,
    number: null,
    counterpartyNpwp: seller,
    counterpartyNitku: nitkuOf(seller),
    status: 'DRAFT',
  } as OutgoingRetur['retur'];
  return { tin: BUYER, signee: { name: 'Hendra', npwp: anNpwp(8) }, retur, origin };
};

export const returning = (visit: Visit): void => {
  const send = async (outgoing: OutgoingRetur, key = outgoing.retur.id) =>
    doneWith(await visit.office.retur.send(outgoing, key));
  const named = ({ tin, retur: { companyId, id } }: OutgoingRetur, ref: string) => ({
    tin,
    companyId,
    objectId: id,
    ref,
  });
  const ask = async (outgoing: OutgoingRetur, ref: string) =>
    doneWith(await visit.office.retur.ask(named(outgoing, ref)));
  const signed = async (outgoing: OutgoingRetur) => {
    const { ref } = await send(outgoing);
    visit.pass(3_000);
    const message = await ask(outgoing, ref);
    if (message.state !== 'waitingSeller') throw new Error(`not with the seller: ${JSON.stringify(message)}`);
    return { ref, number: message.number };
  };
  const seller = { companyId: 'company-0001', tin: TIN };
  const pull = async (period = PERIOD) => doneWith(await visit.office.retur.pullReturned({ ...seller, period }));
  const answer = (number: string, agrees: boolean, key = `${number} ${agrees}`, reason = '') =>
    visit.office.retur.answerBuyer({ ...seller, objectId: 'out-1', number, buyer: BUYER, agrees, reason }, key);

  describe('takes a return', () => {
    it('signs it, and gives it a number its seller is asked under', async () => {
      const retur = aReturn('4');
      const { number } = await signed(retur);
      expect(number).toMatch(/^\d{17}$/);
      const result = await pull();
      expect(result).toEqual([
        expect.objectContaining({
          number,
          invoiceNumber: retur.retur.originNumber,
          seller: TIN,
          status: 'WAITING_FOR_APPROVAL',
          date: '2025-10-20',
        }),
      ]);
      expect(result[0]).toMatchObject({
        buyer: { npwp: BUYER },
        lines: [{ quantity: '4', dpp: '6000000', ppn: '660000' }],
      });
    });

    it('once under one key, and refuses the key for another', async () => {
      const retur = aReturn('1');
      const [{ ref }, again] = [await send(retur), await send(retur)];
      expect(again.ref).toBe(ref);
      expect(await visit.office.retur.send(aReturn('2'), retur.retur.id)).toMatchObject({
        kind: 'refused',
        code: 'KEY_REUSED',
      });
    });

    it('refuses one that goes back more than is left, and one of a day to come', async () => {
      await signed(aReturn('7'));
      expect(await visit.office.retur.send(aReturn('4'), 'more')).toMatchObject({
        kind: 'refused',
        code: 'RETURN_EXCEEDS_INVOICE',
      });
      const late = aReturn('1', { date: '2025-10-30' });
      const { ref } = await send(late);
      visit.pass(3_000);
      expect(await ask(late, ref)).toMatchObject({ state: 'rejected', code: 'DATE_IN_FUTURE', field: 'date' });
    });

    it('refuses what is no return before it leaves the house', async () => {
      const { originNumber: _, ...rest } = aReturn('1').retur;
      const unfit = { ...aReturn('1'), retur: { ...rest, originNumber: null } as OutgoingRetur['retur'] };
      expect(await visit.office.retur.send(unfit, 'unfit')).toMatchObject({
        kind: 'refused',
        code: 'MALFORMED_DOCUMENT',
      });
    });
  });

  describe('asks the seller', () => {
    it('who agrees or refuses by himself where nobody answers for him here', async () => {
      const agreed = aReturn('1');
      const { ref } = await signed(agreed);
      visit.pass();
      expect(await ask(agreed, ref)).toMatchObject({ state: 'approved' });
      const refused = aReturn('1', { seller: buyerEnding('9988') });
      const other = await signed(refused);
      visit.pass();
      expect(await ask(refused, other.ref)).toMatchObject({ state: 'rejected', code: 'SELLER_REFUSED' });
    });

    it('and takes his answer, the same one twice as once', async () => {
      const retur = aReturn('2');
      const { ref, number } = await signed(retur);
      for (const key of ['a', 'b'])
        expect(doneWith(await answer(number, true, key))).toMatchObject({ status: 'APPROVED' });
      expect(await answer(number, false)).toMatchObject({ kind: 'refused', code: 'NOTHING_TO_ANSWER' });
      expect(await ask(retur, ref)).toMatchObject({ state: 'approved', number });
    });

    it('and tells the buyer why he refuses; what he refuses may go back again', async () => {
      const retur = aReturn('10');
      const { ref, number } = await signed(retur);
      doneWith(await answer(number, false, 'no', 'Barang sudah dipakai'));
      expect(await ask(retur, ref)).toMatchObject({
        state: 'rejected',
        code: 'SELLER_REFUSED',
        message: expect.stringContaining('Barang sudah dipakai'),
      });
      await signed(aReturn('10'));
    });

    it('of a return he is not the seller of nothing', async () => {
      const { number } = await signed(aReturn('1', { seller: anNpwp(900_077) }));
      expect(await pull()).toEqual([]);
      expect(await answer(number, true)).toMatchObject({ kind: 'refused', code: 'DOCUMENT_UNKNOWN' });
    });

    it('about named ones, leaving out what it does not know', async () => {
      const { number } = await signed(aReturn('1'));
      const returs = [number, '99002500000000009'].map((one) => ({ number: one, buyer: BUYER }));
      const pulled: readonly PulledRetur[] = doneWith(await visit.office.retur.pullReturned({ ...seller, returs }));
      expect(pulled.map((one) => one.number)).toEqual([number]);
      expect(await pull('2025-09')).toEqual([]);
    });
  });

  it('takes a return back, which its seller hears of, and lets the invoice be cancelled then', async () => {
    const sold = await visit.approved(anOutgoing({ date: '2025-10-14' }));
    const retur = aReturn('1', { invoice: sold.number });
    const { ref, number } = await signed(retur);
    expect(await visit.office.cancel(sold.document, 'Batal', 'c1')).toMatchObject({
      kind: 'refused',
      code: 'INVOICE_HAS_RETURNS',
    });
    expect(doneWith(await visit.office.retur.cancel(named(retur, ref), 'Jadi dipakai', 'k1'))).toEqual({
      state: 'canceled',
    });
    expect(await pull()).toMatchObject([{ number, status: 'CANCELED' }]);
    expect(await answer(number, true)).toMatchObject({ kind: 'refused', code: 'NOTHING_TO_ANSWER' });
    expect((await visit.office.cancel(sold.document, 'Batal', 'c2')).kind).toBe('done');
  });
};
