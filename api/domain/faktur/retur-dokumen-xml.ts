import { type XmlBulk, type XmlMap, xmlDecimal } from '../definition/xml.ts';
import { kindOf } from './dokumen-kinds.ts';
import type { FakturRow } from './record.ts';
import type { ReturDokumenRow } from './retur-dokumen.ts';
import { dayMonthYear } from './retur-xml.ts';
import { bySide } from './sides.ts';

/** A return with the fields of the returned document that its file repeats. */
export type ReturDokumenPaper = Omit<ReturDokumenRow, 'kind' | 'uncreditReason'> & {
  readonly origin: Pick<FakturRow, 'kind' | 'uncreditReason'>;
};

/** TransactionType of an incoming document that is not credited, of any kind. */
const UNCREDITED = '05';

const paperOf = ({ documentKind }: Pick<ReturDokumenRow, 'documentKind'>) => kindOf(documentKind ?? 'AS_INVOICE_OUT');

const numbers = [
  ['DocumentNumber', 'originNumber'],
  ['ReturnDocumentNumber', 'number'],
  ['TransactionType', (of) => (of.origin.uncreditReason ? UNCREDITED : paperOf(of).transaction)],
  // 2 if the returned document is a replacement. A wrong return is cancelled and made again, never replaced.
  ['DocumentType', ({ origin }) => (origin.kind === 'NORMAL_SUBS' ? '2' : '1')],
  ['TransactionDetail', 'code'],
  // Two digits here, one in the file of the document itself.
  ['TransactionDocument', (of) => paperOf(of).document.padStart(2, '0')],
] as const satisfies XmlMap<ReturDokumenPaper>;

const returned = [
  ['ReturnTaxBase', ({ dpp }) => xmlDecimal(dpp)],
  ['ReturnVAT', ({ ppn }) => xmlDecimal(ppn)],
  ['ReturnSTLG', ({ ppnbm }) => xmlDecimal(ppnbm)],
] as const satisfies XmlMap<ReturDokumenPaper>;

/**
 * OutputSpecialDocReturn > OutputReturnData, in the office's order; the date is at another position than on the other
 * side.
 */
const out = [
  ...numbers,
  ['DocumentDate', ({ date }) => dayMonthYear(date)],
  ['BuyerTIN', 'counterpartyNpwp'],
  ['BuyerTaxpayerName', 'counterpartyName'],
  ['BuyerAddress', 'counterpartyAddress'],
  ...returned,
] as const satisfies XmlMap<ReturDokumenPaper>;

/** InputSpecialDocReturn > InputReturnData, in the office's order. */
const incoming = [
  ...numbers,
  ['DocumentDate', 'date'],
  ['Period', ({ date }) => date.slice(5, 7)],
  ['Year', ({ date }) => date.slice(0, 4)],
  ['SellerTIN', 'counterpartyNpwp'],
  ['SellerTaxpayerName', 'counterpartyName'],
  ...returned,
] as const satisfies XmlMap<ReturDokumenPaper>;

export const returDokumenElements = { out, in: incoming };

const XSI = 'xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"';

const ends = {
  out: { word: 'Output', attributes: ` xsi:noNamespaceSchemaLocation="schema.xsd" ${XSI}` },
  in: { word: 'Input', attributes: '' },
} as const;

export const returDokumenXml = bySide((side): XmlBulk<ReturDokumenPaper> => {
  const { word, attributes } = ends[side];
  const root = `${word}SpecialDocReturn`;
  return {
    root,
    list: `${word}ReturnDataList`,
    one: `${word}ReturnData`,
    opening: `<${root}${attributes}>`,
    map: returDokumenElements[side],
  };
});
