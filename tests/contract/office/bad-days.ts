import { describe, expect, it } from 'vitest';
import { anOutgoing, sent } from '../an-outgoing.ts';
import { doneWith, type Visit } from './visit.ts';

/** Outages, lost requests, lost answers, words nobody knows. */
export const badDays = (visit: Visit): void => {
  const { pass, send, verdict } = visit;

  describe('has bad days', () => {
    it('is down: nothing arrives, and it is known that nothing did', async () => {
      const answer = await visit.office.send(anOutgoing({}, { buyer: '9999' }), 'k');
      expect(answer).toEqual({ kind: 'unreachable', retryAfterMs: 15_000 });
    });

    it('loses a request: perhaps sent, and sent once when repeated', async () => {
      const outgoing = anOutgoing({}, { buyer: '9995' });
      expect(await visit.office.send(outgoing, 'k')).toMatchObject({ kind: 'unreachable', unknown: true });
      expect(await visit.office.ask(sent(outgoing, { key: 'k' }))).toMatchObject({ code: 'DOCUMENT_UNKNOWN' });
      expect((await send(outgoing, 'k')).verdict).toEqual({ state: 'waiting' });
    });

    it('loses an answer: perhaps sent, and the same document when repeated', async () => {
      const outgoing = anOutgoing({}, { buyer: '9994' });
      expect(await visit.office.send(outgoing, 'k')).toMatchObject({ kind: 'unreachable', unknown: true });
      expect(doneWith(await visit.office.ask(sent(outgoing, { key: 'k' })))).toEqual({ state: 'waiting' });
      const [one, two] = [await send(outgoing, 'k'), await send(outgoing, 'k')];
      expect(one.ref).toBe(two.ref);
    });

    it('is busy for a moment: not served, and served when repeated', async () => {
      const outgoing = anOutgoing({}, { buyer: '9992' });
      expect(await visit.office.send(outgoing, 'k')).toEqual({ kind: 'unreachable', retryAfterMs: 5_000 });
      expect((await send(outgoing, 'k')).verdict).toEqual({ state: 'waiting' });
    });

    it('signs slowly', async () => {
      const outgoing = anOutgoing({}, { buyer: '9996' });
      const { ref } = await send(outgoing);
      pass(59_000);
      expect(await verdict(outgoing, ref)).toEqual({ state: 'signing' });
      pass(1_000);
      expect(await verdict(outgoing, ref)).toMatchObject({ state: 'approved' });
    });

    it('saves as invalid, and takes the invoice again under a new key', async () => {
      const outgoing = anOutgoing({}, { buyer: '9993' });
      const { ref } = await send(outgoing, 'k1');
      pass();
      expect(await verdict(outgoing, ref)).toMatchObject({ state: 'savedInvalid', code: 'SIGNING_FAILED' });
      expect((await send(outgoing, 'k2')).ref).not.toBe(ref);
    });

    it('says a word nobody knows: kept as unknown with the word', async () => {
      const outgoing = anOutgoing({}, { buyer: '9991' });
      const { ref } = await send(outgoing);
      pass();
      expect(await verdict(outgoing, ref)).toMatchObject({ state: 'unknown', code: 'HELD_FOR_REVIEW' });
    });
  });
};
