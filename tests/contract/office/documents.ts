import { describe, expect, it } from 'vitest';
import type { OutgoingDokumen } from '../../../api/gateways/djp/dokumen/port.ts';
import { aDokumenInput } from '../../../fixtures/builders/a-dokumen.ts';
import { aFaktur } from '../../../fixtures/builders/a-faktur.ts';
import { anOutgoing, buyerEnding, TIN } from '../an-outgoing.ts';
import { anyDocument } from './any-document.ts';
import { doneWith, type Visit } from './visit.ts';

let made = 0;

/** A document equal to an incoming invoice, of a seller whose number ends so. */
const aDocument = (seller = '1234'): OutgoingDokumen => {
  const id = `dokumen-${++made}`;
  const input = aDokumenInput({ documentKind: 'AS_INVOICE_IN', number: id, counterpartyNpwp: buyerEnding(seller) });
  const { signee } = anOutgoing();
  const dokumen = { ...aFaktur({ id, type: 'DOC_IN' }), ...input, date: '2025-10-03' } as OutgoingDokumen['dokumen'];
  return { tin: TIN, replacesNumber: null, signee, dokumen };
};

export const documents = (visit: Visit): void => {
  const named = ({ tin, dokumen: { companyId, id } }: OutgoingDokumen, name: { ref: string } | { key: string }) => ({
    tin,
    companyId,
    objectId: id,
    ...name,
  });
  const brought = async (outgoing: OutgoingDokumen, ref: string) => {
    visit.pass();
    return doneWith(await visit.office.dokumen.ask(named(outgoing, { ref })));
  };

  anyDocument({
    office: () => visit.office.dokumen,
    pass: visit.pass,
    made: aDocument,
    altered: (outgoing) => ({ ...outgoing, dokumen: { ...outgoing.dokumen, counterpartyName: 'PT Lain' } }),
    idOf: ({ dokumen }) => dokumen.id,
    named,
    brought,
    unknownParty: 'BUYER_NOT_FOUND',
    double: { code: 'DUPLICATE_DOCUMENT', field: 'number' },
  });

  describe('hears what is decided of incoming documents', () => {
    const decide = async (numbers: string[], status: 'APPROVED' | 'CREDITED' | 'UNCREDITED') => {
      const creditPeriod = status === 'CREDITED' ? '2025-11' : null;
      const message = { companyId: 'company-0001', tin: TIN, status, creditPeriod, numbers };
      return doneWith(await visit.office.dokumen.decide(message, `${numbers} ${status}`));
    };

    it('of those it has approved, until it is decided otherwise, and of no others', async () => {
      const outgoing = aDocument();
      const { ref } = doneWith(await visit.office.dokumen.send(outgoing, outgoing.dokumen.id));
      const number = outgoing.dokumen.number ?? '';
      expect(await decide([number], 'CREDITED')).toEqual([]);
      expect(await brought(outgoing, ref)).toMatchObject({ state: 'approved', number });
      for (const status of ['CREDITED', 'CREDITED', 'UNCREDITED', 'APPROVED'] as const)
        expect(await decide([number, 'nobody'], status)).toEqual([
          { number, status, creditPeriod: status === 'CREDITED' ? '2025-11' : null },
        ]);
    });
  });
};
