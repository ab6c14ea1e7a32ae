import { describe, expect, it } from 'vitest';
import { findKlu, isKlu, kluOf } from './klu.ts';

describe('kinds of business', () => {
  it('are known by five digits', () => {
    expect(kluOf('01111')).toEqual({ code: '01111', name: 'Pertanian Jagung' });
    expect(kluOf('99999')).toBeUndefined();
    expect(findKlu('', 2_000)).toHaveLength(1_786);
  });

  it('may be one of the four that are missing: five digits of a division the list knows', () => {
    expect(isKlu('01111')).toBe(true);
    expect(kluOf('46998')).toBeUndefined();
    expect(isKlu('46998')).toBe(true);
    expect(findKlu('46998', 5)).toEqual([{ code: '46998', name: '' }]);
    expect(['04111', '4699', '469988', '4699a', ''].filter(isKlu)).toEqual([]);
  });

  it('are found by code and by words of the name', () => {
    expect(findKlu('0111', 20).every(({ code }) => code.startsWith('0111'))).toBe(true);
    expect(findKlu('konsultasi manajemen', 5).map(({ code }) => code)).toContain('70209');
    expect(findKlu('pertanian', 3)).toHaveLength(3);
    expect(findKlu('zzz', 3)).toEqual([]);
  });
});
