import { describe, expect, it } from 'vitest';
import { slipKinds } from '#domain/bupot/kinds.ts';
import type { OutgoingBupot } from '../../../api/gateways/djp/bupot/port.ts';
import { nitkuOf } from '../../../fixtures/builders/a-company.ts';
import { buyerEnding, START, TIN } from '../an-outgoing.ts';
import { anyDocument } from '../office/any-document.ts';
import { doneWith } from '../office/visit.ts';
import { anOutgoingBupot, sentBupot } from './an-outgoing-bupot.ts';
import type { BupotVisit } from './visit.ts';

const DECEMBER = Date.parse('2026-01-05T03:00:00Z');

export const issuing = (visit: BupotVisit): void => {
  const { pass, verdict, send, brought, issued } = visit;

  anyDocument({
    office: () => visit.office,
    pass,
    made: (payee) => anOutgoingBupot({}, payee === undefined ? {} : { payee }),
    altered: (outgoing) => ({ ...outgoing, bupot: { ...outgoing.bupot, payeeName: 'PT Lain' } }),
    idOf: ({ bupot }) => bupot.id,
    named: sentBupot,
    brought: (outgoing, ref) => brought(sentBupot(outgoing, { ref })),
    unknownParty: 'PAYEE_NOT_FOUND',
  });

  it('checks and keeps a slip without a number, and issues it when asked', async () => {
    const document = await send(anOutgoingBupot());
    expect(await verdict(document)).toEqual({ state: 'waiting' });
    pass(30 * 86_400_000);
    expect(await verdict(document)).toEqual({ state: 'submitted' });
    const requests = visit.office.issue(document, 'i1');
    expect(doneWith(await requests)).toEqual({ state: 'signing' });
    pass();
    const message = await verdict(document);
    expect(message).toMatchObject({ state: 'approved', at: START + 30 * 86_400_000 + 2_500 });
    expect(message.state === 'approved' && message.number).toMatch(/^25[0-9A-Z]{7}$/);
  });

  it('issues once, however often and with whatever key it is asked', async () => {
    const { document, number } = await issued(anOutgoingBupot());
    expect(doneWith(await visit.office.issue(document, 'again'))).toMatchObject({ state: 'approved', number });
    expect(doneWith(await visit.office.issue(document, 'again'))).toMatchObject({ state: 'approved', number });
  });

  it('does not issue what is still being checked, nor what was rejected', async () => {
    const early = await send(anOutgoingBupot());
    expect(await visit.office.issue(early, 'i1')).toMatchObject({ kind: 'refused', code: 'NOT_ISSUABLE' });
    const wrong = await send(anOutgoingBupot({}, { payee: '9986' }));
    pass();
    expect(await verdict(wrong)).toMatchObject({ state: 'rejected', code: 'PERIOD_FILED', field: 'period' });
    expect(await visit.office.issue(wrong, 'i2')).toMatchObject({ kind: 'refused', code: 'NOT_ISSUABLE' });
  });

  it.each(slipKinds)('takes a %s', async (slip) => {
    visit.pass(DECEMBER - START);
    const { number } = await issued(anOutgoingBupot({}, { slip }));
    expect(number).toMatch(/^25[0-9A-Z]{7}$/);
  });

  it.each(['BPA1', 'BPA2'] as const)('takes no %s while a monthly slip of its last masa stands', async (slip) => {
    visit.pass(DECEMBER - START);
    const employee = { payeeNpwp: '3174052204880009', payeeNitku: null };
    const month = (over = {}) => anOutgoingBupot({ ...employee, period: '2025-12', ...over }, { slip: 'BPMP' });
    const year = () => anOutgoingBupot(employee, { slip });
    await issued(month({ period: '2025-11' }));
    await issued(month({ payeeNpwp: '3174052204880010' }));
    const rejected = await send(month({ date: '2026-02-01' }));
    pass();
    expect(await verdict(rejected)).toMatchObject({ state: 'rejected' });
    const { document } = await issued(month());
    const refused = {
      kind: 'refused',
      code: 'MONTHLY_SLIP_STANDS',
      message: 'Sudah ada pemotongan BPMP pada masa pajak tersebut. Mohon batalkan BPMP terlebih dahulu.',
      field: 'period',
    };
    const sent = year();
    expect(await visit.office.send(sent, 'too soon')).toMatchObject(refused);
    doneWith(await visit.office.cancel(document, 'Masa terakhir memakai bukti potong tahunan', 'c'));
    await issued(sent);
  });

  describe('checks what it is sent', () => {
    const other = buyerEnding('0002');
    const rejections: [string, string, string, () => OutgoingBupot][] = [
      ['a place of another taxpayer', 'SENDER_MISMATCH', 'nitku', () => anOutgoingBupot({ nitku: nitkuOf(other) })],
      ['a day that has not come', 'DATE_IN_FUTURE', 'date', () => anOutgoingBupot({ date: '2025-10-21' })],
      ['a masa that has not come', 'PERIOD_IN_FUTURE', 'period', () => anOutgoingBupot({ period: '2025-11' })],
      ['a masa before Coretax', 'PERIOD_BEFORE_CORETAX', 'period', () => anOutgoingBupot({ period: '2024-12' })],
      ['an object of another kind', 'OBJECT_UNKNOWN', 'taxCode', () => anOutgoingBupot({ taxCode: '21-100-01' })],
      [
        'a payee who is the withholder',
        'PAYEE_IS_WITHHOLDER',
        'payeeNpwp',
        () => anOutgoingBupot({ payeeNpwp: TIN, payeeNitku: nitkuOf(TIN) }),
      ],
      [
        'a payee place of another',
        'PAYEE_TKU_INVALID',
        'payeeNitku',
        () => anOutgoingBupot({ payeeNitku: nitkuOf(other) }),
      ],
      ['a tax that is not rate times base', 'TAX_MISMATCH', 'gross', () => anOutgoingBupot({ tax: '199000.00' })],
      [
        'a payee place it does not know',
        'PAYEE_TKU_NOT_FOUND',
        'payeeNitku',
        () => anOutgoingBupot({}, { payee: '9997' }),
      ],
    ];
    it.each(rejections)('rejects %s', async (_what, code, field, made) => {
      const document = await send(made());
      pass();
      expect(await verdict(document)).toMatchObject({ state: 'rejected', code, field });
    });

    it('keeps as invalid what claims a certificate nobody knows', async () => {
      const document = await send(anOutgoingBupot({}, { payee: '9985' }));
      pass();
      expect(await verdict(document)).toMatchObject({
        state: 'savedInvalid',
        code: 'CERTIFICATE_NOT_FOUND',
        field: 'facility',
      });
    });

    it('refuses what cannot be read as a slip, without breaking', async () => {
      const { bupot, ...rest } = anOutgoingBupot();
      const unreadable = { ...rest, bupot: { ...bupot, gross: 'banyak' } };
      expect(await visit.office.send(unreadable, 'unreadable')).toMatchObject({
        kind: 'refused',
        code: 'MALFORMED_DOCUMENT',
      });
    });
  });
};
