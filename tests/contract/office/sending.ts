import { expect, it } from 'vitest';
import { nitkuOf } from '../../../fixtures/builders/a-company.ts';
import { anOutgoing, buyerEnding, START, sent } from '../an-outgoing.ts';
import { anyDocument } from './any-document.ts';
import { doneWith, type Visit } from './visit.ts';

export const sending = (visit: Visit): void => {
  const { pass, send, verdict } = visit;

  anyDocument({
    office: () => visit.office,
    pass,
    made: (buyer) => anOutgoing({}, buyer === undefined ? {} : { buyer }),
    altered: (outgoing) => ({ ...outgoing, faktur: { ...outgoing.faktur, counterpartyName: 'PT Lain' } }),
    idOf: ({ faktur }) => faktur.id,
    named: sent,
    brought: (outgoing, ref) => {
      pass();
      return verdict(outgoing, ref);
    },
    unknownParty: 'BUYER_NOT_FOUND',
  });

  it('waits, signs, then approves with 17 digits: code, status 00, year, serial of 11', async () => {
    const outgoing = anOutgoing();
    const { ref, verdict: first } = await send(outgoing);
    expect(first).toEqual({ state: 'waiting' });
    pass(1_500);
    expect(await verdict(outgoing, ref)).toEqual({ state: 'signing' });
    pass(1_500);
    const message = await verdict(outgoing, ref);
    expect(message).toMatchObject({ state: 'approved', at: START + 2_500 });
    expect(message.state === 'approved' && message.number).toMatch(/^040025\d{11}$/);
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
};
