import { describe, expect, it } from 'vitest';
import { digits, formatNumber, groups } from './number.ts';
import { titleParts } from './title-parts.ts';

const coretax = '04002500114827391';

describe('a Coretax number', () => {
  it('reads in 2 2 2 11', () => {
    expect(groups(coretax)).toEqual(['04', '00', '25', '00114827391']);
    expect(formatNumber(coretax)).toBe('04 00 25 00114827391');
    expect(digits(formatNumber(coretax))).toBe(coretax);
  });
});

it('reads classic numbers in 3-3-2-8 and NSFP in 3-2-8', () => {
  expect(formatNumber('0100122012345678')).toBe('010.012-20.12345678');
  expect(formatNumber('0122012345678')).toBe('012-20.12345678');
  expect(formatNumber('INV/1')).toBe('INV/1');
});

it('titles an invoice by type, kind and number, sixteen zeros while it has none', () => {
  expect(titleParts({ type: 'OUT', kind: 'NORMAL_SUBS', number: coretax, reference: 'SI-1' })).toEqual({
    words: ['faktur.type.OUT', 'faktur.status.kind.NORMAL_SUBS'],
    number: coretax,
    reference: 'SI-1',
  });
  expect(titleParts({ type: 'OUT', kind: 'NORMAL', number: null, reference: '' })).toEqual({
    words: ['faktur.type.OUT'],
    number: null,
    reference: null,
  });
});
