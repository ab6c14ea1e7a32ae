import { element, elements } from '#domain/definition/xml.ts';
import type { Faktur } from '#domain/faktur/record.ts';
import type { Retur } from '#domain/faktur/retur.ts';
import {
  returDocumentElements,
  returFooterElements,
  returRowElements,
  returXmlLines,
} from '#domain/faktur/retur-xml.ts';

export type ReturWithOrigin = { readonly retur: Retur; readonly origin: Pick<Faktur, 'lines'> };

const returXml = ({ retur, origin }: ReturWithOrigin): string => {
  const rows = returXmlLines(retur, origin).map((line) => `<Rows>${elements(returRowElements, line)}</Rows>\n`);
  return (
    '<InputReturnData>\n' +
    `<TransactionDocumentData>${elements(returDocumentElements, retur)}</TransactionDocumentData>\n` +
    `<TransactionDetailsData>\n${rows.join('')}<FooterRow>${elements(returFooterElements, retur)}</FooterRow>\n` +
    '</TransactionDetailsData>\n</InputReturnData>\n'
  );
};

export async function* writeReturXml(
  tin: string,
  returs: Iterable<ReturWithOrigin> | AsyncIterable<ReturWithOrigin>,
): AsyncGenerator<string> {
  yield `<?xml version="1.0" encoding="UTF-8"?>\n<InputTaxInvoiceReturn>\n${element('TIN', tin)}\n<InputReturnDataList>\n`;
  for await (const one of returs) yield returXml(one);
  yield '</InputReturnDataList>\n</InputTaxInvoiceReturn>\n';
}
