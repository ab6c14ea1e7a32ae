import { element, elements } from '#domain/definition/xml.ts';
import { goodServiceElements, taxInvoiceElements } from '#domain/faktur/keluaran-xml.ts';
import type { Faktur } from '#domain/faktur/record.ts';

/** Limit of Coretax for one file. */
export const INVOICES_PER_FILE = 1000;

const HEAD =
  '<?xml version="1.0" encoding="utf-8"?>\n' +
  '<TaxInvoiceBulk xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:noNamespaceSchemaLocation="TaxInvoice.xsd">\n';

const invoiceXml = (faktur: Faktur): string => {
  let goods = '';
  for (const line of faktur.lines) goods += `<GoodService>${elements(goodServiceElements, line)}</GoodService>\n`;
  return `<TaxInvoice>${elements(taxInvoiceElements, faktur)}<ListOfGoodService>\n${goods}</ListOfGoodService></TaxInvoice>\n`;
};

/** A stream, so that memory use does not grow with the number of invoices. */
export async function* writeTaxInvoiceXml(
  tin: string,
  fakturs: Iterable<Faktur> | AsyncIterable<Faktur>,
): AsyncGenerator<string> {
  yield `${HEAD}${element('TIN', tin)}\n<ListOfTaxInvoice>\n`;
  for await (const faktur of fakturs) yield invoiceXml(faktur);
  yield '</ListOfTaxInvoice>\n</TaxInvoiceBulk>\n';
}
