import { expect, it } from 'vitest';
import { keyedBy } from '../../secrets.ts';
import { ACCESS_MS, newAccessToken, newKeyText, readKeyText } from './key-text.ts';
import { rateLimit } from './rate-limit.ts';

const clock = { now: 1_000_000 };
const deps = { keyed: keyedBy('a secret of a test'), now: () => clock.now, newToken: () => 'x'.repeat(43) };

it('a key and its token are read as what they are', () => {
  const { secret, tokenHash } = newKeyText(deps);
  expect(readKeyText(deps, secret)).toEqual({ tokenHash, isAccess: false });
  const token = newAccessToken(deps, tokenHash);
  expect(readKeyText(deps, token)).toEqual({ tokenHash, isAccess: true });
  const later = { ...deps, now: () => clock.now + ACCESS_MS };
  expect(readKeyText(later, token)).toBeUndefined();
  expect(readKeyText(deps, token.replace(String(clock.now + ACCESS_MS), '9999999999999'))).toBeUndefined();
});

it('ten thousand made-up keys, and one of another installation, are none', () => {
  const { secret } = newKeyText(deps);
  const tried = Array.from({ length: 10_000 }, (_, n) => `${secret.slice(0, -5)}${String(n).padStart(5, '0')}`);
  expect(tried.filter((text) => readKeyText(deps, text))).toEqual([]);
  const elsewhere = { ...deps, keyed: keyedBy('another secret') };
  for (const text of [newKeyText(elsewhere).secret, '', '.', 'patuh', 'x'.repeat(1_000)])
    expect(readKeyText(deps, text)).toBeUndefined();
});

it('ten thousand keys are counted in a bounded memory, one above its limit stays above it', () => {
  const count = rateLimit(() => clock.now, 2);
  expect([count('one'), count('one'), count('one')].map(({ left }) => left)).toEqual([1, 0, -1]);
  for (let n = 0; n < 20_000; n++) count(String(n));
  expect(count('one').left).toBe(-1);
  clock.now += 60_000;
  expect(count('one').left).toBe(1);
});
