import { type XmlBulk, type XmlMap, xmlDecimal } from '../definition/xml.ts';
import type { DokumenInput } from './dokumen.ts';
import { kindOf, needsInfo } from './dokumen-kinds.ts';

/** SpecialDocBulk > SpecialDoc (Dokumen Lain Keluaran template), in the office's order. */
export const dokumenKeluaranElements = [
  ['TransactionType', ({ documentKind }) => kindOf(documentKind).transaction],
  ['TransactionDetail', 'code'],
  ['TransactionDocument', ({ documentKind }) => kindOf(documentKind).document],
  // Only the number, without the prefix used in other files.
  ['AdditionalInformation', (of) => (needsInfo(of) && of.addInfo ? String(Number(of.addInfo.slice(-2))) : null)],
  ['DocumentNumber', 'number'],
  ['DocumentDate', 'date'],
  ['Reference', 'reference'],
  ['BuyerTIN', 'counterpartyNpwp'],
  ['BuyerName', 'counterpartyName'],
  ['BuyerAddress', 'counterpartyAddress'],
  ['TaxBase', ({ dpp }) => xmlDecimal(dpp)],
  ['VAT', ({ ppn }) => xmlDecimal(ppn)],
  ['STLG', ({ ppnbm }) => xmlDecimal(ppnbm)],
] as const satisfies XmlMap<DokumenInput>;

/** TransactionType of an incoming document that is not credited, of any kind. */
const UNCREDITED = '05';

/** InputSpecialDocBulk > SpecialDoc (Dokumen Lain Masukan template), in the office's order. */
export const dokumenMasukanElements = [
  ['SpecialDocNo', 'number'],
  ['SpecialDocDate', 'date'],
  ['TrxType', ({ documentKind, uncreditReason }) => (uncreditReason ? UNCREDITED : kindOf(documentKind).transaction)],
  ['TrxCode', 'code'],
  ['TrxDocument', ({ documentKind }) => kindOf(documentKind).document],
  ['TaxPeriodMonth', ({ date }) => String(Number(date.slice(5, 7)))],
  ['TaxPeriodYear', ({ date }) => date.slice(0, 4)],
  ['TotalTaxBase', ({ dpp }) => xmlDecimal(dpp)],
  ['TotalVAT', ({ ppn }) => xmlDecimal(ppn)],
  ['TotalSTLG', ({ ppnbm }) => xmlDecimal(ppnbm)],
  ['SellerTin', 'counterpartyNpwp'],
  ['SellerName', 'counterpartyName'],
] as const satisfies XmlMap<DokumenInput>;

const XSI = 'xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"';
const lists = { list: 'ListOfSpecialDoc', one: 'SpecialDoc' } as const;

export const dokumenXml = {
  out: {
    ...lists,
    root: 'SpecialDocBulk',
    map: dokumenKeluaranElements,
    opening: `<SpecialDocBulk xsi:noNamespaceSchemaLocation="schema.xsd" ${XSI}>`,
  },
  in: {
    ...lists,
    root: 'InputSpecialDocBulk',
    map: dokumenMasukanElements,
    opening: `<InputSpecialDocBulk xsi:noNamespaceSchemaLocation="SpecialInput.xsd" ${XSI}>`,
  },
} as const satisfies Record<'out' | 'in', XmlBulk<DokumenInput>>;
