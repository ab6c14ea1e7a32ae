import type { FieldKey } from './fields.ts';

/** TaxInvoice > element, to our field. The names are those the writer's table holds; a test compares them. */
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

/** GoodService > element, to our field. */
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

/** The field of an element, safe against names every object has. */
export const fieldOf = (table: Readonly<Record<string, FieldKey>>, name: string): FieldKey | undefined =>
  Object.hasOwn(table, name) ? table[name] : undefined;
