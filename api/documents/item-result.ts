import { type Locale, say } from '#domain/messages/index.ts';
import { Problem } from '#domain/problem.ts';

/** `again` is retried later. */
export type ItemResult =
  | { status: 'DONE'; code?: string; message?: string }
  | { status: 'SKIPPED' | 'FAILED'; code: string; message: string }
  | { status: 'again'; afterMs: number; code: string; message: string };

export const failed = (code: string, message: string): ItemResult => ({ status: 'FAILED', code, message });
export const skipped = (code: string, message: string): ItemResult => ({ status: 'SKIPPED', code, message });
export const retryLater = (afterMs: number, code: string, message: string): ItemResult => ({
  status: 'again',
  afterMs,
  code,
  message,
});

/** Other errors are defects and are rethrown. */
export const problemResult = (locale: Locale, error: unknown): ItemResult => {
  if (!(error instanceof Problem)) throw error;
  const { message = `problem.${error.code}`, params, errors } = error.detail;
  const [first] = Object.values(errors ?? {});
  if (first === undefined) return failed(error.code, say(locale, message, params));
  return failed(error.code, typeof first === 'string' ? say(locale, first) : say(locale, first.key, first.params));
};

/** Exponential, at most half a minute. */
export const backoff = (attempts: number): number => Math.min(30_000, 1000 * 2 ** Math.min(attempts, 5));
