import { z } from 'zod';
import { kindOf } from '#domain/faktur/dokumen-kinds.ts';
import type { ReturDokumenInput } from '#domain/faktur/retur-dokumen.ts';
import {
  type ReturDokumenPaper,
  returDokumenKeluaranElements,
  returDokumenMasukanElements,
} from '#domain/faktur/retur-dokumen-xml.ts';
import { elementsOf } from '../elements-of.ts';
import { cancelingOffice, type DocumentLine } from '../translate.ts';
import { headOf, sender } from '../wire-pieces.ts';
import type { OutgoingReturDokumen, ReturDokumenOffice } from './port.ts';

const maps = { out: returDokumenKeluaranElements, in: returDokumenMasukanElements } as const;
const amounts = ['ReturnTaxBase', 'ReturnVAT', 'ReturnSTLG'] as const;

export const returDokumenDocument = z.discriminatedUnion('side', [
  z.strictObject({ ...sender, side: z.literal('out'), head: headOf(maps.out, amounts) }),
  z.strictObject({ ...sender, side: z.literal('in'), head: headOf(maps.in, amounts) }),
]);
export type ReturDokumenDocument = z.infer<typeof returDokumenDocument>;

export const returDokumenDocumentOf = ({
  tin,
  signee,
  retur,
  origin,
}: OutgoingReturDokumen): ReturDokumenDocument | null => {
  if (retur.documentKind === null) return null;
  const { side } = kindOf(retur.documentKind);
  const head = elementsOf<ReturDokumenPaper>(maps[side], { ...retur, origin });
  const content = { tin, signee: { name: signee.name, npwp: signee.npwp }, side, head };
  return returDokumenDocument.safeParse(content).data ?? null;
};

const ours: Readonly<Record<string, keyof ReturDokumenInput>> = {
  DocumentNumber: 'originId',
  ReturnDocumentNumber: 'number',
  DocumentDate: 'date',
  ReturnTaxBase: 'dpp',
  ReturnVAT: 'ppn',
  ReturnSTLG: 'ppnbm',
};

export type ReturDokumenRequest = 'cancel';
export type ReturDokumenLine = DocumentLine<ReturDokumenDocument, ReturDokumenRequest>;

const words = {
  sendable: returDokumenDocumentOf,
  fieldOf: (path: string | undefined) => ours[path ?? ''],
  unsendable: 'Retur belum lengkap untuk dikirim.',
};

export const returDokumenOffice = (
  about: { name: string; simulated: boolean },
  line: ReturDokumenLine,
): ReturDokumenOffice => cancelingOffice(about, words, line);
