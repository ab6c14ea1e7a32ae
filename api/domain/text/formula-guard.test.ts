import { expect, it } from 'vitest';
import { guarded } from './formula-guard.ts';

it.each(['=1+1', '+62811', '-cmd|x', '@SUM(A1)', '\t=1', '\r=1'])('%j is no formula any more', (text) => {
  expect(guarded(text)).not.toMatch(/^[=+\-@\t\r]/);
  expect(guarded(text)).toContain(text);
});

it.each(['PT Satu = Dua', '04002500114827391', ''])('%j stays as it is', (text) => expect(guarded(text)).toBe(text));
