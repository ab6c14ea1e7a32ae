import type { RawDocument } from '../raw.ts';
import { linedBulk } from '../xml/lined-bulk.ts';
import { type FieldKey, fakturFields, fakturLimits } from './fields.ts';

/** A test compares the names with the writer's table. */
export const invoiceFields: Readonly<Record<string, FieldKey>> = {
  TaxInvoiceDate: 'date',
  TaxInvoiceOpt: 'type',
  TrxCode: 'code',
  AddInfo: 'addInfo',
  CustomDoc: 'customDoc',
  CustomDocMonthYear: 'customDocPeriod',
  RefDesc: 'reference',
  FacilityStamp: 'facilityStamp',
  SellerIDTKU: 'ownNitku',
  BuyerTin: 'counterpartyNpwp',
  BuyerDocument: 'counterpartyDocument',
  BuyerCountry: 'counterpartyCountry',
  BuyerDocumentNumber: 'counterpartyDocumentNumber',
  BuyerName: 'counterpartyName',
  BuyerAdress: 'counterpartyAddress',
  BuyerEmail: 'counterpartyEmail',
  BuyerIDTKU: 'counterpartyNitku',
};

export const goodFields: Readonly<Record<string, FieldKey>> = {
  Opt: 'opt',
  Code: 'goodsCode',
  Name: 'goodsName',
  Unit: 'unit',
  Price: 'price',
  Qty: 'quantity',
  TotalDiscount: 'discount',
  TaxBase: 'dpp',
  OtherTaxBase: 'otherDpp',
  VATRate: 'ppnRate',
  VAT: 'ppn',
  STLGRate: 'ppnbmRate',
  STLG: 'ppnbm',
};

/** Refuses another root, another company's TIN, document types, and files that are too deep or too large. */
export const readTaxInvoiceBulk = (
  bytes: Uint8Array,
  npwp: string,
  take: (document: RawDocument) => void,
): Promise<void> =>
  linedBulk<FieldKey>(
    {
      root: 'TaxInvoiceBulk',
      document: 'TaxInvoice',
      head: 'TaxInvoice',
      line: 'GoodService',
      headFields: invoiceFields,
      lineFields: goodFields,
      fields: fakturFields,
      limits: fakturLimits,
    },
    { bytes, npwp, take },
  );
