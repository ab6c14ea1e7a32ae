import { expect, test } from 'vitest';
import { masaText } from './masa-text.ts';

test.each([
  ['2025-10', '2025-10', 'Oktober 2025', 'October 2025'],
  ['2025-01', '2025-12', 'Januari–Desember 2025', 'January–December 2025'],
  ['2025-11', '2026-01', 'November 2025–Januari 2026', 'November 2025–January 2026'],
])('%s to %s', (from, to, id, en) => {
  expect([masaText(from, to, 'id'), masaText(from, to, 'en')]).toEqual([id, en]);
});
