import { expect, it } from 'vitest';
import { visibleValue, withoutInvisible } from './invisible.ts';

it.each([
  ['31740\u200b51203900041', '3174051203900041'],
  ['\u202d0012345674123000\u202c', '0012345674123000'],
  ['PT \u202eAJAR\u202c', 'PT AJAR'],
  ['\ufeffINV\u00ad-1\u2060', 'INV-1'],
  ['Café José\u00a0Tbk', 'Café José\u00a0Tbk'],
])('%j is seen as %j', (text, seen) => expect(withoutInvisible(text)).toBe(seen));

it('goes through a whole value, but for what is kept', () => {
  const value = { name: 'PT\u200b A', lines: [{ price: '\u202d1' }, 2, null], password: 'a\u200db' };
  expect(visibleValue(value, (name) => name === 'password')).toEqual({
    name: 'PT A',
    lines: [{ price: '1' }, 2, null],
    password: 'a\u200db',
  });
});
