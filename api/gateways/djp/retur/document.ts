import { z } from 'zod';
import { returDocumentElements, returRowElements, returXmlLines } from '#domain/faktur/retur-xml.ts';
import { elementsOf } from '../elements-of.ts';
import { cancelingOffice, type DocumentLine } from '../translate.ts';
import { amount, decimal, sender, text } from '../wire-pieces.ts';
import type { OutgoingRetur, ReturOffice } from './port.ts';
import type { ReturnedLine } from './returned.ts';

export const returDocument = z.strictObject({
  ...sender,
  head: z.strictObject({
    InvoiceNumber: text,
    SellerTIN: text,
    ReturnDate: text,
    ReturnTaxBase: amount,
    ReturnOtherTaxBase: amount,
    ReturnVAT: amount,
    ReturnSTLG: amount,
  }),
  rows: z
    .array(
      z.strictObject({
        Type: text,
        Name: text,
        Code: text,
        Quantity: decimal,
        Unit: text,
        UnitPrice: decimal,
        STLGRate: amount,
        ReturnQuantity: decimal,
        ReturnDiscount: amount,
        ReturnTaxBase: amount,
        ReturnOtherTaxBase: amount,
        ReturnOtherTaxBaseCheck: z.enum(['true', 'false']),
        ReturnVAT: amount,
        ReturnSTLG: amount,
      }),
    )
    .max(10_000),
});
export type ReturDocument = z.infer<typeof returDocument>;

export const returDocumentOf = ({ tin, signee, retur, origin }: OutgoingRetur): ReturDocument | null =>
  returDocument.safeParse({
    tin,
    signee: { name: signee.name, npwp: signee.npwp },
    head: elementsOf(returDocumentElements, retur),
    rows: returXmlLines(retur, origin).map((line) => elementsOf(returRowElements, line)),
  }).data ?? null;

const ours: Readonly<Record<string, string>> = { ReturnDate: 'date', InvoiceNumber: 'originNumber' };

const fieldOf = (path: string | undefined): string | undefined => {
  const [, at] = /^rows\.(\d+)\./.exec(path ?? '') ?? [];
  return at === undefined ? ours[path ?? ''] : `lines.${at}.quantity`;
};

export type ReturRequest = 'cancel';
export type ReturLine = DocumentLine<ReturDocument, ReturRequest> & ReturnedLine;

export const returOffice = (about: { name: string; simulated: boolean }, line: ReturLine): ReturOffice => ({
  ...cancelingOffice(
    about,
    { sendable: returDocumentOf, fieldOf, unsendable: 'Retur belum lengkap untuk dikirim.' },
    line,
  ),
  pullReturned: ({ companyId: _, ...params }) => line.pullReturned(params),
  answerBuyer: ({ companyId: _, objectId: __, ...input }, key) => line.answerBuyer(input, key),
});
