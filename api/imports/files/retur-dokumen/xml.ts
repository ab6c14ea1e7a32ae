import type { DokumenSide } from '#domain/faktur/dokumen-kinds.ts';
import type { RawDocument } from '../raw.ts';
import { dayFirst, linedBulk } from '../xml/lined-bulk.ts';
import { type ReturDokumenField, returDokumenFields, returDokumenLimits } from './fields.ts';

/** What a file of each side begins with, and the element a return stands in. */
const names = {
  out: { root: 'OutputSpecialDocReturn', one: 'OutputReturnData' },
  in: { root: 'InputSpecialDocReturn', one: 'InputReturnData' },
} as const;

export const returDokumenRoots = { out: names.out.root, in: names.in.root } as const;

/** Element of either file, to our field. Types, detail, paper and address are those of the document that goes back, the masa that of the day. */
const elements: Readonly<Record<string, ReturDokumenField>> = {
  DocumentNumber: 'originNumber',
  ReturnDocumentNumber: 'number',
  DocumentDate: 'date',
  BuyerTIN: 'counterpartyNpwp',
  BuyerTaxpayerName: 'counterpartyName',
  SellerTIN: 'counterpartyNpwp',
  SellerTaxpayerName: 'counterpartyName',
  ReturnTaxBase: 'dpp',
  ReturnVAT: 'ppn',
  ReturnSTLG: 'ppnbm',
};

/** Reads the office's file of one side. Refuses another root, another company's TIN, document types, too deep or too large. */
export const readReturDokumenXml =
  (side: DokumenSide) =>
  (bytes: Uint8Array, npwp: string, take: (document: RawDocument) => void): Promise<void> => {
    const { root, one } = names[side];
    return linedBulk<ReturDokumenField>(
      {
        ...{ root, document: one, head: one, line: '' },
        ...{ headFields: elements, lineFields: {}, fields: returDokumenFields, limits: returDokumenLimits },
        textOf: (field, text) => (field === 'date' ? dayFirst(text) : text),
      },
      { bytes, npwp, take },
    );
  };
