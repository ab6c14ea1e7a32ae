import { describe, expect, it } from 'vitest';
import type { OutgoingFaktur } from '../../../api/gateways/djp/port.ts';
import { nitkuOf } from '../../../fixtures/builders/a-company.ts';
import { aLine } from '../../../fixtures/builders/a-faktur.ts';
import { anOutgoing, buyerEnding } from '../an-outgoing.ts';
import type { Visit } from './visit.ts';

export const checking = (visit: Visit): void => {
  const { pass, send, verdict, approved } = visit;

  describe('checks what it is sent', () => {
    const rejections: [string, string, string | undefined, () => OutgoingFaktur][] = [
      [
        'a closed branch of the buyer',
        'BUYER_TKU_NOT_FOUND',
        'counterpartyNitku',
        () => {
          const npwp = buyerEnding('0001');
          return anOutgoing({ counterpartyNpwp: npwp, counterpartyNitku: nitkuOf(npwp, 9) });
        },
      ],
      [
        'a buyer NITKU of another taxpayer',
        'BUYER_TKU_INVALID',
        'counterpartyNitku',
        () => anOutgoing({ counterpartyNitku: nitkuOf(buyerEnding('0002')) }),
      ],
      [
        'a seller NITKU that is not the sender’s',
        'SENDER_MISMATCH',
        'ownNitku',
        () => anOutgoing({ ownNitku: nitkuOf(buyerEnding('0002')) }),
      ],
      [
        'a quantity of three decimals',
        'QUANTITY_DECIMALS',
        'lines.0.quantity',
        () => anOutgoing({ lines: [aLine({ quantity: '1.234' })] }),
      ],
      [
        'goods for a bonded place without their paper',
        'SUPPORT_NOT_FOUND',
        'customDoc',
        () => anOutgoing({ code: '07', addInfo: 'TD.00502', facilityStamp: 'TD.01102', customDoc: null }),
      ],
      [
        'a NIK the population register does not have',
        'BUYER_NIK_NOT_FOUND',
        'counterpartyDocumentNumber',
        () =>
          anOutgoing({
            counterpartyDocument: 'National ID',
            counterpartyNpwp: '0'.repeat(16),
            counterpartyDocumentNumber: '3171234506909998',
            counterpartyNitku: '000000',
          }),
      ],
      ['a date that has not come', 'DATE_IN_FUTURE', 'date', () => anOutgoing({ date: '2025-10-21' })],
      // The deadline of an invoice of August 2025 is 20 September.
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
      ['code 01 with 11/12 of the price', 'OTHER_TAX_BASE_MISMATCH', 'lines.0.base', () => anOutgoing({ code: '01' })],
      [
        'a buyer who is the seller',
        'BUYER_IS_SELLER',
        'counterpartyNpwp',
        () => {
          const outgoing = anOutgoing();
          return anOutgoing({ counterpartyNpwp: outgoing.tin, counterpartyNitku: nitkuOf(outgoing.tin) });
        },
      ],
    ];
    it.each(rejections)('rejects %s', async (_what, code, field, made) => {
      const outgoing = made();
      const { ref } = await send(outgoing);
      pass();
      const message = await verdict(outgoing, ref);
      expect(message).toMatchObject({ state: 'rejected', code, field });
    });

    it('takes a foreign buyer without NPWP', async () => {
      const outgoing = anOutgoing({
        counterpartyDocument: 'Passport',
        counterpartyNpwp: '0'.repeat(16),
        counterpartyDocumentNumber: 'E1234567',
        counterpartyCountry: 'SGP',
        counterpartyNitku: '000000',
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
};
