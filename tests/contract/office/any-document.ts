import { describe, expect, it } from 'vitest';
import type { DocumentOffice, Receipt, SentDocument, Verdict } from '../../../api/gateways/djp/document-port.ts';
import { buyerEnding } from '../an-outgoing.ts';
import { doneWith } from './visit.ts';

type Signed = { readonly signee: { readonly name: string; readonly npwp: string } };

/** What the shared part of the contract needs from a family of documents. */
export type AnyDocument<Outgoing extends Signed> = {
  readonly office: () => DocumentOffice<Outgoing>;
  readonly pass: (ms?: number) => void;
  readonly made: (ending?: string) => Outgoing;
  readonly altered: (outgoing: Outgoing) => Outgoing;
  readonly idOf: (outgoing: Outgoing) => string;
  readonly named: (outgoing: Outgoing, name: { ref: string } | { key: string }) => SentDocument;
  /** Completes the steps after sending, up to the office's final answer. */
  readonly brought: (outgoing: Outgoing, ref: string) => Promise<Verdict>;
  readonly unknownParty: string;
  /** The office's code for a duplicate, and its field; the reference by default. */
  readonly double?: { readonly code: string; readonly field: string };
};

export const anyDocument = <Outgoing extends Signed>(of: AnyDocument<Outgoing>): void => {
  const { pass, made, altered, idOf, named, brought } = of;
  const send = async (outgoing: Outgoing, key = idOf(outgoing)): Promise<Receipt> =>
    doneWith(await of.office().send(outgoing, key));

  describe('takes a document', () => {
    it('and gives every one a number of its own', async () => {
      const numbers: string[] = [];
      for (const outgoing of [made(), made(), made()]) {
        const message = await brought(outgoing, (await send(outgoing)).ref);
        numbers.push(message.state === 'approved' ? message.number : message.state);
      }
      expect(new Set(numbers).size).toBe(3);
    });

    it('with the same key twice as one sending, also at the same moment', async () => {
      const outgoing = made();
      const [one, two] = await Promise.all([send(outgoing), send(outgoing)]);
      expect(two.ref).toBe(one.ref);
      await brought(outgoing, one.ref);
      expect(await send(outgoing)).toMatchObject({ ref: one.ref, verdict: { state: 'approved' } });
    });

    it('not with the same key and other content', async () => {
      const outgoing = made();
      await send(outgoing);
      expect(await of.office().send(altered(outgoing), idOf(outgoing))).toMatchObject({
        kind: 'refused',
        code: 'KEY_REUSED',
      });
    });

    it('not with equal content under another key: a duplicate, at the field', async () => {
      const outgoing = made();
      await send(outgoing, 'first');
      expect(await of.office().send(outgoing, 'second')).toMatchObject({
        kind: 'refused',
        ...(of.double ?? { code: 'DUPLICATE_REFERENCE', field: 'reference' }),
      });
    });

    it('with a reference whose first document was rejected', async () => {
      const outgoing = made('9998');
      const { ref } = await send(outgoing, 'first');
      expect(await brought(outgoing, ref)).toMatchObject({ state: 'rejected', code: of.unknownParty });
      expect((await send(outgoing, 'second')).ref).not.toBe(ref);
    });

    it('and finds it by the key it was sent with', async () => {
      const outgoing = made();
      await send(outgoing, 'a key');
      expect(doneWith(await of.office().ask(named(outgoing, { key: 'a key' })))).toEqual({ state: 'waiting' });
    });

    it('and knows nothing of one it never had, nor of one of another sender', async () => {
      const outgoing = made();
      const { ref } = await send(outgoing);
      const unknown = { kind: 'refused', code: 'DOCUMENT_UNKNOWN' };
      expect(await of.office().ask(named(outgoing, { ref: 'nobody' }))).toMatchObject(unknown);
      const others = { ...named(outgoing, { ref }), tin: buyerEnding('0001') };
      expect(await of.office().ask(others)).toMatchObject(unknown);
      expect(await of.office().cancel(named(outgoing, { key: 'none' }), 'x', 'k')).toMatchObject(unknown);
    });
  });

  describe('has bad days', () => {
    it('is down: nothing arrives, and it is known that nothing did', async () => {
      expect(await of.office().send(made('9999'), 'k')).toEqual({ kind: 'unreachable', retryAfterMs: 15_000 });
    });

    it('loses a request: perhaps sent, and sent once when repeated', async () => {
      const outgoing = made('9995');
      expect(await of.office().send(outgoing, 'k')).toMatchObject({ kind: 'unreachable', unknown: true });
      expect(await of.office().ask(named(outgoing, { key: 'k' }))).toMatchObject({ code: 'DOCUMENT_UNKNOWN' });
      expect((await send(outgoing, 'k')).verdict).toEqual({ state: 'waiting' });
    });

    it('loses an answer: perhaps sent, and the same document when repeated', async () => {
      const outgoing = made('9994');
      expect(await of.office().send(outgoing, 'k')).toMatchObject({ kind: 'unreachable', unknown: true });
      expect(doneWith(await of.office().ask(named(outgoing, { key: 'k' })))).toEqual({ state: 'waiting' });
      const [one, two] = [await send(outgoing, 'k'), await send(outgoing, 'k')];
      expect(one.ref).toBe(two.ref);
    });

    it('is busy for a moment: not served, and served when repeated', async () => {
      const outgoing = made('9992');
      expect(await of.office().send(outgoing, 'k')).toEqual({ kind: 'unreachable', retryAfterMs: 5_000 });
      expect((await send(outgoing, 'k')).verdict).toEqual({ state: 'waiting' });
    });

    it('signs slowly', async () => {
      const outgoing = made('9996');
      const { ref } = await send(outgoing);
      expect(await brought(outgoing, ref)).toEqual({ state: 'signing' });
      pass(60_000);
      expect(doneWith(await of.office().ask(named(outgoing, { ref })))).toMatchObject({ state: 'approved' });
    });

    it('saves as invalid, and takes the document again under a new key', async () => {
      const outgoing = made('9993');
      const { ref } = await send(outgoing, 'k1');
      expect(await brought(outgoing, ref)).toMatchObject({ state: 'savedInvalid', code: 'SIGNING_FAILED' });
      expect((await send(outgoing, 'k2')).ref).not.toBe(ref);
    });

    it('does not know a signer, and takes the document when another signs it', async () => {
      const outgoing = made('9990');
      const rejected = { state: 'rejected', code: 'SIGNER_NOT_AUTHORIZED' };
      for (const key of ['k1', 'k2']) {
        const { ref } = await send(outgoing, key);
        expect(await brought(outgoing, ref)).toMatchObject(rejected);
      }
      const other = { ...outgoing, signee: { name: 'Wulan Prameswari', npwp: buyerEnding('0009') } };
      const { ref } = await send(other, 'k3');
      expect(await brought(other, ref)).toMatchObject({ state: 'approved' });
    });

    it('says a word nobody knows: kept as unknown with the word', async () => {
      const outgoing = made('9991');
      const { ref } = await send(outgoing);
      expect(await brought(outgoing, ref)).toMatchObject({ state: 'unknown', code: 'HELD_FOR_REVIEW' });
    });
  });
};
