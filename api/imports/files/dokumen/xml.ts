import type { DokumenSide } from '#domain/faktur/dokumen-kinds.ts';
import type { RawDocument } from '../raw.ts';
import { linedBulk } from '../xml/lined-bulk.ts';
import { type DokumenField, dokumenFields, dokumenLimits } from './fields.ts';

export const dokumenRoots = { out: 'SpecialDocBulk', in: 'InputSpecialDocBulk' } as const;

/** SpecialDoc > element of each file, to our field; the masa of an incoming one is that of its day. */
const elements: Readonly<Record<DokumenSide, Readonly<Record<string, DokumenField>>>> = {
  out: {
    TransactionType: 'transaction',
    TransactionDetail: 'code',
    TransactionDocument: 'document',
    AdditionalInformation: 'addInfo',
    DocumentNumber: 'number',
    DocumentDate: 'date',
    Reference: 'reference',
    BuyerTIN: 'counterpartyNpwp',
    BuyerName: 'counterpartyName',
    BuyerAddress: 'counterpartyAddress',
    TaxBase: 'dpp',
    VAT: 'ppn',
    STLG: 'ppnbm',
  },
  in: {
    SpecialDocNo: 'number',
    SpecialDocDate: 'date',
    TrxType: 'transaction',
    TrxCode: 'code',
    TrxDocument: 'document',
    TotalTaxBase: 'dpp',
    TotalVAT: 'ppn',
    TotalSTLG: 'ppnbm',
    SellerTin: 'counterpartyNpwp',
    SellerName: 'counterpartyName',
  },
};

/** Reads the office's file of one side. Refuses another root, another company's TIN, document types, too deep or too large. */
export const readDokumenXml =
  (side: DokumenSide) =>
  (bytes: Uint8Array, npwp: string, take: (document: RawDocument) => void): Promise<void> =>
    linedBulk<DokumenField>(
      {
        ...{ root: dokumenRoots[side], document: 'SpecialDoc', head: 'SpecialDoc', line: '' },
        ...{ headFields: elements[side], lineFields: {}, fields: dokumenFields, limits: dokumenLimits },
      },
      { bytes, npwp, take },
    );
