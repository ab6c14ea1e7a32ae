import { type Logger, pino } from 'pino';

import { withoutTokens } from '#domain/text/opening-links.ts';

const dotted = /\d(?:[.-]?\d){10,}(?=[.-]?\d[.-]?\d[.-]?\d[.-]?\d)/g;
/** Groups of four digits, as the product formats them; in an address a space is encoded. */
const inFours = /(?<!\d)\d{4}((?: |\+|%20)\d{4}){2}(?=(?: |\+|%20)\d{4})/g;

/**
 * 15 or more digits in a row, with or without dots and dashes, and 16 in groups of four keep their last four. Link
 * tokens are masked too.
 */
export const masked = (text: string): string =>
  [dotted, inFours].reduce(
    (left, numbers) =>
      left.replace(numbers, (number) => number.replace(/%20|\d/g, (sign) => (sign === '%20' ? sign : '•'))),
    withoutTokens(text),
  );

const maskedDeep = (value: unknown, depth = 0): unknown => {
  if (typeof value === 'string') return masked(value);
  if (value instanceof Error)
    return { type: value.name, message: masked(value.message), stack: masked(value.stack ?? '') };
  if (value === null || typeof value !== 'object' || depth > 4) return value;
  if (Array.isArray(value)) return value.map((one) => maskedDeep(one, depth + 1));
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, maskedDeep(one, depth + 1)]));
};

export type Log = Logger;

/** Structured, on standard output. Passwords, cookies and tokens are left out. */
export const openLog = (level: string): Log =>
  pino({
    level,
    base: undefined,
    redact: {
      paths: ['password', 'cookie', 'token', 'authorization', '*.password', '*.cookie', '*.token', '*.authorization'],
      censor: '[hidden]',
    },
    formatters: { log: (entry) => maskedDeep(entry) as Record<string, unknown> },
  });
