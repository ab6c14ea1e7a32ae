import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

/** In ms, either way; anything else is a replay. */
export const WINDOW_MS = 5 * 60_000;

/** Without a body (GET) there is no digest. */
export type Signed = {
  readonly clientId: string;
  readonly requestId: string;
  readonly timestamp: string;
  readonly target: string;
  readonly body?: string;
  readonly answer?: true;
};

const digest = (body: string): string => createHash('sha256').update(body, 'utf8').digest('base64');

/** "2020-08-11T08:45:42Z" */
export const timestampOf = (at: number): string => `${new Date(at).toISOString().slice(0, 19)}Z`;

const components = ({ clientId, requestId, timestamp, target, body, answer }: Signed): string =>
  [
    `Client-Id:${clientId}`,
    `Request-Id:${requestId}`,
    `${answer ? 'Response' : 'Request'}-Timestamp:${timestamp}`,
    `Request-Target:${target}`,
    ...(body === undefined ? [] : [`Digest:${digest(body)}`]),
  ].join('\n');

export const sign = (secret: string, signed: Signed): string =>
  `HMACSHA256=${createHmac('sha256', secret).update(components(signed), 'utf8').digest('base64')}`;

/** In constant time, for any input. */
export const isSigned = (secret: string, signed: Signed, signature: string): boolean => {
  const expected = Buffer.from(sign(secret, signed));
  const given = Buffer.from(signature);
  return given.length === expected.length && timingSafeEqual(given, expected);
};

/** In the body of OVO's push payment, besides the signature: SHA-256, hex. */
export const checkSum = (secret: string, amount: number, clientId: string, invoice: string, ovoId: string): string =>
  createHash('sha256').update(`${amount}${clientId}${invoice}${ovoId}${secret}`, 'utf8').digest('hex');
