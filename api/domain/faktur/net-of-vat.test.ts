import { describe, expect, it } from 'vitest';
import { netShare } from './net-of-vat.ts';

describe('the net share of a price including PPN', () => {
  it.each([
    ['04', 'ELEVEN_TWELFTHS', '2026-11-05', [100n, 111n]],
    ['01', 'FULL', '2026-11-05', [25n, 28n]],
    ['04', 'FULL', '2024-11-05', [100n, 111n]],
    ['04', 'ELEVEN_TWELFTHS', '', [100n, 111n]],
    ['05', 'OWN', '2026-11-05', null],
    ['07', 'ELEVEN_TWELFTHS', '2026-11-05', null],
    ['08', 'FULL', '2026-11-05', null],
  ] as const)('of %s by %s on %s', (code, scheme, day, expected) =>
    expect(netShare(code, scheme, day)).toEqual(expected),
  );
});
