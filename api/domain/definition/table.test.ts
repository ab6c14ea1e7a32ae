import { describe, expect, it } from 'vitest';
import { day, decimal, digits, listOf, month, oneOf, optional, tableRows, text, whole, yesOrNo } from './table.ts';

const columns = {
  code: digits(3),
  kinds: listOf(oneOf(['A', 'B'])),
  rate: decimal,
  end: optional(whole),
  from: day,
  final: yesOrNo,
};
const header = ['code', 'kinds', 'rate', 'end', 'from', 'final'];
const row = ['100', 'A B', '2.5', '', '2025-01-01', 'no'];

describe('a table file', () => {
  it('gives typed rows', () => {
    expect(tableRows([header, row, ['101', 'B', '0', '60', '2026-02-28', 'yes']], columns)).toEqual([
      { code: '100', kinds: ['A', 'B'], rate: '2.5', end: null, from: '2025-01-01', final: false },
      { code: '101', kinds: ['B'], rate: '0', end: 60, from: '2026-02-28', final: true },
    ]);
  });

  it('has the named columns, in their order', () => {
    expect(() => tableRows([['kinds', 'code'], row], columns)).toThrow('columns kinds,code instead of code,kinds,rate');
    expect(() => tableRows([], columns)).toThrow(RangeError);
    expect(() => tableRows([header, row.slice(1)], columns)).toThrow('row 2: 5 cells');
  });

  it.each([
    ['code', '10a', '3 digits'],
    ['kinds', 'A C', 'one of A, B, found "C"'],
    ['kinds', 'A  B', 'found ""'],
    ['rate', '2,5', 'a decimal number'],
    ['end', '-1', 'a whole number'],
    ['from', '2025-02-29', 'a day (YYYY-MM-DD)'],
    ['final', 'true', 'yes or no'],
  ])('names the row and the column of a cell that does not fit: %s "%s"', (column, cell, message) => {
    const wrong = row.map((value, at) => (header[at] === column ? cell : value));
    expect(() => tableRows([header, row, wrong], columns)).toThrow(`row 3, ${column}: `);
    expect(() => tableRows([header, row, wrong], columns)).toThrow(message);
  });

  it('has no empty and no padded text, and months that exist', () => {
    for (const wrong of ['', ' Masa']) expect(() => tableRows([['name'], [wrong]], { name: text })).toThrow(RangeError);
    expect(() => tableRows([['at'], ['2025-13']], { at: month })).toThrow('a month (YYYY-MM)');
  });
});
