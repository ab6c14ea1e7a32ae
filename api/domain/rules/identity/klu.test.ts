import { describe, expect, it } from 'vitest';
import { findKlu, kluOf } from './klu.ts';

describe('kinds of business', () => {
  it('are known by five digits', () => {
    expect(kluOf('01111')).toEqual({ code: '01111', name: 'Pertanian Jagung' });
    expect(kluOf('99999')).toBeUndefined();
    expect(findKlu('', 2_000)).toHaveLength(1_786);
  });

  it('are found by code and by words of the name', () => {
    expect(findKlu('0111', 20).every(({ code }) => code.startsWith('0111'))).toBe(true);
    expect(findKlu('konsultasi manajemen', 5).map(({ code }) => code)).toContain('70209');
    expect(findKlu('pertanian', 3)).toHaveLength(3);
    expect(findKlu('zzz', 3)).toEqual([]);
  });
});
