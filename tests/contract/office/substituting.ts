import { describe, expect, it } from 'vitest';
import type { OutgoingFaktur } from '../../../api/gateways/djp/port.ts';
import { nitkuOf } from '../../../fixtures/builders/a-company.ts';
import { aLine } from '../../../fixtures/builders/a-faktur.ts';
import { anOutgoing, buyerEnding, sent } from '../an-outgoing.ts';
import { doneWith, type Visit } from './visit.ts';

export const substituting = (visit: Visit): void => {
  const { pass, send, verdict, approved } = visit;

  describe('substitutes', () => {
    const substituteOf = (original: OutgoingFaktur, number: string, over = {}) =>
      anOutgoing(
        { ...original.faktur, id: `${original.faktur.id}-subs`, lines: [aLine({ quantity: '12' })], ...over },
        { kind: 'SUBSTITUTE', replacesNumber: number },
      );

    it('keeps the 13 digits, raises the status part, and closes the original at the same moment', async () => {
      const original = anOutgoing();
      const { number, document } = await approved(original);
      const substitute = substituteOf(original, number);
      const { ref } = await send(substitute);
      expect(doneWith(await visit.office.ask(document))).toMatchObject({ state: 'approved' });
      pass(3_000);
      expect(doneWith(await visit.office.ask(document))).toEqual({ state: 'amended' });
      const raised = `0401${number.slice(4)}`;
      expect(await verdict(substitute, ref)).toMatchObject({ state: 'approved', number: raised });

      const second = substituteOf(original, raised, { id: 'second' });
      expect((await approved(second)).number).toBe(`0402${number.slice(4)}`);
    });

    it('stands aside until a buyer who has credited the original agrees: the old values count', async () => {
      const original = anOutgoing({}, { buyer: '9987' });
      const { number, document } = await approved(original);
      const substitute = substituteOf(original, number);
      const { ref } = await send(substitute);
      pass(30 * 86_400_000);
      expect(await verdict(substitute, ref)).toMatchObject({ state: 'waitingBuyer', kind: 'amend', agreed: false });
      expect(doneWith(await visit.office.ask(document))).toMatchObject({ state: 'approved', number });
    });

    it('replaces an invoice through its latest substitute only, and one at a time', async () => {
      const original = anOutgoing();
      const { number, document } = await approved(original);
      await send(substituteOf(original, number));
      const other = substituteOf(original, number, { id: 'other', reference: 'INV/OTHER' });
      expect(await visit.office.send(other, 'o1')).toMatchObject({ code: 'SUBSTITUTE_IN_PROCESS' });
      expect(await visit.office.cancel(document, 'Batal', 'c')).toMatchObject({ code: 'SUBSTITUTE_IN_PROCESS' });
      pass(20_000);
      expect(await visit.office.send(other, 'o2')).toMatchObject({ code: 'ORIGINAL_NOT_APPROVED' });
    });

    it('opens the lines only: another head is refused at its field', async () => {
      const original = anOutgoing();
      const { number } = await approved(original);
      const other = substituteOf(original, number, {
        counterpartyAddress: 'Jalan Lain 1',
        reference: 'INV/OTHER-HEAD',
      });
      expect(await visit.office.send(other, 'o1')).toMatchObject({
        code: 'SUBSTITUTE_HEAD_CHANGED',
        field: 'counterpartyAddress',
      });
      const dated = substituteOf(original, number, { date: '2025-10-20' });
      expect((await approved(dated)).number).toBe(`0401${number.slice(4)}`);
    });

    it('refuses another buyer, and a number it does not know', async () => {
      const original = anOutgoing();
      const { number } = await approved(original);
      const npwp = buyerEnding('0044');
      const other = substituteOf(original, number, { counterpartyNpwp: npwp, counterpartyNitku: nitkuOf(npwp) });
      expect(await visit.office.send(other, 'o1')).toMatchObject({ code: 'SUBSTITUTE_BUYER_CHANGED' });
      const lost = substituteOf(original, '04002500000000000', { reference: 'INV/LOST' });
      expect(await visit.office.send(lost, 'o2')).toMatchObject({ code: 'ORIGINAL_NOT_FOUND' });
    });

    it('frees the original when the buyer refuses, or when the substitute is taken back', async () => {
      const original = anOutgoing({}, { buyer: '9988' });
      const { number, document } = await approved(original);
      const refused = substituteOf(original, number);
      const { ref } = await send(refused);
      pass(20_000);
      expect(await verdict(refused, ref)).toMatchObject({ state: 'rejected', code: 'BUYER_REFUSED_AMENDMENT' });
      const again = substituteOf(original, number, { id: 'again' });
      const second = await send(again);
      pass(3_000);
      expect(doneWith(await visit.office.cancel(sent(again, { ref: second.ref }), 'Urung', 'c1'))).toEqual({
        state: 'canceled',
      });
      expect(doneWith(await visit.office.ask(document))).toMatchObject({ state: 'approved', number });
    });

    it('completes a substitute the buyer agreed to when it is confirmed', async () => {
      const original = anOutgoing({}, { buyer: '9989' });
      const { number, document } = await approved(original);
      const substitute = substituteOf(original, number);
      const { ref } = await send(substitute);
      pass(20_000);
      expect(await verdict(substitute, ref)).toMatchObject({ state: 'waitingBuyer', agreed: true });
      const confirmed = await visit.office.confirmSubstitute(sent(substitute, { ref }), 'k1');
      expect(doneWith(confirmed)).toMatchObject({ state: 'approved', number: `0401${number.slice(4)}` });
      expect(doneWith(await visit.office.ask(document))).toEqual({ state: 'amended' });
    });
  });
};
