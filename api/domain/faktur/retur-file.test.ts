import { describe, expect, it } from 'vitest';
import { aFaktur, aLine } from '../../../fixtures/builders/a-faktur.ts';
import { type FileReturLine, returOfFile } from './retur-file.ts';
import { leftOf } from './retur-left.ts';

const invoice = aFaktur({
  date: '2026-03-12',
  number: '04002600012345678',
  lines: [
    aLine({ name: 'Kertas A4', price: '240000', quantity: '100' }),
    aLine({ name: 'Kertas A4', price: '250000', quantity: '10' }),
    aLine({ name: 'Lem', code: '350610', price: '10000', quantity: '30', discount: '3000' }),
  ],
});
const fileLine = (over: Partial<FileReturLine>): FileReturLine => ({
  row: 2,
  name: 'Kertas A4',
  code: '',
  price: null,
  quantity: '1',
  discount: null,
  dpp: null,
  otherDpp: null,
  ppn: null,
  ppnbm: null,
  ...over,
});
const of = (...lines: Partial<FileReturLine>[]) =>
  returOfFile(invoice, leftOf(invoice, []), { lines: lines.map((line, at) => fileLine({ row: at + 2, ...line })) });
const back = (...lines: Partial<FileReturLine>[]) => of(...lines).inputs.map(({ quantity }) => quantity);

describe('a return of a file', () => {
  it('finds its lines by name however it is written, of one name by price, then by a code of its own', () => {
    expect(back({ name: '  kertas  a4 ', quantity: '5' })).toEqual(['5', '0', '0']);
    expect(back({ price: '250000', quantity: '5' })).toEqual(['0', '5', '0']);
    expect(back({ quantity: '5' }, { quantity: '2' })).toEqual(['5', '2', '0']);
    expect(back({ name: 'Glue', code: '350610', price: '10000', quantity: '3' })).toEqual(['0', '0', '3']);
    expect(of({ name: 'Semen' }).mismatches).toMatchObject([{ row: 2, field: 'goodsName', rule: 'line' }]);
    expect(of({}, {}, { quantity: '1' }).mismatches).toMatchObject([{ row: 4, rule: 'line' }]);
    expect(of({ name: 'Semen', quantity: '0' }).mismatches).toEqual([]);
  });

  it('takes the discount the invoice makes where the file names none, or rounds it', () => {
    const [, , glue] = of({ name: 'Lem', quantity: '10' }).lines;
    expect(glue).toMatchObject({ discount: '1000.00', dpp: '99000.00', ppn: '10890.00' });
    expect(of({ name: 'Lem', quantity: '10', discount: '1000.4' }).inputs[2]).toMatchObject({ discount: null });
    expect(of({ name: 'Lem', quantity: '10', discount: '500' }).inputs[2]).toMatchObject({ discount: '500' });
  });

  it('says what goes beyond what is left, with what would not, and what the file works out otherwise', () => {
    expect(of({ quantity: '101' }).mismatches).toMatchObject([{ field: 'quantity', rule: 'left', proposal: '100' }]);
    expect(of({ name: 'Lem', quantity: '30', discount: '0' }).mismatches).toMatchObject([
      { field: 'discount', rule: 'amount_left', proposal: '3000,00' },
    ]);
    expect(of({ name: 'Lem', quantity: '1', discount: '10001' }).mismatches).toMatchObject([
      { field: 'discount', rule: 'below_zero', proposal: '100,00' },
    ]);
    // The previous formula of the template: 11% of the other base.
    expect(of({ quantity: '10', dpp: '2400000', ppn: '242000' }).mismatches).toMatchObject([
      { field: 'ppn', rule: 'differs', severity: 'warning', proposal: '264000,00' },
    ]);
    expect(of({ quantity: '10', ppn: '264000.4' }).mismatches).toEqual([]);
  });
});
