import { describe, expect, it } from 'vitest';
import { currencyIn, traitsOf } from './heading-traits.ts';

describe('what a heading says of its amounts', () => {
  it.each([
    ['Harga Termasuk PPN', ['with-vat']],
    ['Harga + PPN', ['with-vat']],
    ['Nilai Invoice (termasuk PPN)', ['with-vat']],
    ['PriceAfterTax', ['with-vat']],
    ['Unit Price (VAT included)', ['with-vat']],
    ['Harga inc. PPN', ['with-vat']],
    ['Harga belum termasuk PPN', []],
    ['Harga excl. PPN', []],
    ['PPN', []],
    ['PPN 11%', []],
    ['PPN (11%)', []],
    ['Disc %', ['percent']],
    ['Diskon (%)', ['percent']],
    ['ProductDiscountRate(%)', ['percent']],
    ['Persen Diskon', ['percent']],
    ['Diskon per Unit', ['per-unit']],
    ['Potongan/Pcs', ['per-unit']],
    ['Harga (USD)', ['foreign']],
    ['Harga Satuan', []],
    ['Perusahaan', []],
  ] as const)('%s', (heading, traits) => expect([...traitsOf(heading)]).toEqual(traits));

  it('a column of percentages is one, whatever it is called', () => {
    expect([...traitsOf('Diskon', ['10%', '5 %'])]).toEqual(['percent']);
    expect([...traitsOf('Diskon', ['10%', '5000'])]).toEqual([]);
  });

  it.each([
    ['Harga (USD)', 'USD'],
    ['Price US$', 'USD'],
    ['Amount (S$)', 'SGD'],
    ['Total RMB', 'CNY'],
    ['Harga', null],
  ] as const)('%s is in %s', (heading, code) => expect(currencyIn(heading)).toBe(code));
});
