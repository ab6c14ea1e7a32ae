import { expect, it } from 'vitest';
import { type ReturDokumenPaper, returDokumenXml } from '#domain/faktur/retur-dokumen-xml.ts';
import { aFaktur } from '../../../../fixtures/builders/a-faktur.ts';
import { writeBulkXml } from './bulk-xml.ts';

const written = async (side: 'out' | 'in', over: object): Promise<string> => {
  const retur = {
    ...aFaktur(),
    code: '01',
    date: '2026-03-19',
    ppnbm: '0.00',
    ...over,
    origin: { kind: 'NORMAL', uncreditReason: null },
  } as unknown as ReturDokumenPaper;
  let xml = '';
  for await (const piece of writeBulkXml<ReturDokumenPaper>(returDokumenXml[side], '0612345678901000', [retur]))
    xml += piece;
  return xml.replace(/>\s+</g, '><').trim();
};

it('the file of returns of what was sold is that of the template, element by element', async () => {
  const back = {
    documentKind: 'AS_INVOICE_OUT',
    originNumber: 'CK1-0044',
    number: 'RTR-DLK-0001',
    counterpartyNpwp: '0000000000000000',
    counterpartyName: 'Toko Melati',
    counterpartyAddress: 'Jl. Contoh 3, Bandung',
    dpp: '2000000.00',
    ppn: '220000.00',
  };
  expect(await written('out', back)).toBe(
    '<?xml version="1.0" encoding="UTF-8"?>' +
      '<OutputSpecialDocReturn xsi:noNamespaceSchemaLocation="schema.xsd" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance">' +
      '<TIN>0612345678901000</TIN><OutputReturnDataList><OutputReturnData>' +
      '<DocumentNumber>CK1-0044</DocumentNumber><ReturnDocumentNumber>RTR-DLK-0001</ReturnDocumentNumber>' +
      '<TransactionType>01</TransactionType><DocumentType>1</DocumentType><TransactionDetail>01</TransactionDetail>' +
      '<TransactionDocument>01</TransactionDocument><DocumentDate>19-03-2026</DocumentDate>' +
      '<BuyerTIN>0000000000000000</BuyerTIN><BuyerTaxpayerName>Toko Melati</BuyerTaxpayerName>' +
      '<BuyerAddress>Jl. Contoh 3, Bandung</BuyerAddress><ReturnTaxBase>2000000</ReturnTaxBase>' +
      '<ReturnVAT>220000</ReturnVAT><ReturnSTLG>0</ReturnSTLG>' +
      '</OutputReturnData></OutputReturnDataList></OutputSpecialDocReturn>',
  );
});

it('the file of returns of what was bought is that of the template, element by element', async () => {
  const back = {
    documentKind: 'AS_INVOICE_IN',
    originNumber: 'DOC-5512',
    number: 'RTR-DLM-0001',
    counterpartyNpwp: '0734567890123000',
    counterpartyName: 'PT Sumber Contoh',
    dpp: '3000000.00',
    ppn: '330000.00',
  };
  expect(await written('in', back)).toBe(
    '<?xml version="1.0" encoding="UTF-8"?><InputSpecialDocReturn>' +
      '<TIN>0612345678901000</TIN><InputReturnDataList><InputReturnData>' +
      '<DocumentNumber>DOC-5512</DocumentNumber><ReturnDocumentNumber>RTR-DLM-0001</ReturnDocumentNumber>' +
      '<TransactionType>04</TransactionType><DocumentType>1</DocumentType><TransactionDetail>01</TransactionDetail>' +
      '<TransactionDocument>08</TransactionDocument><DocumentDate>2026-03-19</DocumentDate>' +
      '<Period>03</Period><Year>2026</Year><SellerTIN>0734567890123000</SellerTIN>' +
      '<SellerTaxpayerName>PT Sumber Contoh</SellerTaxpayerName><ReturnTaxBase>3000000</ReturnTaxBase>' +
      '<ReturnVAT>330000</ReturnVAT><ReturnSTLG>0</ReturnSTLG>' +
      '</InputReturnData></InputReturnDataList></InputSpecialDocReturn>',
  );
});
