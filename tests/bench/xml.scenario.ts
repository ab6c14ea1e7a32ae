import { writeTaxInvoiceXml } from '../../api/modules/faktur/files/taxinvoice-xml.ts';
import { benchFaktur } from './a-faktur.ts';
import { heapFigure } from './peak-heap.ts';

function* invoices(count: number) {
  for (let at = 1; at <= count; at++) yield benchFaktur(at);
}

await heapFigure('invoices', (count) => writeTaxInvoiceXml('0021487365043000', invoices(count)));
