import { expect, it } from 'vitest';
import { flagsOf } from './sheet-flags.ts';

const leaf = {
  sheet: 'III',
  version: 1,
  updatedBy: null,
  updatedAt: null,
  filled: true,
  correlated: true,
  invalidImport: false,
};

it.each([
  ['agrees with the others', leaf, [], ['correlated']],
  ['is empty', { ...leaf, filled: false }, [], ['empty']],
  ['does not agree, filled or not', { ...leaf, filled: false, correlated: false }, [], ['errors']],
  ['has another source now', leaf, ['III'], ['correlated', 'stale']],
  [
    'left out rows of a file',
    { ...leaf, invalidImport: true },
    ['II', 'III'],
    ['correlated', 'stale', 'invalidImport'],
  ],
] as const)('a sheet %s', (_, one, stale, flags) => {
  expect(flagsOf({ tree: [one], stale: [...stale] }, 'III')).toEqual(flags);
});

it('says nothing about a page without a sheet', () => {
  expect(flagsOf({ tree: [leaf], stale: [] }, '3')).toEqual([]);
});
