import { describe, expect, it } from 'vitest';
import { goodServiceElements, taxInvoiceElements } from '#domain/faktur/keluaran-xml.ts';
import { officeCodes } from '#domain/office/codes.ts';
import { aFaktur } from '../../../fixtures/builders/a-faktur.ts';
import { documentOf, fakturDocument, fieldOf } from './document.ts';
import { newNumber, replacementNumber } from './faktur/simulator/number.ts';
import { behaviourOf, behaviours } from './simulator/behaviours.ts';

describe("an invoice in the office's words", () => {
  it("has exactly the elements of the office's import file, in their order", () => {
    const { invoice, goods } = fakturDocument.shape;
    expect(Object.keys(invoice.shape)).toEqual(taxInvoiceElements.map(([name]) => name));
    expect(Object.keys(goods.element.shape)).toEqual(goodServiceElements.map(([name]) => name));
  });

  it('carries what the record says', () => {
    const faktur = aFaktur();
    const document = documentOf({ tin: '1', kind: 'NORMAL', signee: { name: 'B', npwp: '2' }, faktur });
    expect(document.invoice).toMatchObject({
      TrxCode: '04',
      BuyerTin: faktur.counterpartyNpwp,
      RefDesc: faktur.reference,
    });
    // 10 x 1,500,000 = 15,000,000; x 11/12 = 13,750,000; x 12% = 1,650,000
    expect(document.goods).toMatchObject([{ TaxBase: '15000000', OtherTaxBase: '13750000', VAT: '1650000' }]);
  });

  it('gives every element of the office a field of ours, and an unknown one none', () => {
    for (const [name] of taxInvoiceElements)
      if (name !== 'TaxInvoiceOpt') expect(fieldOf(name), name).toBeTypeOf('string');
    for (const [name] of goodServiceElements) expect(fieldOf(`goods.3.${name}`), name).toMatch(/^lines\.3\.\w+$/);
    expect([fieldOf('Elsewhere'), fieldOf('goods.x.Unit'), fieldOf(undefined)]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });
});

describe('printed behaviours', () => {
  it('are told apart by four digits, and speak codes we have words for', () => {
    expect(new Set(behaviours.map(({ digits }) => digits)).size).toBe(behaviours.length);
    for (const behaviour of behaviours) {
      expect(behaviour.digits).toMatch(/^99\d\d$/);
      if ('verdict' in behaviour && behaviour.verdict.state !== 'UNKNOWN')
        expect(Object.keys(officeCodes)).toContain(behaviour.verdict.code);
    }
  });

  it('are the usual ones for everyone else', () => {
    expect(behaviourOf('0018845230429000').name).toBe('usual');
    expect(behaviourOf('0018845230429998').name).toBe('buyer-not-found');
  });
});

describe('numbers', () => {
  it('have 17 digits: code, status, year, serial', () => {
    expect(newNumber('04', '25', 27_391)).toBe('04002500114827391');
  });
  it('keep their 13 digits through replacements', () => {
    expect(replacementNumber('04002500114827391')).toBe('04012500114827391');
    expect(replacementNumber('04092500114827391')).toBe('04102500114827391');
  });
});
