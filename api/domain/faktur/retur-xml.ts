import { type XmlMap, xmlDecimal } from '../definition/xml.ts';
import type { Faktur, FakturLine } from './record.ts';
import type { Retur } from './retur.ts';

/** A day as files of returns have it: DD-MM-YYYY. */
export const dayMonthYear = (day: string): string => day.split('-').reverse().join('-');

/** A line that goes back, and how much of it was invoiced. */
export type ReturXmlLine = FakturLine & { readonly invoiced: string };

/** The lines of a return beside those of its invoice. The office wants every line of it, 0 of what stays. */
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
 * TransactionDetailsData > Rows. The formula of the template makes ReturnTaxBase of ReturnQuantity × UnitPrice, as if no invoice had a discount. Ours is
 * less ReturnDiscount: the invoice's own base is less its discount, all its returns together may not come to more than that base, and the office holds
 * them against the invoice. Without a discount the two are the same.
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

/** TransactionDetailsData > FooterRow: the sums of the rows, which the head repeats. */
export const returFooterElements: XmlMap<Retur> = [
  ['ReturnTaxBaseTotal', ({ dpp }) => xmlDecimal(dpp)],
  ['ReturnOtherTaxBaseTotal', ({ otherDpp }) => xmlDecimal(otherDpp)],
  ['ReturnVATTotal', ({ ppn }) => xmlDecimal(ppn)],
  ['ReturnSTLGTotal', ({ ppnbm }) => xmlDecimal(ppnbm)],
];
