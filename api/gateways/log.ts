import type { Clock } from '#domain/scope.ts';
import { withoutTokens } from '#domain/text/opening-links.ts';
import type { Answer } from './answer.ts';

const SECRET = /authorization|token|secret|password|passphrase|signature|(api|auth)[-_]?key/i;
const LONGEST = 8_000;

/**
 * NPWP and NIK (15 or 16 digits) and NITKU (22) keep their first two and last four digits; invoice numbers (17) stay.
 */
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

/** Fit for a log: no secrets, no whole identity numbers, no file contents, limited length. */
export const masked = (value: unknown): string => {
  const text = JSON.stringify(value, replacer) ?? '';
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
};

/** Secrets and identity numbers are already masked. */
export type GatewayCall = {
  readonly gateway: string;
  readonly operation: string;
  readonly companyId: string;
  readonly objectId: string | null;
  readonly request: string;
  readonly answer: string;
  readonly outcome: Answer<unknown>['kind'];
  readonly at: number;
  readonly tookMs: number;
};

/** Must not throw and must not wait long: a failure to log must not affect the call. */
export type RecordCall = (call: GatewayCall) => void | Promise<void>;

type About = { readonly companyId: string; readonly objectId: string | null };

export const callLog =
  (gateway: string, record: RecordCall, now: Clock) =>
  async <T>(operation: string, about: About, request: unknown, call: () => Promise<Answer<T>>): Promise<Answer<T>> => {
    const at = now();
    const answer = await call();
    await record({
      gateway,
      operation,
      companyId: about.companyId,
      objectId: about.objectId,
      request: masked(request),
      answer: masked(answer),
      // A pending answer shows that the connection works.
      outcome: answer.kind === 'unreachable' && answer.pending ? 'done' : answer.kind,
      at,
      tookMs: now() - at,
    });
    return answer;
  };
