import type { RawDocument } from '../raw.ts';
import { dayFirst, linedBulk } from '../xml/lined-bulk.ts';
import { type ReturField, returFields, returLimits } from './fields.ts';

export const RETUR_ROOT = 'InputTaxInvoiceReturn';

/** Totals are not read because they follow from the rows. */
const documentFields: Readonly<Record<string, ReturField>> = {
  InvoiceNumber: 'number',
  SellerTIN: 'counterpartyNpwp',
  ReturnDate: 'date',
};

const rowFields: Readonly<Record<string, ReturField>> = {
  Name: 'goodsName',
  Code: 'goodsCode',
  Quantity: 'invoiced',
  Unit: 'unit',
  UnitPrice: 'price',
  ReturnQuantity: 'quantity',
  ReturnDiscount: 'discount',
  ReturnTaxBase: 'dpp',
  ReturnOtherTaxBase: 'otherDpp',
  ReturnVAT: 'ppn',
  ReturnSTLG: 'ppnbm',
};

/** Refuses another root, another company's TIN, document types, and files that are too deep or too large. */
export const readReturXml = (bytes: Uint8Array, npwp: string, take: (document: RawDocument) => void): Promise<void> =>
  linedBulk<ReturField>(
    {
      root: RETUR_ROOT,
      document: 'InputReturnData',
      head: 'TransactionDocumentData',
      line: 'Rows',
      headFields: documentFields,
      lineFields: rowFields,
      textOf: (field, text) => (field === 'date' ? dayFirst(text) : text),
      fields: returFields,
      limits: returLimits,
    },
    { bytes, npwp, take },
  );
