import { expect, it } from 'vitest';
import { registerDifferences } from './register-difference.ts';

const npwp = '0414107021000000';
const head = `${npwp}000000`;
const office = (name: string | null, places: readonly string[] = [head]) => ({
  npwp,
  name,
  status: 'ACTIVE' as const,
  nitku: places.map((nitku) => ({ nitku, name })),
});

it.each([
  ['the same', office('PT Maju Jaya'), { name: 'PT Maju Jaya', nitku: head }, []],
  ['capitals and marks', office('PT. MAJU JAYA'), { name: 'PT Maju-Jaya', nitku: head }, []],
  ['the form of the company', office('MAJU JAYA, PT'), { name: 'Maju Jaya', nitku: head }, []],
  ['another name', office('PT Maju Mundur'), { name: 'PT Maju Jaya', nitku: head }, ['name']],
  ['a place it does not know', office('PT Maju Jaya'), { name: 'PT Maju Jaya', nitku: `${npwp}000009` }, ['nitku']],
  ['no place in the book', office('PT Maju Jaya'), { name: 'PT Maju Jaya', nitku: '' }, []],
  ['an office that names nobody', office(null, []), { name: 'PT Maju Jaya', nitku: `${npwp}000009` }, []],
])('compares %s', (_, input, known, differs) => {
  expect(registerDifferences(input, known)).toEqual(differs);
});
