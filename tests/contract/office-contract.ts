import { beforeEach, describe, expect, it } from 'vitest';
import type { Answer } from '../../api/gateways/answer.ts';
import type { OutgoingFaktur, Receipt, TaxOffice } from '../../api/gateways/djp/port.ts';
import { aLine } from '../../fixtures/builders/a-faktur.ts';
import { nitkuOf } from '../../fixtures/builders/an-npwp.ts';
import { anOutgoing, buyerEnding, START, sent } from './an-outgoing.ts';

/** An office that can be visited and whose clock the test holds. */
export type OpenOffice = { office: TaxOffice; clock: { now: number }; close(): Promise<void> };

/** Long enough for the office to sign, and for a buyer to answer. */
const A_WHILE = 10_000;

const doneWith = <T>(answer: Answer<T>): T => {
  if (answer.kind !== 'done') throw new Error(`not done: ${JSON.stringify(answer)}`);
  return answer.value;
};

/**
 * What every tax office must do, whatever stands behind it: run against the simulator in memory and on a database, and against
 * the host-to-host adapter with the simulator at the other end of a real line.
 */
export const officeContract = (name: string, open: () => Promise<OpenOffice>): void => {
  describe(`tax office: ${name}`, () => {
    let visit: OpenOffice;
    beforeEach(async () => {
      visit = await open();
      visit.clock.now = START;
      return () => visit.close();
    });

    const pass = (ms = A_WHILE) => {
      visit.clock.now += ms;
    };
    const send = async (outgoing: OutgoingFaktur, key = outgoing.faktur.id): Promise<Receipt> =>
      doneWith(await visit.office.send(outgoing, key));
    const verdict = async (outgoing: OutgoingFaktur, ref: string) =>
      doneWith(await visit.office.ask(sent(outgoing, { ref })));
    const approved = async (outgoing: OutgoingFaktur) => {
      const { ref } = await send(outgoing);
      pass();
      const said = await verdict(outgoing, ref);
      if (said.state !== 'approved') throw new Error(`not approved: ${JSON.stringify(said)}`);
      return { ref, number: said.number, document: sent(outgoing, { ref }) };
    };

    it('waits, signs, then approves with 17 digits: code, status 00, year, serial of 11', async () => {
      const outgoing = anOutgoing();
      const { ref, verdict: first } = await send(outgoing);
      expect(first).toEqual({ state: 'waiting' });
      pass(1_500);
      expect(await verdict(outgoing, ref)).toEqual({ state: 'signing' });
      pass(1_500);
      const said = await verdict(outgoing, ref);
      expect(said).toMatchObject({ state: 'approved', at: START + 2_500 });
      expect(said.state === 'approved' && said.number).toMatch(/^040025\d{11}$/);
    });

    it('gives every invoice a number of its own', async () => {
      const numbers = await Promise.all([anOutgoing(), anOutgoing(), anOutgoing()].map((each) => send(each)));
      pass();
      const said = await Promise.all(
        numbers.map(({ ref }) => visit.office.ask(sent(anOutgoing(), { ref })).then(doneWith)),
      );
      expect(new Set(said.map((each) => each.state === 'approved' && each.number)).size).toBe(3);
    });

    it('takes the same key twice as one sending, also at the same moment', async () => {
      const outgoing = anOutgoing();
      const [one, two] = await Promise.all([send(outgoing), send(outgoing)]);
      expect(two.ref).toBe(one.ref);
      pass();
      const again = await send(outgoing);
      expect(again).toMatchObject({ ref: one.ref, verdict: { state: 'approved' } });
    });

    it('refuses the same key with other content', async () => {
      const outgoing = anOutgoing();
      await send(outgoing);
      const other = { ...outgoing, faktur: { ...outgoing.faktur, buyerName: 'PT Lain' } };
      expect(await visit.office.send(other, outgoing.faktur.id)).toMatchObject({ kind: 'refused', code: 'KEY_REUSED' });
    });

    it('refuses equal content under another key as a duplicate, at the reference', async () => {
      const outgoing = anOutgoing();
      await send(outgoing, 'first');
      expect(await visit.office.send(outgoing, 'second')).toMatchObject({
        kind: 'refused',
        code: 'DUPLICATE_REFERENCE',
        field: 'reference',
      });
    });

    it('takes a reference again once its first document was rejected', async () => {
      const outgoing = anOutgoing({}, { buyer: '9998' });
      const { ref } = await send(outgoing, 'first');
      pass();
      expect(await verdict(outgoing, ref)).toMatchObject({ state: 'rejected', code: 'BUYER_NOT_FOUND' });
      expect((await send(outgoing, 'second')).ref).not.toBe(ref);
    });

    it('finds a document by the key it was sent with', async () => {
      const outgoing = anOutgoing();
      await send(outgoing, 'a key');
      expect(doneWith(await visit.office.ask(sent(outgoing, { key: 'a key' })))).toEqual({ state: 'waiting' });
    });

    it('refuses a document it does not know, and one of another sender', async () => {
      const outgoing = anOutgoing();
      const { ref } = await send(outgoing);
      const unknown = { kind: 'refused', code: 'DOCUMENT_UNKNOWN' };
      expect(await visit.office.ask(sent(outgoing, { ref: 'nobody' }))).toMatchObject(unknown);
      expect(await visit.office.ask({ ...sent(outgoing, { ref }), tin: buyerEnding('0001') })).toMatchObject(unknown);
      expect(await visit.office.cancel(sent(outgoing, { key: 'none' }), 'x', 'k')).toMatchObject(unknown);
    });

    describe('checks what it is sent', () => {
      const rejections: [string, string, string | undefined, () => OutgoingFaktur][] = [
        [
          'a closed branch of the buyer',
          'BUYER_TKU_NOT_FOUND',
          'buyerNitku',
          () => {
            const npwp = buyerEnding('0001');
            return anOutgoing({ buyerNpwp: npwp, buyerNitku: nitkuOf(npwp, 9) });
          },
        ],
        [
          'a buyer NITKU of another taxpayer',
          'BUYER_TKU_INVALID',
          'buyerNitku',
          () => anOutgoing({ buyerNitku: nitkuOf(buyerEnding('0002')) }),
        ],
        [
          'a seller NITKU that is not the sender’s',
          'SENDER_MISMATCH',
          'sellerNitku',
          () => anOutgoing({ sellerNitku: nitkuOf(buyerEnding('0002')) }),
        ],
        ['a date that has not come', 'DATE_IN_FUTURE', 'date', () => anOutgoing({ date: '2025-10-21' })],
        // Deadline of an invoice of August 2025 is 20 September.
        ['a passed upload deadline', 'UPLOAD_DEADLINE_PASSED', 'date', () => anOutgoing({ date: '2025-08-31' })],
        ['an unknown unit', 'UNIT_UNKNOWN', 'lines.0.unit', () => anOutgoing({ lines: [aLine({ unit: 'UM.0099' })] })],
        [
          'a goods code that is no six digits',
          'GOODS_CODE_INVALID',
          'lines.1.code',
          () => anOutgoing({ lines: [aLine(), aLine({ code: '12' })] }),
        ],
        ['code 07 without its pair', 'FACILITY_REQUIRED', 'addInfo', () => anOutgoing({ code: '07' })],
        [
          'a pair of two numbers',
          'FACILITY_PAIR_MISMATCH',
          'facilityStamp',
          () => anOutgoing({ code: '07', addInfo: 'TD.00501', facilityStamp: 'TD.01102' }),
        ],
        [
          'a pair with a code that has none',
          'FACILITY_NOT_ALLOWED',
          'addInfo',
          () => anOutgoing({ addInfo: 'TD.00501' }),
        ],
        [
          'PPN that is not rate times base',
          'VAT_MISMATCH',
          'lines.0.price',
          () => {
            const outgoing = anOutgoing();
            const lines = outgoing.faktur.lines.map((line) => ({ ...line, ppn: '1649999.99' }));
            return { ...outgoing, faktur: { ...outgoing.faktur, lines } };
          },
        ],
        [
          'a DPP that is not price times quantity',
          'TAX_BASE_MISMATCH',
          'lines.0.price',
          () => {
            const outgoing = anOutgoing();
            const lines = outgoing.faktur.lines.map((line) => ({ ...line, dpp: '14999999.00' }));
            return { ...outgoing, faktur: { ...outgoing.faktur, lines } };
          },
        ],
        [
          'code 01 with 11/12 of the price',
          'OTHER_TAX_BASE_MISMATCH',
          'lines.0.base',
          () => anOutgoing({ code: '01' }),
        ],
        [
          'a buyer who is the seller',
          'BUYER_IS_SELLER',
          'buyerNpwp',
          () => {
            const outgoing = anOutgoing();
            return anOutgoing({ buyerNpwp: outgoing.tin, buyerNitku: nitkuOf(outgoing.tin) });
          },
        ],
      ];
      it.each(rejections)('rejects %s', async (_what, code, field, made) => {
        const outgoing = made();
        const { ref } = await send(outgoing);
        pass();
        const said = await verdict(outgoing, ref);
        expect(said).toMatchObject({ state: 'rejected', code, field });
      });

      it('takes a foreign buyer without NPWP', async () => {
        const outgoing = anOutgoing({
          buyerDocument: 'Passport',
          buyerNpwp: '0'.repeat(16),
          buyerDocumentNumber: 'E1234567',
          buyerCountry: 'SGP',
          buyerNitku: '000000',
        });
        expect((await approved(outgoing)).number).toMatch(/^\d{17}$/);
      });

      it('takes the stages of a contract once the first uang muka stands', async () => {
        const first = anOutgoing({ term: 'CASH_ADVANCE', stageDpp: '5000000' });
        const { number } = await approved(first);
        const next = { term: 'CASH_ADVANCE', stageDpp: '3333333.33', advanceOf: first.faktur.id } as const;
        await approved(anOutgoing(next, { advanceNumber: number }));
        expect(await visit.office.send(anOutgoing(next, { advanceNumber: '04002599999999999' }), 'x')).toMatchObject({
          kind: 'refused',
          code: 'ADVANCE_NOT_FOUND',
        });
      });

      it('refuses what cannot be read as an invoice, without breaking', async () => {
        const outgoing = anOutgoing();
        const lines = outgoing.faktur.lines.map((line) => ({ ...line, price: 'mahal' }));
        expect(
          await visit.office.send({ ...outgoing, faktur: { ...outgoing.faktur, lines } }, 'unreadable'),
        ).toMatchObject({ kind: 'refused', code: 'MALFORMED_DOCUMENT' });
      });
    });

    describe('cancels', () => {
      it('waits for the buyer, then cancels', async () => {
        const { document } = await approved(anOutgoing());
        expect(doneWith(await visit.office.cancel(document, 'Transaksi batal', 'c1'))).toEqual({
          state: 'waitingBuyer',
          kind: 'cancel',
          agreed: false,
        });
        pass();
        expect(doneWith(await visit.office.ask(document))).toEqual({ state: 'canceled' });
      });

      it('takes the same request twice as one, and its key for nothing else', async () => {
        const { document } = await approved(anOutgoing());
        await visit.office.cancel(document, 'Batal', 'c1');
        await visit.office.revokeCancel(document, 'r1');
        expect(doneWith(await visit.office.cancel(document, 'Batal', 'c1'))).toMatchObject({ state: 'approved' });
        expect(await visit.office.cancel(document, 'Lain', 'c1')).toMatchObject({
          kind: 'refused',
          code: 'KEY_REUSED',
        });
      });

      it('stops a cancellation that waits, and leaves the number as it was', async () => {
        const { document, number } = await approved(anOutgoing());
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
        pass(3_000);
        expect(await verdict(substitute, ref)).toMatchObject({ state: 'waitingBuyer', kind: 'amend' });
        expect(doneWith(await visit.office.ask(document))).toMatchObject({ state: 'approved' });
        pass();
        expect(doneWith(await visit.office.ask(document))).toEqual({ state: 'amended' });
        const raised = `0401${number.slice(4)}`;
        expect(await verdict(substitute, ref)).toMatchObject({ state: 'approved', number: raised });

        const second = substituteOf(original, raised, { id: 'second' });
        expect((await approved(second)).number).toBe(`0402${number.slice(4)}`);
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

      it('refuses another buyer, and a number it does not know', async () => {
        const original = anOutgoing();
        const { number } = await approved(original);
        const npwp = buyerEnding('0044');
        const other = substituteOf(original, number, { buyerNpwp: npwp, buyerNitku: nitkuOf(npwp) });
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

    it('knows taxpayers by number', async () => {
      const ask = (npwp: string) => visit.office.checkNpwp({ companyId: 'c', tin: buyerEnding('0001'), npwp });
      expect(doneWith(await ask(buyerEnding('0001')))).toMatchObject({
        status: 'ACTIVE',
        nitku: [{ nitku: nitkuOf(buyerEnding('0001')) }],
      });
      expect(await ask(buyerEnding('9998'))).toMatchObject({ kind: 'refused', code: 'TAXPAYER_NOT_FOUND' });
      expect(await ask('0'.repeat(16))).toMatchObject({ kind: 'refused', code: 'TAXPAYER_NOT_FOUND' });
      expect(await ask(buyerEnding('9999'))).toMatchObject({ kind: 'unreachable' });
    });
  });
};
