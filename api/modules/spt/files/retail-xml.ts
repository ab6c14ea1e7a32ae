import { element, elements } from '#domain/definition/xml.ts';
import { type RetailRow, retailElements } from '#domain/spt/ppn/retail-xml.ts';

export const retailXml = (tin: string, period: string, rows: readonly RetailRow[]): string => {
  const [year = '', month = ''] = period.split('-');
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<RetailInvoiceBulk xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:noNamespaceSchemaLocation="schema.xsd">',
    element('TIN', tin),
    element('TaxPeriodMonth', String(Number(month))),
    element('TaxPeriodYear', year),
    '<ListOfRetailInvoice>',
    ...rows.map((row) => `<RetailInvoice>${elements(retailElements, row)}</RetailInvoice>`),
    '</ListOfRetailInvoice>',
    '</RetailInvoiceBulk>',
    '',
  ].join('\n');
};
