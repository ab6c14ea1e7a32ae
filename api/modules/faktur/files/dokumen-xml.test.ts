import { describe, expect, it } from 'vitest';
import type { DokumenInput } from '#domain/faktur/dokumen.ts';
import { dokumenXml } from '#domain/faktur/dokumen-xml.ts';
import { aDokumenInput } from '../../../../fixtures/builders/a-dokumen.ts';
import { writeBulkXml } from './bulk-xml.ts';

const written = async (side: 'out' | 'in', tin: string, of: readonly DokumenInput[]): Promise<string> => {
  let xml = '';
  for await (const piece of writeBulkXml<DokumenInput>(dokumenXml[side], tin, of)) xml += piece;
  return xml.replace(/>\s+</g, '><').trim();
};

describe('the file of other documents', () => {
  it('is that of the template of outgoing ones, element by element', async () => {
    const peb = aDokumenInput({
      number: 'PEB-000871',
      date: '2026-03-18',
      counterpartyAddress: '5 Example Road, Singapore',
    });
    expect(await written('out', '0612345678901000', [peb])).toBe(
      '<?xml version="1.0" encoding="UTF-8"?>' +
        '<SpecialDocBulk xsi:noNamespaceSchemaLocation="schema.xsd" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance">' +
        '<TIN>0612345678901000</TIN><ListOfSpecialDoc><SpecialDoc>' +
        '<TransactionType>02</TransactionType><TransactionDetail>11</TransactionDetail>' +
        '<TransactionDocument>4</TransactionDocument><AdditionalInformation/>' +
        '<DocumentNumber>PEB-000871</DocumentNumber><DocumentDate>2026-03-18</DocumentDate><Reference/>' +
        '<BuyerTIN>0000000000000000</BuyerTIN><BuyerName>Harbour Trading Pte Ltd</BuyerName>' +
        '<BuyerAddress>5 Example Road, Singapore</BuyerAddress>' +
        '<TaxBase>480000000</TaxBase><VAT>0</VAT><STLG>0</STLG>' +
        '</SpecialDoc></ListOfSpecialDoc></SpecialDocBulk>',
    );
  });

  it('is that of the template of incoming ones, element by element', async () => {
    const pib = aDokumenInput({
      documentKind: 'PIB',
      number: 'PIB-000032',
      date: '2026-03-06',
      counterpartyName: 'Guangzhou Sample Co',
      dpp: '120000000.00',
      ppn: '13200000.00',
    });
    expect(await written('in', '0612345678901000', [pib])).toBe(
      '<?xml version="1.0" encoding="UTF-8"?>' +
        '<InputSpecialDocBulk xsi:noNamespaceSchemaLocation="SpecialInput.xsd" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance">' +
        '<TIN>0612345678901000</TIN><ListOfSpecialDoc><SpecialDoc>' +
        '<SpecialDocNo>PIB-000032</SpecialDocNo><SpecialDocDate>2026-03-06</SpecialDocDate>' +
        '<TrxType>03</TrxType><TrxCode>14</TrxCode><TrxDocument>10</TrxDocument>' +
        '<TaxPeriodMonth>3</TaxPeriodMonth><TaxPeriodYear>2026</TaxPeriodYear>' +
        '<TotalTaxBase>120000000</TotalTaxBase><TotalVAT>13200000</TotalVAT><TotalSTLG>0</TotalSTLG>' +
        '<SellerTin>0000000000000000</SellerTin><SellerName>Guangzhou Sample Co</SellerName>' +
        '</SpecialDoc></ListOfSpecialDoc></InputSpecialDocBulk>',
    );
  });
});
