import { expect, it } from 'vitest';
import { colleaguesOf } from './colleagues.ts';

const NOW = 1_800_000_000_000;
const leaf = { version: 1, filled: true, correlated: false, invalidImport: false };
const tree = [
  { ...leaf, sheet: 'L1', updatedBy: 'Bayu', updatedAt: NOW - 60_000 },
  { ...leaf, sheet: 'L3', updatedBy: 'Bayu', updatedAt: NOW - 1_000 },
  { ...leaf, sheet: 'L9', updatedBy: 'Rina', updatedAt: NOW - 1_000 },
  { ...leaf, sheet: 'L2', updatedBy: 'Sari', updatedAt: NOW - 6 * 60_000 },
  { ...leaf, sheet: 'L4', updatedBy: null, updatedAt: null },
];

it('names each other person once, with the sheet saved last, and nobody who left it five minutes ago', () => {
  expect(colleaguesOf({ tree }, { self: 'Rina', now: NOW })).toEqual([{ name: 'Bayu', sheet: 'L3' }]);
});
