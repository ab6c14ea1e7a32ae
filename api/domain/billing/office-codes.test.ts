import { describe, expect, it } from 'vitest';
import { say } from '../messages/index.ts';
import { billingAdvice, billingOfficeCodes } from './office-codes.ts';

describe('codes of the office about billing codes', () => {
  it.each(Object.keys(billingOfficeCodes))('puts %s into words in both languages', (code) => {
    const { title, cause, action } = billingAdvice(code);
    for (const key of [title, cause, action])
      for (const locale of ['id', 'en'] as const) expect(say(locale, key)).not.toBe(key);
  });

  it('has a code nobody knows, even one named like a property, as such', () => {
    for (const code of ['E-4711', 'constructor']) expect(billingAdvice(code).code).toBe('UNKNOWN_CODE');
  });

  it('sends a person to a new code where this one cannot be paid any more', () => {
    expect([billingAdvice('EXPIRED').repair, billingAdvice('INVALID').repair]).toEqual(['renew', 'renew']);
  });
});
