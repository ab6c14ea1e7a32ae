import { describe, expect, it } from 'vitest';
import { say } from '../messages/index.ts';
import { inputFields } from './fields.ts';
import { slipAdvice, slipOfficeCode, slipOfficeCodes } from './office-codes.ts';

describe('codes of the office about slips', () => {
  it.each(Object.keys(slipOfficeCodes))('puts %s into words in both languages, at a field of the form', (code) => {
    const { title, cause, field } = slipAdvice(code);
    for (const key of [title, cause])
      for (const locale of ['id', 'en'] as const) expect(say(locale, key)).not.toBe(key);
    if (field !== null) expect(inputFields).toHaveProperty(field);
  });

  it('turns a code nobody knows, even one named like a property, into UNKNOWN_STATUS', () => {
    expect(slipOfficeCode('E-4711')).toBe('UNKNOWN_STATUS');
    expect(slipOfficeCode('constructor')).toBe('UNKNOWN_STATUS');
  });
});
