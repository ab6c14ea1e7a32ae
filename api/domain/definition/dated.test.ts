import { describe, expect, it } from 'vitest';
import { law } from '../law.ts';
import { dated } from './dated.ts';

const source = law('UU 7/2021', 'ps. 7');
const rule = dated('contoh', [
  { from: '2025-01-01', value: null, source },
  { from: '2022-04-01', value: 11, source },
  { from: '2010-04-01', value: 10, source },
]);

describe('dated', () => {
  it('gives the value in force, the first day included', () => {
    expect(rule.at('2022-03-31')).toBe(10);
    expect(rule.at('2022-04-01')).toBe(11);
    expect(rule.ruleAt('2024-12-31').from).toBe('2022-04-01');
  });

  it('never guesses before the first known day or after the law ended', () => {
    expect(() => rule.at('2010-03-31')).toThrow(RangeError);
    expect(() => rule.at('2025-01-01')).toThrow(/contoh: no rule on 2025-01-01/);
  });

  it('answers each day for itself, whatever was asked before', () => {
    expect([rule.at('2022-04-01'), rule.at('2022-03-31'), rule.at('2022-04-01')]).toEqual([11, 10, 11]);
    expect(() => rule.at('2025-01-01')).toThrow(RangeError);
    expect(rule.at('2022-04-01')).toBe(11);
    expect(() => rule.at('2025-01-01')).toThrow(RangeError);
  });

  it('refuses a history that is not newest first', () => {
    const stretch = { value: 1, source };
    expect(() =>
      dated('x', [
        { from: '2020-01-01', ...stretch },
        { from: '2021-01-01', ...stretch },
      ]),
    ).toThrow(RangeError);
    expect(() =>
      dated('x', [
        { from: '2020-01-01', ...stretch },
        { from: '2020-01-01', ...stretch },
      ]),
    ).toThrow(RangeError);
  });
});
