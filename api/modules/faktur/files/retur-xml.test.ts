import { expect, it } from 'vitest';
import type { Faktur } from '#domain/faktur/record.ts';
import type { Retur } from '#domain/faktur/retur.ts';
import { returLines, returTotal } from '#domain/faktur/retur-compute.ts';
import { leftOf } from '#domain/faktur/retur-left.ts';
import { aFaktur, aLine } from '../../../../fixtures/builders/a-faktur.ts';
import { writeReturXml } from './retur-xml.ts';

/** 100 reams of paper at Rp 240.000 under code 04, less a discount. */
const reams = (discount = '0') =>
  aFaktur({
    date: '2026-03-12',
    number: '04002600012345678',
    lines: [aLine({ name: 'Kertas A4', code: '000000', unit: 'UM.0022', price: '240000', quantity: '100', discount })],
  });

const xmlOf = async (origin: Faktur, quantity: string): Promise<string> => {
  const lines = returLines(origin.lines, leftOf(origin, []), [{ quantity, discount: null, otherDpp: null }]);
  const retur = {
    ...origin,
    ...returTotal(lines),
    lines,
    type: 'RETURN_IN',
    status: 'DRAFT',
    date: '2026-03-24',
    originNumber: origin.number,
    counterpartyNpwp: '0734567890123000',
  } as Retur;
  let xml = '';
  for await (const piece of writeReturXml('0612345678901000', [{ retur, origin }])) xml += piece;
  return xml.replace(/>\s+</g, '><').trim();
};

it('is that of the template Retur PM, element by element', async () => {
  expect(await xmlOf(reams(), '20')).toBe(
    '<?xml version="1.0" encoding="UTF-8"?><InputTaxInvoiceReturn><TIN>0612345678901000</TIN>' +
      '<InputReturnDataList><InputReturnData><TransactionDocumentData>' +
      '<InvoiceNumber>04002600012345678</InvoiceNumber><SellerTIN>0734567890123000</SellerTIN>' +
      '<ReturnDate>24-03-2026</ReturnDate><ReturnTaxBase>4800000</ReturnTaxBase>' +
      '<ReturnOtherTaxBase>4400000</ReturnOtherTaxBase><ReturnVAT>528000</ReturnVAT><ReturnSTLG>0</ReturnSTLG>' +
      '</TransactionDocumentData><TransactionDetailsData><Rows>' +
      '<Type>A</Type><Name>Kertas A4</Name><Code>000000</Code><Quantity>100</Quantity><Unit>UM.0022</Unit>' +
      '<UnitPrice>240000</UnitPrice><STLGRate>0</STLGRate><ReturnQuantity>20</ReturnQuantity>' +
      '<ReturnDiscount>0</ReturnDiscount><ReturnTaxBase>4800000</ReturnTaxBase>' +
      '<ReturnOtherTaxBase>4400000</ReturnOtherTaxBase><ReturnOtherTaxBaseCheck>true</ReturnOtherTaxBaseCheck>' +
      '<ReturnVAT>528000</ReturnVAT><ReturnSTLG>0</ReturnSTLG></Rows><FooterRow>' +
      '<ReturnTaxBaseTotal>4800000</ReturnTaxBaseTotal><ReturnOtherTaxBaseTotal>4400000</ReturnOtherTaxBaseTotal>' +
      '<ReturnVATTotal>528000</ReturnVATTotal><ReturnSTLGTotal>0</ReturnSTLGTotal>' +
      '</FooterRow></TransactionDetailsData></InputReturnData></InputReturnDataList></InputTaxInvoiceReturn>',
  );
});

it('takes the discount off the base, as the invoice does, so that all of it goes back to the sen', async () => {
  const discounted = reams('600000');
  const part = await xmlOf(discounted, '20');
  expect(part).toContain('<ReturnDiscount>120000</ReturnDiscount><ReturnTaxBase>4680000</ReturnTaxBase>');
  const whole = await xmlOf(discounted, '100');
  expect(discounted.dpp).toBe('23400000.00');
  expect(whole).toContain('<ReturnDiscount>600000</ReturnDiscount><ReturnTaxBase>23400000</ReturnTaxBase>');
});
