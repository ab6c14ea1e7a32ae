import type { DokumenSide } from '#domain/faktur/dokumen-kinds.ts';
import type { DokumenField } from './fields.ts';

/** Elements of each XML file, by our field; the masa of an incoming document is that of its day. */
export const dokumenElements: Readonly<Record<DokumenSide, Readonly<Record<string, DokumenField>>>> = {
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
