import { expect, it } from 'vitest';
import { nitkuOf } from '../../../fixtures/builders/an-npwp.ts';
import { anOutgoing, buyerEnding, START, sent } from '../an-outgoing.ts';
import { doneWith, type Visit } from './visit.ts';

/** How invoices come in, are found again and get their number. */
export const sending = (visit: Visit): void => {
  const { pass, send, verdict } = visit;

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
