import { sen, share } from '../definition/money.ts';
import { type XmlMap, xmlDecimal } from '../definition/xml.ts';
import { defaultBase } from './codes.ts';
import type { BaseScheme, CounterpartyDocument, Faktur, FakturInput, FakturLine, FakturLineInput } from './record.ts';

const monthYear = (period: string | null): string | null => (period ? period.slice(5, 7) + period.slice(0, 4) : null);

/** Element names and order of TaxInvoiceBulk > TaxInvoice (Faktur PK template v1.6.1), the office's spelling kept. */
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

/** ListOfGoodService > GoodService. */
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
 * Why the file cannot carry this invoice, as a message key, or null when it can. Substitutes, cancellations and stages have
 * no element in it (they are made in Coretax); its decimals have two places; its only VAT rate is 12.
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

const baseOf = (taxBase: string, otherBase: string, usual: BaseScheme): Pick<FakturLineInput, 'base' | 'ownBase'> => {
  const [dpp, other] = [sen(taxBase), sen(otherBase)];
  // Of a free line every share is nothing.
  if (dpp === 0 && other === 0 && usual !== 'OWN') return { base: usual, ownBase: null };
  if (other === dpp) return { base: 'FULL', ownBase: null };
  if (other === share(dpp, [11, 12], 'nearest')) return { base: 'ELEVEN_TWELFTHS', ownBase: null };
  return { base: 'OWN', ownBase: otherBase };
};

const orNull = (text: string | undefined): string | null => (text === undefined || text === '' ? null : text);

/**
 * An invoice as read from the file: elements by the office's names, all still text. The reader has checked that the
 * elements are there; whether the values are right is for the checks. Throws RangeError on amounts that are no decimals.
 */
export const fromTaxInvoice = (
  invoice: Readonly<Record<string, string>>,
  goods: readonly Readonly<Record<string, string>>[],
): FakturInput => {
  const text = (name: string): string => invoice[name] ?? '';
  const month = text('CustomDocMonthYear');
  const document = text('BuyerDocument') as CounterpartyDocument;
  return {
    date: text('TaxInvoiceDate'),
    code: text('TrxCode'),
    addInfo: orNull(invoice.AddInfo),
    facilityStamp: orNull(invoice.FacilityStamp),
    customDoc: orNull(invoice.CustomDoc),
    customDocPeriod: /^\d{6}$/.test(month) ? `${month.slice(2)}-${month.slice(0, 2)}` : null,
    reference: orNull(invoice.RefDesc),
    ownNitku: text('SellerIDTKU'),
    counterpartyDocument: document,
    counterpartyNpwp: text('BuyerTin'),
    counterpartyDocumentNumber: document === 'TIN' ? null : orNull(invoice.BuyerDocumentNumber),
    // Four public exporters write IND, India in ISO; beside an Indonesian tax number it means Indonesia.
    counterpartyCountry: document === 'TIN' && text('BuyerCountry') === 'IND' ? 'IDN' : text('BuyerCountry'),
    counterpartyName: text('BuyerName'),
    counterpartyAddress: text('BuyerAdress'),
    counterpartyEmail: orNull(invoice.BuyerEmail),
    counterpartyNitku: text('BuyerIDTKU'),
    term: 'EMPTY',
    advanceOf: null,
    stageDpp: null,
    lines: goods.map((good) => ({
      opt: good.Opt === 'B' ? 'B' : 'A',
      code: good.Code || '000000',
      name: good.Name ?? '',
      unit: good.Unit ?? '',
      price: good.Price ?? '',
      quantity: good.Qty ?? '',
      discount: good.TotalDiscount || '0',
      ...baseOf(
        good.TaxBase || '0',
        good.OtherTaxBase || '0',
        defaultBase(text('TrxCode'), Number(good.STLGRate || '0') > 0),
      ),
      ppnbmRate: good.STLGRate || '0',
    })),
  };
};
