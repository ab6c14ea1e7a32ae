import { withoutTokens } from '#domain/text/opening-links.ts';

const SECRET = /authorization|token|secret|password|passphrase|signature|(api|auth)[-_]?key/i;
const LONGEST = 8_000;

/** NPWP and NIK (15 or 16 digits) and NITKU (22) keep their first two and last four digits; invoice numbers (17) stay. */
const maskDigits = (text: string): string =>
  text.replace(/\d{15,}/g, (digits) =>
    digits.length === 15 || digits.length === 16 || digits.length === 22
      ? digits.slice(0, 2) + '*'.repeat(digits.length - 6) + digits.slice(-4)
      : digits,
  );

const replacer = (key: string, value: unknown): unknown => {
  if (SECRET.test(key)) return '***';
  if (value instanceof Uint8Array) return `${value.byteLength} bytes`;
  return typeof value === 'string' ? maskDigits(withoutTokens(value)) : value;
};

/** Whatever was said, as text fit for a log: no secrets, no whole identity numbers, no file contents, not endless. */
export const masked = (said: unknown): string => {
  const text = JSON.stringify(said, replacer) ?? '';
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
};
