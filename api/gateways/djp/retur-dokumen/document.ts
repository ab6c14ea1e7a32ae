import { z } from 'zod';
import { kindOf } from '#domain/faktur/dokumen-kinds.ts';
import type { ReturDokumenInput } from '#domain/faktur/retur-dokumen.ts';
import {
  type ReturDokumenPaper,
  returDokumenKeluaranElements,
  returDokumenMasukanElements,
} from '#domain/faktur/retur-dokumen-xml.ts';
import { elementsOf } from '../elements-of.ts';
import { type DocumentLine, documentOffice } from '../translate.ts';
import type { OutgoingReturDokumen, ReturDokumenOffice } from './port.ts';

const text = z.string().max(1000);
const amount = z.string().regex(/^\d{1,14}(\.\d{1,2})?$/);
const sent = { tin: text, signee: z.strictObject({ name: text, npwp: text }) };
const numbers = {
  DocumentNumber: text,
  ReturnDocumentNumber: text,
  TransactionType: text,
  DocumentType: text,
  TransactionDetail: text,
  TransactionDocument: text,
  DocumentDate: text,
};
const returned = { ReturnTaxBase: amount, ReturnVAT: amount, ReturnSTLG: amount };

/** A return as the office takes it over a line: the elements of its import file by their own names, and who signs. Numbers are decimal text. */
export const returDokumenDocument = z.discriminatedUnion('side', [
  z.strictObject({
    ...sent,
    side: z.literal('out'),
    head: z.strictObject({ ...numbers, BuyerTIN: text, BuyerTaxpayerName: text, BuyerAddress: text, ...returned }),
  }),
  z.strictObject({
    ...sent,
    side: z.literal('in'),
    head: z.strictObject({
      ...numbers,
      ...{ Period: text, Year: text, SellerTIN: text, SellerTaxpayerName: text },
      ...returned,
    }),
  }),
]);
export type ReturDokumenDocument = z.infer<typeof returDokumenDocument>;

const maps = { out: returDokumenKeluaranElements, in: returDokumenMasukanElements } as const;

/** A return in the office's words; null where it is not complete enough to be sent at all. */
export const returDokumenDocumentOf = ({
  tin,
  signee,
  retur,
  origin,
}: OutgoingReturDokumen): ReturDokumenDocument | null => {
  if (retur.documentKind === null) return null;
  const { side } = kindOf(retur.documentKind);
  const head = elementsOf<ReturDokumenPaper>(maps[side], { ...retur, origin });
  const said = { tin, signee: { name: signee.name, npwp: signee.npwp }, side, head };
  return returDokumenDocument.safeParse(said).data ?? null;
};

const ours: Readonly<Record<string, keyof ReturDokumenInput>> = {
  ...{ DocumentNumber: 'originId', ReturnDocumentNumber: 'number', DocumentDate: 'date' },
  ...{ ReturnTaxBase: 'dpp', ReturnVAT: 'ppn', ReturnSTLG: 'ppnbm' },
};

export type ReturDokumenRequest = 'cancel';
export type ReturDokumenLine = DocumentLine<ReturDokumenDocument, ReturDokumenRequest>;

/** The office's side of returns of other documents over a line. */
export const returDokumenOffice = (
  about: { name: string; simulated: boolean },
  line: ReturDokumenLine,
): ReturDokumenOffice => {
  const { send, ask, request } = documentOffice(
    {
      sendable: returDokumenDocumentOf,
      fieldOf: (path) => ours[path ?? ''],
      unsendable: 'Retur belum lengkap untuk dikirim.',
    },
    line,
  );
  return { ...about, send, ask, cancel: (document, reason, key) => request('cancel', document, reason, key) };
};
