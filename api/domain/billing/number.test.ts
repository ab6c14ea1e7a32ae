import { describe, expect, it, test } from 'vitest';
import {
  asAssessmentNumber,
  asNop,
  asNtpn,
  formatBillingCode,
  isAssessmentNumber,
  isBillingCode,
  isNop,
  isNtb,
  isNtpn,
  isStan,
  masaText,
} from './number.ts';

describe('a billing code', () => {
  it.each(['012345678901234', '399999999999999'])('is %s', (code) => expect(isBillingCode(code)).toBe(true));
  it.each(['412345678901234', '01234567890123', '0123456789012345', '01234567890123A', ''])('is not %s', (code) =>
    expect(isBillingCode(code)).toBe(false),
  );
  it('is read in fives', () => {
    expect(formatBillingCode('012345678901234')).toBe('01234 56789 01234');
    expect(formatBillingCode('0123')).toBe('0123');
  });
});

describe('numbers of a receipt', () => {
  it('have their shapes', () => {
    expect(isNtpn('1A2B3C4D5E6F7G8H')).toBe(true);
    for (const wrong of ['1a2b3c4d5e6f7g8h', '1A2B3C4D5E6F7G8', '1A2B3C4D5E6F7G8!']) expect(isNtpn(wrong)).toBe(false);
    expect([isNtb('123456789012'), isNtb('12345678901'), isStan('123456'), isStan('12345A')]).toEqual([
      true,
      false,
      true,
      false,
    ]);
  });
  it('are mended where the letters are right', () => {
    expect(asNtpn(' 1a2b-3c4d 5e6f-7g8h ')).toBe('1A2B3C4D5E6F7G8H');
    expect(asNtpn('1a2b')).toBeNull();
  });
});

describe('a NOP', () => {
  it('has 18 digits, written with marks', () => {
    expect(asNop('31.74.010.001.002-0003.0')).toBe('317401000100200030');
    expect([asNop('31.74'), asNop('NOP 317401000100200030'), isNop('31740100010020003')]).toEqual([null, null, false]);
  });
});

describe('the number of a notice', () => {
  it('has five parts', () => {
    expect(isAssessmentNumber('00012/106/24/021/25')).toBe(true);
    for (const wrong of ['12/106/24/021/25', '00012-106-24-021-25', '00012/106/2024/021/25', ''])
      expect(isAssessmentNumber(wrong)).toBe(false);
  });
  it('gets its strokes', () => {
    expect(asAssessmentNumber('000121062402125')).toBe('00012/106/24/021/25');
    expect(asAssessmentNumber('00012 - 106 - 24 - 021 - 25')).toBe('00012/106/24/021/25');
    expect(asAssessmentNumber('SKP 00012')).toBeNull();
  });
});

test.each([
  ['2025-10', '2025-10', 'Oktober 2025', 'October 2025'],
  ['2025-01', '2025-12', 'Januari–Desember 2025', 'January–December 2025'],
  ['2025-11', '2026-01', 'November 2025–Januari 2026', 'November 2025–January 2026'],
])('%s to %s', (from, to, id, en) => {
  expect([masaText(from, to, 'id'), masaText(from, to, 'en')]).toEqual([id, en]);
});
