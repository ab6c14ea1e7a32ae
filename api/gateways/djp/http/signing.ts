import { createHmac, timingSafeEqual } from 'node:crypto';

export type Signed = { readonly path: string; readonly timestamp: string; readonly key: string; readonly body: string };

/** Largest difference between the two clocks; an older request is a replay. */
export const WINDOW_MS = 5 * 60_000;

/** Over path, timestamp, idempotency key and body, one per line, in hex. */
export const sign = (secret: string, { path, timestamp, key, body }: Signed): string =>
  createHmac('sha256', secret).update([path, timestamp, key, body].join('\n')).digest('hex');

export const isSigned = (secret: string, signed: Signed, signature: string, now: number): boolean => {
  const expected = Buffer.from(sign(secret, signed));
  const given = Buffer.from(signature);
  const fresh = Math.abs(now - Number(signed.timestamp)) <= WINDOW_MS;
  return fresh && given.length === expected.length && timingSafeEqual(given, expected);
};
