import { describe, expect, it, test } from 'vitest';
import { digits, formatNumber, groups, parseNumber } from './number.ts';
import { titleParts } from './title-parts.ts';

const coretax = '04002500114827391';

describe('a Coretax number', () => {
  it('reads in 2 2 2 11', () => {
    expect(groups(coretax)).toEqual(['04', '00', '25', '00114827391']);
    expect(formatNumber(coretax)).toBe('04 00 25 00114827391');
    expect(digits(formatNumber(coretax))).toBe(coretax);
  });

  it('tells code, replacement, year and serial', () => {
    expect(parseNumber('04012500114827391')).toEqual({ code: '04', revision: 1, year: '25', serial: '00114827391' });
    expect(parseNumber('10002500114827391')?.code).toBe('10');
  });

  test.each(['00002500114827391', '11002500114827391', '0400250011482739', '', 'abc', '0100001234567890'])(
    '%j is none',
    (text) => expect(parseNumber(text)).toBeNull(),
  );
});

it('reads classic numbers in 3-3-2-8 and NSFP in 3-2-8', () => {
  expect(formatNumber('0100122012345678')).toBe('010.012-20.12345678');
  expect(formatNumber('0122012345678')).toBe('012-20.12345678');
  expect(formatNumber('INV/1')).toBe('INV/1');
});

it('titles an invoice by type, kind and number, sixteen zeros while it has none', () => {
  expect(titleParts({ type: 'OUT', kind: 'NORMAL_SUBS', number: coretax })).toEqual({
    words: ['faktur.type.OUT', 'faktur.status.kind.NORMAL_SUBS'],
    number: coretax,
  });
  expect(titleParts({ type: 'OUT', kind: 'NORMAL', number: null })).toEqual({
    words: ['faktur.type.OUT'],
    number: '0000000000000000',
  });
});
