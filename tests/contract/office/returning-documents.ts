import { describe, expect, it } from 'vitest';
import type { Dokumen } from '#domain/faktur/dokumen.ts';
import type { DokumenKind } from '#domain/faktur/dokumen-kinds.ts';
import type { ReturDokumen } from '#domain/faktur/retur-dokumen.ts';
import type { OutgoingDokumen } from '../../../api/gateways/djp/dokumen/port.ts';
import type { OutgoingReturDokumen } from '../../../api/gateways/djp/retur-dokumen/port.ts';
import { anNpwp } from '../../../fixtures/builders/a-company.ts';
import { aDokumenInput } from '../../../fixtures/builders/a-dokumen.ts';
import { aFaktur } from '../../../fixtures/builders/a-faktur.ts';
import { TIN } from '../an-outgoing.ts';
import { doneWith, type Visit } from './visit.ts';

const signee = { name: 'Hendra', npwp: anNpwp(8) };
let made = 0;

const aDocument = (documentKind: DokumenKind = 'AS_INVOICE_OUT', over: Partial<OutgoingDokumen> = {}) => {
  const n = ++made;
  const input = aDokumenInput({
    documentKind,
    number: `DOK-${n}`,
    date: '2025-10-14',
    dpp: '10000000',
    ppn: '1100000',
  });
  const dokumen = { ...aFaktur({ id: `dokumen-${n}` }), ...input } as unknown as Dokumen;
  return { tin: TIN, replacesNumber: null, signee, dokumen, ...over } satisfies OutgoingDokumen;
};

const aReturn = ({ dokumen }: OutgoingDokumen, over: Partial<ReturDokumen> = {}): OutgoingReturDokumen => {
  const n = ++made;
  const retur = {
    ...dokumen,
    id: `retur-dokumen-${n}`,
    number: `RTR-${n}`,
    originNumber: dokumen.number,
    date: '2025-10-16',
    dpp: '4000000',
    ppn: '440000',
    ppnbm: '0',
    ...over,
  } as unknown as ReturDokumen;
  return { tin: TIN, signee, retur, origin: { kind: 'NORMAL', uncreditReason: null } };
};

export const returningDocuments = (visit: Visit): void => {
  const named = ({ companyId, id }: { companyId: string; id: string }, ref: string) => ({
    tin: TIN,
    companyId,
    objectId: id,
    ref,
  });
  const approved = async (of: OutgoingDokumen) => {
    const { ref } = doneWith(await visit.office.dokumen.send(of, of.dokumen.id));
    visit.pass(3_000);
    expect(doneWith(await visit.office.dokumen.ask(named(of.dokumen, ref)))).toMatchObject({
      state: 'approved',
      number: of.dokumen.number,
    });
    return { of, document: named(of.dokumen, ref) };
  };
  const send = (outgoing: OutgoingReturDokumen, key = outgoing.retur.id) =>
    visit.office.returDokumen.send(outgoing, key);
  const back = async (outgoing: OutgoingReturDokumen) => {
    const { ref } = doneWith(await send(outgoing));
    visit.pass(3_000);
    const document = named(outgoing.retur, ref);
    return { document, verdict: doneWith(await visit.office.returDokumen.ask(document)) };
  };

  describe('takes a return of another document', () => {
    it.each(['AS_INVOICE_OUT', 'AS_INVOICE_IN'] as const)(
      'of %s, and approves it under its own number',
      async (kind) => {
        const { of } = await approved(aDocument(kind));
        const outgoing = aReturn(of);
        expect((await back(outgoing)).verdict).toMatchObject({ state: 'approved', number: outgoing.retur.number });
        expect(doneWith(await send(outgoing)).verdict).toMatchObject({ state: 'approved' });
      },
    );

    it('no more than is left of it, in each amount, over all its returns', async () => {
      const { of } = await approved(aDocument());
      await back(aReturn(of));
      expect(await send(aReturn(of, { dpp: '6000000.01' }))).toMatchObject({
        kind: 'refused',
        code: 'RETURN_EXCEEDS_DOCUMENT',
        field: 'dpp',
      });
      expect(await send(aReturn(of, { ppn: '660000.01' }))).toMatchObject({ kind: 'refused', field: 'ppn' });
      expect((await back(aReturn(of, { dpp: '6000000', ppn: '660000' }))).verdict).toMatchObject({ state: 'approved' });
    });

    it('of a document it has, by a number of its own, of a day that can be, of a kind that goes back', async () => {
      const { of } = await approved(aDocument());
      const first = aReturn(of, { dpp: '1', ppn: '0' });
      await back(first);
      const again = aReturn(of, { number: first.retur.number, dpp: '1', ppn: '0' });
      expect(await send(again)).toMatchObject({ kind: 'refused', code: 'DUPLICATE_RETURN', field: 'number' });
      expect(await send(aReturn(of, { originNumber: 'TIDAK-ADA' }))).toMatchObject({ code: 'RETURN_ORIGIN_UNKNOWN' });
      expect(await send(aReturn(of, { date: '2025-10-13' }))).toMatchObject({ code: 'RETURN_BEFORE_DOCUMENT' });
      expect((await back(aReturn(of, { date: '2025-10-30' }))).verdict).toMatchObject({ code: 'DATE_IN_FUTURE' });
      expect((await back(aReturn(of, { code: '11' }))).verdict).toMatchObject({ code: 'DOCUMENT_KIND_MISMATCH' });
      expect(await send({ ...aReturn(of, { number: null }) })).toMatchObject({ code: 'MALFORMED_DOCUMENT' });
    });
  });

  it('keeps a document that has a return from being cancelled or replaced, until the return is cancelled', async () => {
    const { of, document } = await approved(aDocument());
    const { document: retur } = await back(aReturn(of));
    const cancel = (key: string) => visit.office.dokumen.cancel(document, 'Batal', key);
    expect(await cancel('c1')).toMatchObject({ kind: 'refused', code: 'DOCUMENT_HAS_RETURNS' });
    const substitute = aDocument('AS_INVOICE_OUT', { replacesNumber: of.dokumen.number });
    expect(await visit.office.dokumen.send(substitute, 's1')).toMatchObject({ code: 'DOCUMENT_HAS_RETURNS' });
    for (const key of ['r1', 'r2'])
      expect(doneWith(await visit.office.returDokumen.cancel(retur, 'Jadi dipakai', key))).toEqual({
        state: 'canceled',
      });
    expect(doneWith(await cancel('c2'))).toEqual({ state: 'canceled' });
    expect(await send(aReturn(of))).toMatchObject({ code: 'RETURN_ORIGIN_UNKNOWN' });
  });
};
