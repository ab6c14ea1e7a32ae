import { type XmlMap, xmlDecimal } from '../definition/xml.ts';
import type { Faktur, FakturLine } from './record.ts';
import type { Retur } from './retur.ts';

/** A date in the format of files of returns: DD-MM-YYYY. */
export const dayMonthYear = (day: string): string => day.split('-').reverse().join('-');

export type ReturXmlLine = FakturLine & { readonly invoiced: string };

/** The lines of a return with those of its invoice. The office requires every line, with 0 if it is not returned. */
export const returXmlLines = (retur: Pick<Retur, 'lines'>, origin: Pick<Faktur, 'lines'>): ReturXmlLine[] =>
  retur.lines.map((line, at) => ({ ...line, invoiced: origin.lines[at]?.quantity ?? line.quantity }));

/** InputReturnData > TransactionDocumentData (Retur PM template), in the office's order. */
export const returDocumentElements: XmlMap<Retur> = [
  ['InvoiceNumber', 'originNumber'],
  ['SellerTIN', 'counterpartyNpwp'],
  ['ReturnDate', ({ date }) => dayMonthYear(date)],
  ['ReturnTaxBase', ({ dpp }) => xmlDecimal(dpp)],
  ['ReturnOtherTaxBase', ({ otherDpp }) => xmlDecimal(otherDpp)],
  ['ReturnVAT', ({ ppn }) => xmlDecimal(ppn)],
  ['ReturnSTLG', ({ ppnbm }) => xmlDecimal(ppnbm)],
];

/**
 * TransactionDetailsData > Rows. The template calculates ReturnTaxBase as ReturnQuantity × UnitPrice, as if no invoice
 * had a discount. Here ReturnDiscount is subtracted: all returns together may not exceed the invoice's base, which is
 * less its discount. Without a discount both are equal.
 */
export const returRowElements: XmlMap<ReturXmlLine> = [
  ['Type', 'opt'],
  ['Name', 'name'],
  ['Code', 'code'],
  ['Quantity', ({ invoiced }) => xmlDecimal(invoiced)],
  ['Unit', 'unit'],
  ['UnitPrice', ({ price }) => xmlDecimal(price)],
  ['STLGRate', 'ppnbmRate'],
  ['ReturnQuantity', ({ quantity }) => xmlDecimal(quantity)],
  ['ReturnDiscount', ({ discount }) => xmlDecimal(discount)],
  ['ReturnTaxBase', ({ dpp }) => xmlDecimal(dpp)],
  ['ReturnOtherTaxBase', ({ otherDpp }) => xmlDecimal(otherDpp)],
  ['ReturnOtherTaxBaseCheck', ({ base }) => String(base !== 'FULL')],
  ['ReturnVAT', ({ ppn }) => xmlDecimal(ppn)],
  ['ReturnSTLG', ({ ppnbm }) => xmlDecimal(ppnbm)],
];

/** TransactionDetailsData > FooterRow: the sums of the rows, repeated in the head. */
export const returFooterElements: XmlMap<Retur> = [
  ['ReturnTaxBaseTotal', ({ dpp }) => xmlDecimal(dpp)],
  ['ReturnOtherTaxBaseTotal', ({ otherDpp }) => xmlDecimal(otherDpp)],
  ['ReturnVATTotal', ({ ppn }) => xmlDecimal(ppn)],
  ['ReturnSTLGTotal', ({ ppnbm }) => xmlDecimal(ppnbm)],
];
