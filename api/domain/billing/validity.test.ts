import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { expiryOf, hasExpired } from './validity.ts';

const wib = (text: string) => Date.parse(`${text}+07:00`);

test.each([
  ['the last second of the classic rule', '2024-12-31T23:59:59', '2025-01-30T23:59:59', 'PER-05/PJ/2017'],
  ['the first moment of Coretax', '2025-01-01T00:00:00', '2025-01-08T00:00:00', 'PER-10/PJ/2024'],
  ['the last second of seven days', '2025-12-16T23:59:59', '2025-12-23T23:59:59', 'PER-10/PJ/2024'],
  ['the first moment of fourteen days', '2025-12-17T00:00:00', '2025-12-31T00:00:00', 'PENG-4/PJ/2025'],
  ['a day in between', '2025-06-10T14:05:00', '2025-06-17T14:05:00', 'PER-10/PJ/2024'],
])('%s', (_, issued, expires, regulation) => {
  const { at, rule } = expiryOf(wib(issued));
  expect(new Date(at).toISOString()).toBe(new Date(wib(expires)).toISOString());
  expect(rule.source.name).toBe(regulation);
});

it('knows no rule before the first', () => {
  expect(() => expiryOf(wib('2017-04-03T23:59:59'))).toThrow(RangeError);
});

it('grows with the moment of issue as long as the rule is the same', () => {
  const moment = fc.integer({ min: wib('2017-04-04T00:00:00'), max: wib('2035-01-01T00:00:00') });
  fc.assert(
    fc.property(moment, moment, (one, other) => {
      const [first, second] = one < other ? [one, other] : [other, one];
      const [early, late] = [expiryOf(first), expiryOf(second)];
      expect(early.at).toBeGreaterThan(first);
      if (early.rule === late.rule) expect(late.at - early.at).toBe(second - first);
    }),
  );
});

it('counts the last moment as too late', () => {
  expect([hasExpired(1000, 999), hasExpired(1000, 1000)]).toEqual([false, true]);
});
