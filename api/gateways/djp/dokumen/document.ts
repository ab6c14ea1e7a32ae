import { z } from 'zod';
import { type DokumenInput, dokumenInputOf } from '#domain/faktur/dokumen.ts';
import { kindOf } from '#domain/faktur/dokumen-kinds.ts';
import { dokumenKeluaranElements, dokumenMasukanElements } from '#domain/faktur/dokumen-xml.ts';
import { elementsOf } from '../elements-of.ts';
import { type DocumentLine, documentOffice } from '../translate.ts';
import type { DokumenCrediting } from './crediting.ts';
import type { DokumenOffice, OutgoingDokumen } from './port.ts';
import type { PrepopulatedLine } from './prepopulated.ts';

const text = z.string().max(1000);
const amount = z.string().regex(/^\d{1,14}(\.\d{1,2})?$/);
const sent = { tin: text, replacesNumber: text.nullable(), signee: z.strictObject({ name: text, npwp: text }) };

/** Another document as the office takes it over a line: the elements of its import file by their own names, and who signs. Numbers are decimal text. */
export const dokumenDocument = z.discriminatedUnion('side', [
  z.strictObject({
    ...sent,
    side: z.literal('out'),
    head: z.strictObject({
      TransactionType: text,
      TransactionDetail: text,
      TransactionDocument: text,
      AdditionalInformation: text.nullable(),
      DocumentNumber: text,
      DocumentDate: text,
      Reference: text.nullable(),
      BuyerTIN: text,
      BuyerName: text,
      BuyerAddress: text,
      TaxBase: amount,
      VAT: amount,
      STLG: amount,
    }),
  }),
  z.strictObject({
    ...sent,
    side: z.literal('in'),
    head: z.strictObject({
      SpecialDocNo: text,
      SpecialDocDate: text,
      TrxType: text,
      TrxCode: text,
      TrxDocument: text,
      TaxPeriodMonth: text,
      TaxPeriodYear: text,
      TotalTaxBase: amount,
      TotalVAT: amount,
      TotalSTLG: amount,
      SellerTin: text,
      SellerName: text,
    }),
  }),
]);
export type DokumenDocument = z.infer<typeof dokumenDocument>;

const maps = { out: dokumenKeluaranElements, in: dokumenMasukanElements } as const;

/** A document in the office's words; null where it is not complete enough to be sent at all. */
export const dokumenDocumentOf = ({
  tin,
  replacesNumber,
  signee,
  dokumen,
}: OutgoingDokumen): DokumenDocument | null => {
  const input = dokumenInputOf(dokumen);
  const { side } = kindOf(input.documentKind);
  const head = elementsOf<DokumenInput>(maps[side], input);
  const said = { tin, replacesNumber, signee: { name: signee.name, npwp: signee.npwp }, side, head };
  return dokumenDocument.safeParse(said).data ?? null;
};

const ours: Readonly<Record<string, keyof DokumenInput>> = {
  ...{ DocumentNumber: 'number', SpecialDocNo: 'number', DocumentDate: 'date', SpecialDocDate: 'date' },
  ...{ TransactionType: 'documentKind', TrxType: 'documentKind', TransactionDocument: 'documentKind' },
  ...{ TrxDocument: 'documentKind', TransactionDetail: 'code', TrxCode: 'code', Reference: 'reference' },
  ...{ BuyerTIN: 'counterpartyNpwp', SellerTin: 'counterpartyNpwp', BuyerName: 'counterpartyName' },
  ...{ TaxBase: 'dpp', TotalTaxBase: 'dpp', VAT: 'ppn', TotalVAT: 'ppn', STLG: 'ppnbm', TotalSTLG: 'ppnbm' },
};

export type DokumenRequest = 'cancel';
export type DokumenLine = DocumentLine<DokumenDocument, DokumenRequest> & PrepopulatedLine & DokumenCrediting;

/** The office's side of other documents over a line. */
export const dokumenOffice = (about: { name: string; simulated: boolean }, line: DokumenLine): DokumenOffice => {
  const { send, ask, request } = documentOffice(
    {
      sendable: dokumenDocumentOf,
      fieldOf: (path) => ours[path ?? ''],
      unsendable: 'Dokumen belum lengkap untuk dikirim.',
    },
    line,
  );
  return {
    ...about,
    send,
    ask,
    cancel: (document, reason, key) => request('cancel', document, reason, key),
    prepopulated: ({ companyId: _, ...asked }) => line.prepopulated(asked),
    decide: ({ companyId: _, ...said }, key) => line.decide(said, key),
  };
};
