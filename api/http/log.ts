import { type Logger, pino } from 'pino';

import { withoutTokens } from '#domain/text/opening-links.ts';

/** Identity numbers never reach a log: 15 or more digits in a row, dots and dashes between them or not, keep their last four. Nor do tokens of links. */
export const masked = (text: string): string =>
  withoutTokens(text).replace(/\d(?:[.-]?\d){10,}(?=[.-]?\d[.-]?\d[.-]?\d[.-]?\d)/g, (digits) =>
    digits.replace(/\d/g, '•'),
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

/** Structured logs on standard output. Passwords, cookies and tokens are left out, NPWP and NIK masked. */
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
