import { expect, it } from 'vitest';
import { guarded, unguarded } from './formula-guard.ts';

it.each([
  '=1+1',
  '+62811',
  '-cmd|x',
  '@SUM(A1)',
  '\t=1',
  '\r=1',
  '\n=1',
  ' =1+1',
  '\u00a0=1',
  '\ufeff=1',
  '\u200b=1',
  '\uff1d1+1',
  '\uff0b1',
  '\uff0dcmd|x',
  '\uff20SUM(A1)',
  '\ufe66 1',
  '\ufe621',
  '\ufe631',
  '\ufe6bA1',
  '\u22121',
  ' \u200b\uff1d1',
])('%j is no formula any more', (text) => {
  expect(guarded(text)).toBe(`'${text}`);
  expect(unguarded(guarded(text))).toBe(text);
  expect(unguarded(guarded(`'${text}`))).toBe(`'${text}`);
});

it.each(['PT Satu = Dua', '04002500114827391', '', '-5', '-5.25', ' PT Satu', "'", 'Ａ＝１'])(
  '%j stays as it is',
  (text) => {
    expect(guarded(text)).toBe(text);
    expect(unguarded(text)).toBe(text);
  },
);
