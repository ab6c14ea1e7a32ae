import { expect, it } from 'vitest';
import { headingName } from './heading-key.ts';
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

it.each([
  ['No. Faktur', 'Nomor Faktur'],
  ['TGL FAKTUR', 'Tanggal Faktur'],
  ['Kd Akun', 'Kode Akun'],
])('%s is read as %s', (short, full) => expect(headingName(short)).toBe(headingName(full)));

it('keeps an abbreviation that is the whole heading: No is the number of a row', () => {
  expect(headingName('No.')).toBe('no');
  expect(headingName('No.')).not.toBe(headingName('Nomor'));
});
