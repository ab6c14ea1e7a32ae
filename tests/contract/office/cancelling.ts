import { describe, expect, it } from 'vitest';
import { anOutgoing, sent } from '../an-outgoing.ts';
import { doneWith, type Visit } from './visit.ts';

export const cancelling = (visit: Visit): void => {
  const { pass, send, approved } = visit;

  describe('cancels', () => {
    it('at once while the buyer has not decided', async () => {
      const { document } = await approved(anOutgoing());
      expect(doneWith(await visit.office.cancel(document, 'Transaksi batal', 'c1'))).toEqual({ state: 'canceled' });
      expect(doneWith(await visit.office.ask(document))).toEqual({ state: 'canceled' });
    });

    it('with the consent of a buyer who has credited it', async () => {
      const { document } = await approved(anOutgoing({}, { buyer: '9989' }));
      expect(doneWith(await visit.office.cancel(document, 'Transaksi batal', 'c1'))).toEqual({
        state: 'waitingBuyer',
        kind: 'cancel',
        agreed: false,
      });
    });

    it('takes the same request twice as one, and its key for nothing else', async () => {
      const { document } = await approved(anOutgoing({}, { buyer: '9987' }));
      await visit.office.cancel(document, 'Batal', 'c1');
      await visit.office.revokeCancel(document, 'r1');
      expect(doneWith(await visit.office.cancel(document, 'Batal', 'c1'))).toMatchObject({ state: 'approved' });
      expect(await visit.office.cancel(document, 'Lain', 'c1')).toMatchObject({
        kind: 'refused',
        code: 'KEY_REUSED',
      });
    });

    it('stops a cancellation that waits, and leaves the number as it was', async () => {
      const { document, number } = await approved(anOutgoing({}, { buyer: '9987' }));
      await visit.office.cancel(document, 'Batal', 'c1');
      expect(doneWith(await visit.office.revokeCancel(document, 'r1'))).toMatchObject({ state: 'approved', number });
      pass();
      expect(doneWith(await visit.office.ask(document))).toMatchObject({ state: 'approved', number });
      expect(await visit.office.revokeCancel(document, 'r2')).toMatchObject({ code: 'NOTHING_TO_REVOKE' });
    });

    it('waits for confirming where the buyer leaves it to the seller, not before he agreed', async () => {
      const { document } = await approved(anOutgoing({}, { buyer: '9989' }));
      await visit.office.cancel(document, 'Batal', 'c1');
      expect(await visit.office.confirmCancel(document, 'k1')).toMatchObject({ code: 'BUYER_HAS_NOT_AGREED' });
      pass();
      expect(doneWith(await visit.office.ask(document))).toMatchObject({ state: 'waitingBuyer', agreed: true });
      expect(doneWith(await visit.office.confirmCancel(document, 'k2'))).toEqual({ state: 'canceled' });
      expect(doneWith(await visit.office.confirmCancel(document, 'k2'))).toEqual({ state: 'canceled' });
    });

    it('stands when the buyer refuses, and says so', async () => {
      const { document, number } = await approved(anOutgoing({}, { buyer: '9988' }));
      await visit.office.cancel(document, 'Batal', 'c1');
      pass();
      expect(doneWith(await visit.office.ask(document))).toMatchObject({
        state: 'approved',
        number,
        notice: { code: 'BUYER_REFUSED_CANCELLATION' },
      });
    });

    it('waits as long as the buyer is silent', async () => {
      const { document } = await approved(anOutgoing({}, { buyer: '9987' }));
      await visit.office.cancel(document, 'Batal', 'c1');
      pass(30 * 86_400_000);
      expect(doneWith(await visit.office.ask(document))).toMatchObject({ state: 'waitingBuyer', agreed: false });
    });

    it('refuses what is not approved', async () => {
      const outgoing = anOutgoing();
      const { ref } = await send(outgoing);
      expect(await visit.office.cancel(sent(outgoing, { ref }), 'Batal', 'c1')).toMatchObject({
        kind: 'refused',
        code: 'NOT_CANCELABLE',
      });
    });
  });
};
