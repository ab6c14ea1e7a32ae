import { describe, expect, it } from 'vitest';
import { computeDraft } from '#domain/faktur/compute.ts';
import type { CheckContext } from '../kind.ts';
import type { Cells } from '../raw.ts';
import { checkDocument } from './check-document.ts';
import { readDocument } from './read-document.ts';

const own = '0013579246801000';
const context: CheckContext = {
  today: '2026-11-28',
  company: { npwp: own, pkp: true, government: false, name: 'PT Penjual', address: '', city: '' },
  style: { decimal: 'unknown', order: 'unknown' },
};

const header: Cells = {
  date: '05/11/2026',
  code: '04',
  reference: 'INV-1',
  counterpartyName: 'PT Pembeli Contoh',
  counterpartyNpwp: '0012345674123000',
  counterpartyNitku: '0012345674123000000000',
  counterpartyAddress: 'Jl. Contoh 1',
};
const line = (cells: Cells): Cells => ({ opt: 'A', goodsName: 'Kertas A4', unit: 'UM.0021', ...cells });

const read = (cells: Cells, more: Cells = {}) => {
  const raw = [{ row: 2, cells: { ...header, ...more, ...line(cells) } }];
  const { total, lines } = computeDraft(readDocument(raw, own, context.style).input);
  const found = checkDocument(raw, context).findings.flat();
  return {
    dpp: total.dpp,
    ppn: total.ppn,
    discount: total.discount,
    lines,
    errors: found
      .filter(({ severity }) => severity === 'error')
      .map(({ path, message }) => `${path} ${message.split('.').at(-1)}`),
    warnings: found
      .filter(({ severity }) => severity === 'warning')
      .map(({ path, message }) => `${path} ${message.split('.').at(-1)}`),
    proposal: (path: string) => found.find((one) => one.path === path)?.proposal,
  };
};

describe('a price including PPN', () => {
  it('is taken without it: 1,110,000 is a base of 1,000,000 and 110,000 of PPN', () => {
    const { dpp, ppn, errors, warnings } = read({ priceWithVat: '111000', quantity: '10' });
    expect([dpp, ppn, errors]).toEqual(['1000000.00', '110000.00', []]);
    expect(warnings).toContain('priceWithVat net_of_vat');
  });

  it('keeps to the sen what an accounting program had: 25 × 145,590', () => {
    const { dpp, ppn, errors } = read({
      priceWithVat: '145590',
      quantity: '25',
      totalWithVat: '3639750',
      ppn: '360695,95',
    });
    expect([dpp, ppn, errors]).toEqual(['3279054.05', '360695.95', []]);
  });

  it('by the code and day: 12 % of the whole price for code 01', () => {
    expect(read({ priceWithVat: '112000', quantity: '1', ppnbmRate: '10' }, { code: '01' }).dpp).toBe('100000.00');
  });

  it('is no guess where the base goes by a rule of its own, or PPN is not charged', () => {
    for (const code of ['05', '07', '08'])
      expect(read({ priceWithVat: '111000', quantity: '1' }, { code }).errors).toContain(
        'priceWithVat with_vat_unknown',
      );
  });

  it('is held against the price without PPN beside it', () => {
    expect(read({ price: '100000', priceWithVat: '111000', quantity: '1' }).errors).toEqual([]);
    expect(read({ price: '120000', priceWithVat: '111000', quantity: '1' }).errors).toEqual([
      'priceWithVat prices_differ',
    ]);
  });

  it('takes its discount as one including PPN too', () => {
    const { dpp, discount } = read({ priceWithVat: '111000', quantity: '10', discount: '111000' });
    expect([dpp, discount]).toEqual(['900000.00', '100000.00']);
  });
});

describe('a total including PPN', () => {
  it('is the price of one where there is no other', () => {
    const { dpp, ppn } = read({ totalWithVat: '1110000' });
    expect([dpp, ppn]).toEqual(['1000000.00', '110000.00']);
  });

  it('that contradicts price and quantity stops the row: 4 × 1,110,000 is no 1,110,000', () => {
    const { errors, proposal } = read({ priceWithVat: '1110000', quantity: '4', totalWithVat: '1110000' });
    expect(errors).toEqual(['totalWithVat total_differs']);
    expect(proposal('totalWithVat')).toBe('4440000');
  });
});

