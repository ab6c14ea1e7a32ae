import { describe, expect, it } from 'vitest';
import type { OutgoingBupot } from '../../../api/gateways/djp/bupot/port.ts';
import { nitkuOf } from '../../../fixtures/builders/a-company.ts';
import { buyerEnding } from '../an-outgoing.ts';
import { doneWith } from '../office/visit.ts';
import { anOutgoingBupot } from './an-outgoing-bupot.ts';
import type { BupotVisit } from './visit.ts';

export const correcting = (visit: BupotVisit): void => {
  const { pass, verdict, send, brought, issued } = visit;

  describe('corrects', () => {
    const correctionOf = ({ bupot }: OutgoingBupot, correctsNumber: string, over = {}) =>
      anOutgoingBupot(
        { ...bupot, id: `${bupot.id}-1`, gross: '12000000', base: '12000000.00', tax: '240000.00', ...over },
        { kind: 'CORRECTION', correctsNumber },
      );

    it('with the same number, closing what it corrects at the moment it is issued', async () => {
      const original = anOutgoingBupot();
      const { document, number } = await issued(original);
      const sent = await send(correctionOf(original, number));
      pass();
      expect(await verdict(sent)).toEqual({ state: 'submitted' });
      expect(await verdict(document)).toMatchObject({ state: 'approved', number });
      await visit.office.issue(sent, 'i');
      pass();
      expect(await verdict(document)).toEqual({ state: 'amended' });
      expect(await verdict(sent)).toMatchObject({ state: 'approved', number });
      const second = await issued(correctionOf(original, number, { id: 'second', gross: '12000000' }));
      expect(second.number).toBe(number);
      expect(await verdict(sent)).toEqual({ state: 'amended' });
    });

    it('one at a time, and not what was cancelled or is unknown', async () => {
      const original = anOutgoingBupot();
      const { document, number } = await issued(original);
      await send(correctionOf(original, number));
      const other = correctionOf(original, number, { id: 'other' });
      expect(await visit.office.send(other, 'o1')).toMatchObject({ code: 'CORRECTION_IN_PROCESS' });
      expect(await visit.office.cancel(document, 'Batal', 'c')).toMatchObject({ code: 'CORRECTION_IN_PROCESS' });
      const lost = correctionOf(original, '25K00ZZZZ', { id: 'lost', reference: 'BP/LOST' });
      expect(await visit.office.send(lost, 'o2')).toMatchObject({ code: 'ORIGINAL_NOT_FOUND' });
      const gone = anOutgoingBupot();
      const canceled = await issued(gone);
      await visit.office.cancel(canceled.document, 'Batal', 'c');
      const late = correctionOf(gone, canceled.number);
      expect(await visit.office.send(late, 'o3')).toMatchObject({ code: 'ORIGINAL_NOT_ISSUED' });
    });

    it('neither payee nor masa', async () => {
      const original = anOutgoingBupot();
      const { number } = await issued(original);
      const npwp = buyerEnding('0044');
      const other = correctionOf(original, number, { payeeNpwp: npwp, payeeNitku: nitkuOf(npwp) });
      expect(await visit.office.send(other, 'o1')).toMatchObject({ code: 'CORRECTION_PAYEE_CHANGED' });
      const moved = correctionOf(original, number, { period: '2025-09' });
      expect(await visit.office.send(moved, 'o2')).toMatchObject({ code: 'CORRECTION_PERIOD_CHANGED' });
    });

    it('and frees the original when the correction comes to nothing', async () => {
      const original = anOutgoingBupot();
      const { document, number } = await issued(original);
      expect(await brought(await send(correctionOf(original, number, { tax: '1.00' })))).toMatchObject({
        state: 'rejected',
      });
      expect(await verdict(document)).toMatchObject({ state: 'approved', number });
      expect((await issued(correctionOf(original, number, { id: 'again' }))).number).toBe(number);
    });
  });

  describe('cancels', () => {
    it('an issued slip at once, and once however often it is asked', async () => {
      const { document } = await issued(anOutgoingBupot());
      expect(doneWith(await visit.office.cancel(document, 'Batal', 'c1'))).toEqual({ state: 'canceled' });
      expect(doneWith(await visit.office.cancel(document, 'Batal', 'c1'))).toEqual({ state: 'canceled' });
      expect(await visit.office.cancel(document, 'Lain', 'c1')).toMatchObject({ code: 'KEY_REUSED' });
    });

    it('slowly, where it takes its time', async () => {
      const { document } = await issued(anOutgoingBupot({}, { payee: '9989' }));
      expect(doneWith(await visit.office.cancel(document, 'Batal', 'c1'))).toEqual({ state: 'canceling' });
      pass(60_000);
      expect(await verdict(document)).toEqual({ state: 'canceled' });
    });

    it('not what the payee has credited, nor what is not issued', async () => {
      const { document, number } = await issued(anOutgoingBupot({}, { payee: '9988' }));
      expect(await visit.office.cancel(document, 'Batal', 'c1')).toMatchObject({ code: 'CREDITED_BY_PAYEE' });
      expect(await verdict(document)).toMatchObject({ state: 'approved', number });
      const waiting = await send(anOutgoingBupot());
      expect(await visit.office.cancel(waiting, 'Batal', 'c2')).toMatchObject({ code: 'NOT_CANCELABLE' });
    });
  });
};
