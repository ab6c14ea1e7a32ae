import { z } from 'zod';
import { fieldsByElement } from '#domain/definition/field-table.ts';
import { type DokumenInput, dokumenInputOf } from '#domain/faktur/dokumen.ts';
import { dokumenFields } from '#domain/faktur/dokumen-fields.ts';
import { kindOf } from '#domain/faktur/dokumen-kinds.ts';
import { dokumenKeluaranElements, dokumenMasukanElements } from '#domain/faktur/dokumen-xml.ts';
import { elementsOf } from '../elements-of.ts';
import { cancelingOffice, type DocumentLine } from '../translate.ts';
import { headOf, sender, text } from '../wire-pieces.ts';
import type { DokumenCrediting } from './crediting.ts';
import type { DokumenOffice, OutgoingDokumen } from './port.ts';
import type { PrepopulatedLine } from './prepopulated.ts';

const maps = { out: dokumenKeluaranElements, in: dokumenMasukanElements } as const;
const sent = { ...sender, replacesNumber: text.nullable() };

export const dokumenDocument = z.discriminatedUnion('side', [
  z.strictObject({
    ...sent,
    side: z.literal('out'),
    head: headOf(maps.out, ['TaxBase', 'VAT', 'STLG'], ['AdditionalInformation', 'Reference']),
  }),
  z.strictObject({
    ...sent,
    side: z.literal('in'),
    head: headOf(maps.in, ['TotalTaxBase', 'TotalVAT', 'TotalSTLG']),
  }),
]);
export type DokumenDocument = z.infer<typeof dokumenDocument>;

export const contentOf = (document: DokumenDocument) =>
  document.side === 'out'
    ? {
        type: document.head.TransactionType,
        detail: document.head.TransactionDetail,
        paper: document.head.TransactionDocument,
        number: document.head.DocumentNumber,
        date: document.head.DocumentDate,
        party: document.head.BuyerTIN,
        dpp: document.head.TaxBase,
        ppn: document.head.VAT,
        ppnbm: document.head.STLG,
      }
    : {
        type: document.head.TrxType,
        detail: document.head.TrxCode,
        paper: document.head.TrxDocument,
        number: document.head.SpecialDocNo,
        date: document.head.SpecialDocDate,
        party: document.head.SellerTin,
        dpp: document.head.TotalTaxBase,
        ppn: document.head.TotalVAT,
        ppnbm: document.head.TotalSTLG,
      };

export const dokumenDocumentOf = ({
  tin,
  replacesNumber,
  signee,
  dokumen,
}: OutgoingDokumen): DokumenDocument | null => {
  const input = dokumenInputOf(dokumen);
  const { side } = kindOf(input.documentKind);
  const head = elementsOf<DokumenInput>(maps[side], input);
  const content = { tin, replacesNumber, signee: { name: signee.name, npwp: signee.npwp }, side, head };
  return dokumenDocument.safeParse(content).data ?? null;
};

const ours = fieldsByElement(dokumenFields, 'input');

export type DokumenRequest = 'cancel';
export type DokumenLine = DocumentLine<DokumenDocument, DokumenRequest> & PrepopulatedLine & DokumenCrediting;

export const dokumenOffice = (about: { name: string; simulated: boolean }, line: DokumenLine): DokumenOffice => ({
  ...cancelingOffice(
    about,
    {
      sendable: dokumenDocumentOf,
      fieldOf: (path) => ours[path ?? ''],
      unsendable: 'Dokumen belum lengkap untuk dikirim.',
    },
    line,
  ),
  prepopulated: ({ companyId: _, ...params }) => line.prepopulated(params),
  decide: ({ companyId: _, ...content }, key) => line.decide(content, key),
});
