import fc from 'fast-check';
import { expect, it } from 'vitest';
import { canonical } from './canonical.ts';
import { hashOf } from './history.ts';

const anew = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(anew);
  if (value === null || typeof value !== 'object') return value;
  const entries = Object.entries(value).filter(([, inner]) => inner !== undefined);
  return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)).map(([key, inner]) => [key, anew(inner)]));
};

it('is the JSON of a value whose keys are in order, whatever the value', () => {
  const anything = fc.anything({ withNullPrototype: false, withSparseArray: false, maxDepth: 4 });
  fc.assert(
    fc.property(anything, (value) => {
      let written: string | undefined;
      try {
        written = JSON.stringify(anew(value));
      } catch {
        return;
      }
      expect(JSON.stringify(canonical(value))).toBe(written);
    }),
  );
});

it('leaves what is in order as it is', () => {
  const row = { a: 1, b: [1, 2], c: { d: null } };
  expect(canonical(row)).toEqual(row);
  expect(canonical(row.c)).toBe(row.c);
});

it('keeps every link of the history that was ever written', () => {
  const row = {
    companyId: 'c',
    seq: 7,
    objectType: 'bupot',
    objectId: 'b1',
    action: 'import',
    fromStatus: null,
    toStatus: 'DRAFT',
    before: null,
    after: { z: 1, a: { y: [1, { b: null, a: undefined }], '10': 'x', '9': 'é"' }, n: undefined },
    reason: null,
    state: null,
    userId: 'u',
    userName: 'Rina',
    ip: '::1',
    at: 1_700_000_000_000,
    prevHash: '0'.repeat(64),
  };
  expect(hashOf(row)).toBe('9ff6e30397c8d2ba598eb017aade96fc1c44ac1105fa80d8118b538e7a48ae47');
});
