import { describe, expect, it } from 'vitest';
import { say } from '../messages/index.ts';
import { officeAdvice, officeCode, officeCodes } from './codes.ts';

describe('codes of the office', () => {
  it.each(Object.keys(officeCodes))('puts %s into words in both languages', (code) => {
    const { title, cause, action } = officeAdvice(code);
    for (const key of [title, cause, action])
      for (const locale of ['id', 'en'] as const) expect(say(locale, key)).not.toBe(key);
  });

  it('turns a code nobody knows, even one named like a property, into UNKNOWN_STATUS', () => {
    expect(officeCode('E-4711')).toBe('UNKNOWN_STATUS');
    expect(officeCode('constructor')).toBe('UNKNOWN_STATUS');
  });

  it('prefers the field the office named over the usual one', () => {
    expect(officeAdvice('UNIT_UNKNOWN', 'lines.2.unit').field).toBe('lines.2.unit');
    expect(officeAdvice('UNIT_UNKNOWN').field).toBe('lines.0.unit');
  });
});
