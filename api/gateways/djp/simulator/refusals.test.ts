import { describe, expect, it } from 'vitest';
import { slipAdvice, slipOfficeCodes } from '#domain/bupot/office-codes.ts';
import { say } from '#domain/messages/index.ts';
import { officeAdvice, officeCodes } from '#domain/office/codes.ts';
import { sptAdvice, sptOfficeCodes } from '#domain/spt/office-codes.ts';
import { knownRefusals, requestedBehaviour } from './refusals.ts';

const words = {
  faktur: { advice: officeAdvice, codes: officeCodes },
  'retur-in': { advice: officeAdvice, codes: officeCodes },
  dokumen: { advice: officeAdvice, codes: officeCodes },
  bupot: { advice: slipAdvice, codes: slipOfficeCodes },
  spt: { advice: sptAdvice, codes: sptOfficeCodes },
} as const;

describe('what Coretax is known to answer', () => {
  it.each(knownRefusals.map((one) => [one.about, one.code, one] as const))(
    'of %s with %s is raised by its name and told in plain words of both languages',
    (about, code, { message }) => {
      expect(requestedBehaviour(`TOLAK:${code}`)?.code).toBe(code);
      const { advice, codes } = words[about];
      expect(Object.keys(codes)).toContain(code);
      const { title, cause } = advice(code);
      const texts = (['id', 'en'] as const).flatMap((locale) => [say(locale, title), say(locale, cause)]);
      expect(texts).not.toContain(title);
      expect(texts).not.toContain(cause);
      expect(new Set(texts).size).toBe(4);
      expect(message).not.toBe('');
    },
  );

  it('says the message of the office with the code, and of one nobody knows the code alone', () => {
    expect(requestedBehaviour('TOLAK:SUPPORT_NOT_FOUND')).toMatchObject({
      state: 'REJECTED',
      message: '..SPPB Not Found..',
    });
    expect(requestedBehaviour('INV/1 TOLAK:DJP-SIGN-MASTER')).toMatchObject({ state: 'SAVED_INVALID' });
    expect(requestedBehaviour('TOLAK:E-4711')).toMatchObject({ message: 'Ditolak: E-4711' });
    expect(requestedBehaviour('INV/1')).toBeUndefined();
  });
});