describe('a discount', () => {
  it.each([
    [{ discountPercent: '10' }, '100000.00', '900000.00'],
    [{ discountPercent: '10%' }, '100000.00', '900000.00'],
    [{ discountPercent: '2,5' }, '25000.00', '975000.00'],
    [{ discountEach: '7500' }, '75000.00', '925000.00'],
    [{ discountPercent: '10', discount: '100000' }, '100000.00', '900000.00'],
    [{ discountPercent: '0', discount: '50000' }, '50000.00', '950000.00'],
  ] as const)('%o', (cells, discount, dpp) => {
    const found = read({ price: '100000', quantity: '10', ...cells });
    expect([found.discount, found.dpp, found.errors]).toEqual([discount, dpp, []]);
  });

  it('in percent among amounts is asked about, with its amount', () => {
    const { errors, proposal } = read({ price: '100000', quantity: '10', discount: '10%' });
    expect(errors).toEqual(['discount discount_percent_text']);
    expect(proposal('discount')).toBe('100000');
  });

  it.each([
    [{ discountPercent: '0,1' }, 'discountPercent discount_percent_fraction'],
    [{ discountPercent: '120' }, 'discountPercent discount_percent_unreadable'],
    [{ discountPercent: '10', discount: '50000' }, 'discountPercent discounts_differ'],
  ] as const)('%o is asked about', (cells, error) =>
    expect(read({ price: '100000', quantity: '10', ...cells }).errors).toContain(error),
  );

  it('beside what the line comes to does not take it off again', () => {
    const { dpp, discount } = read({ dpp: '900000', discount: '100000' });
    expect([dpp, discount]).toEqual(['900000.00', '100000.00']);
  });
});

describe('a foreign currency', () => {
  it('by its rate: 1,250.00 × 40 at 16,500', () => {
    const { dpp, errors, warnings } = read({
      price: '1250,00',
      quantity: '40',
      currency: 'USD',
      exchangeRate: '16500',
    });
    expect([dpp, errors]).toEqual(['825000000.00', []]);
    expect(warnings).toContain('exchangeRate in_currency');
  });

  it.each([
    [{ currency: 'SGD' }, ['exchangeRate rate_missing']],
    [{ currency: 'USD', exchangeRate: '1' }, ['exchangeRate rate_missing']],
    [{ currency: 'Dollar Singapura', exchangeRate: '12000' }, ['currency currency_unknown']],
    [{ exchangeRate: '16500' }, ['currency currency_missing']],
    [{ currency: 'IDR', exchangeRate: '16500' }, []],
    [{ exchangeRate: '1' }, []],
  ] as const)('%o', (cells, errors) =>
    expect(read({ price: '980,50', quantity: '3', ...cells }).errors).toEqual(errors),
  );
});

describe('a rate of PPN', () => {
  it.each(['12%', '12', '0,12', '12,00 %'])('%s is 12', (ppnRate) => {
    const { errors, warnings } = read({ price: '100000', quantity: '10', ppnRate });
    expect(errors).toEqual([]);
    expect(warnings).not.toContain('ppnRate rate_differs');
  });

  it('of another year is said', () =>
    expect(read({ price: '100000', quantity: '10', ppnRate: '11%' }).warnings).toContain('ppnRate rate_differs'));

  it('that is none is said', () =>
    expect(read({ price: '100000', quantity: '10', ppnRate: 'kena' }).errors).toEqual(['ppnRate percent_unreadable']));
});

describe('a comma before three digits', () => {
  it('stops the row until somebody says what it means', () => {
    const { errors, proposal } = read({ price: '150,000', quantity: '10' });
    expect(errors).toEqual(['price number_ambiguous']);
    expect(proposal('price')).toBe('150000');
    expect(read({ price: '150000', quantity: '10' }).dpp).toBe('1500000.00');
  });
});
