import { z } from 'zod';
import { fieldsByElement } from '#domain/definition/field-table.ts';
import { kindOf } from '#domain/faktur/dokumen-kinds.ts';
import { returDokumenFields } from '#domain/faktur/retur-dokumen-fields.ts';
import { type ReturDokumenPaper, returDokumenElements } from '#domain/faktur/retur-dokumen-xml.ts';
import { elementsOf } from '../elements-of.ts';
import { cancelingOffice, type DocumentLine } from '../translate.ts';
import { headOf, sender } from '../wire-pieces.ts';
import type { OutgoingReturDokumen, ReturDokumenOffice } from './port.ts';

const amounts = ['ReturnTaxBase', 'ReturnVAT', 'ReturnSTLG'] as const;

export const returDokumenDocument = z.discriminatedUnion('side', [
  z.strictObject({ ...sender, side: z.literal('out'), head: headOf(returDokumenElements.out, amounts) }),
  z.strictObject({ ...sender, side: z.literal('in'), head: headOf(returDokumenElements.in, amounts) }),
]);
export type ReturDokumenDocument = z.infer<typeof returDokumenDocument>;

export const returDokumenDocumentOf = ({
  retur,
  origin,
  ...sender
}: OutgoingReturDokumen): ReturDokumenDocument | null => {
  if (retur.documentKind === null) return null;
  const { side } = kindOf(retur.documentKind);
  const head = elementsOf<ReturDokumenPaper>(returDokumenElements[side], { ...retur, origin });
  return returDokumenDocument.safeParse({ ...sender, side, head }).data ?? null;
};

const ours = fieldsByElement(returDokumenFields, 'input');

export type ReturDokumenRequest = 'cancel';
export type ReturDokumenLine = DocumentLine<ReturDokumenDocument, ReturDokumenRequest>;

export const returDokumenOffice = (
  about: { name: string; simulated: boolean },
  line: ReturDokumenLine,
): ReturDokumenOffice =>
  cancelingOffice(
    about,
    {
      sendable: returDokumenDocumentOf,
      fieldOf: (path) => ours[path ?? ''],
      unsendable: 'Retur belum lengkap untuk dikirim.',
    },
    line,
  );
