import { expect, it } from 'vitest';
import { holdsLongNumber } from './long-number.ts';

it.each([
  ['0014141071021000', true],
  ['an NPWP 01.234.567.8-901.000 as it is printed', true],
  ['3174 0512 0190 0001', true],
  ['3174\u00a00512\t0190\u00a00001', true],
  ['317405120190', true],
  ['31740512019', false],
  ['2025-10-01', false],
  ['SI-2025/10/0001', false],
  ['PT Maju 77', false],
])('%s: %s', (text, held) => {
  expect(holdsLongNumber(text)).toBe(held);
});
