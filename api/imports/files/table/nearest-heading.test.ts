import { expect, it } from 'vitest';
import { isNearHeading, nearestHeading } from './nearest-heading.ts';

it.each([
  ['masapajakpengkreditkan', 'masapajakpengkreditan', true],
  ['periodedokpendukung', 'perioddokpendukung', true],
  ['nomorfakturpajka', 'nomorfakturpajak', true],
  ['nitkupembeli', 'nitkupenjual', false],
  ['kodebarangjasa', 'namabarangjasa', false],
  ['tarifppn', 'tarifppnbm', false],
  ['ppn', 'ppnbm', false],
  ['dpp', 'dpl', false],
])('%s and %s are one heading: %s', (key, known, one) => expect(isNearHeading(key, known)).toBe(one));

it('takes none where a heading is like several', () => {
  expect(nearestHeading('tanggalfakturx', ['tanggalfaktur1', 'tanggalfaktur2'])).toBeUndefined();
  expect(nearestHeading('tanggalfaktr', ['tanggalfaktur', 'nomorfaktur'])).toBe('tanggalfaktur');
});
