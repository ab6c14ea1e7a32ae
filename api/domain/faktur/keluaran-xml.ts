import { type XmlMap, xmlDecimal } from '../definition/xml.ts';
import type { Faktur, FakturLine } from './record.ts';

const monthYear = (period: string | null): string | null => (period ? period.slice(5, 7) + period.slice(0, 4) : null);

/** Element names and order of TaxInvoiceBulk > TaxInvoice (Faktur PK template v1.6.1), in the office's spelling. */
export const taxInvoiceElements: XmlMap<Faktur> = [
  ['TaxInvoiceDate', 'date'],
  ['TaxInvoiceOpt', () => 'Normal'],
  ['TrxCode', 'code'],
  ['AddInfo', 'addInfo'],
  ['CustomDoc', 'customDoc'],
  ['CustomDocMonthYear', (faktur) => monthYear(faktur.customDocPeriod)],
  ['RefDesc', 'reference'],
  ['FacilityStamp', 'facilityStamp'],
  ['SellerIDTKU', 'ownNitku'],
  ['BuyerTin', 'counterpartyNpwp'],
  ['BuyerDocument', 'counterpartyDocument'],
  ['BuyerCountry', 'counterpartyCountry'],
  [
    'BuyerDocumentNumber',
    (faktur) => (faktur.counterpartyDocument === 'TIN' ? '-' : faktur.counterpartyDocumentNumber),
  ],
  ['BuyerName', 'counterpartyName'],
  ['BuyerAdress', 'counterpartyAddress'],
  ['BuyerEmail', 'counterpartyEmail'],
  ['BuyerIDTKU', 'counterpartyNitku'],
];

export const goodServiceElements: XmlMap<FakturLine> = [
  ['Opt', 'opt'],
  ['Code', 'code'],
  ['Name', 'name'],
  ['Unit', 'unit'],
  ['Price', (line) => xmlDecimal(line.price)],
  ['Qty', (line) => xmlDecimal(line.quantity)],
  ['TotalDiscount', (line) => xmlDecimal(line.discount)],
  ['TaxBase', (line) => xmlDecimal(line.dpp)],
  ['OtherTaxBase', (line) => xmlDecimal(line.otherDpp)],
  ['VATRate', 'ppnRate'],
  ['VAT', (line) => xmlDecimal(line.ppn)],
  ['STLGRate', 'ppnbmRate'],
  ['STLG', (line) => xmlDecimal(line.ppnbm)],
];

const places = (decimal: string): number => xmlDecimal(decimal).split('.')[1]?.length ?? 0;

/**
 * A message key, or null. The file has no element for substitutes, cancellations and stages (they are made in Coretax);
 * its decimals have two places; its only VAT rate is 12.
 */
export const leftOutOfXml = (faktur: Faktur): string | null => {
  if (faktur.kind === 'CANCELED') return 'faktur.xml.left_out.canceled';
  if (faktur.kind === 'NORMAL_SUBS') return 'faktur.xml.left_out.substitute';
  if (faktur.term !== 'EMPTY') return 'faktur.xml.left_out.stage';
  if (faktur.lines.length === 0) return 'faktur.xml.left_out.no_lines';
  if (faktur.lines.some((line) => places(line.price) > 2 || places(line.quantity) > 2))
    return 'faktur.xml.left_out.places';
  if (faktur.lines.some((line) => line.ppnRate !== '12')) return 'faktur.xml.left_out.rate';
  return null;
};
