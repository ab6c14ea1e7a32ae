import { randomBytes } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import type { Ctx, Env } from './edge.ts';

const ALWAYS = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'same-origin',
  'X-Frame-Options': 'SAMEORIGIN',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(self), microphone=(), geolocation=(), payment=(), usb=()',
} as const;

/** Data of a company is never kept by a browser or a proxy; what may be kept says so itself. */
const UNKEPT = { ...ALWAYS, 'Cache-Control': 'no-store' } as const;

const policy = (style: string): string =>
  [
    "default-src 'self'",
    "script-src 'self'",
    `style-src 'self' ${style}`,
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    "connect-src 'self'",
    "frame-src 'self' blob:",
    "worker-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'self'",
  ].join('; ');

const API_POLICY = "default-src 'none'; frame-ancestors 'self'";

export const newNonce = (): string => randomBytes(16).toString('base64');

/** The policy of a page: only our own files, and style sheets that carry this page's nonce. */
export const allowPage = (c: Ctx, nonce: string): void =>
  c.header('Content-Security-Policy', policy(`'nonce-${nonce}'`));

/** Sets a header. On the real server it is set on the raw response, which spares each answer a copy of its headers. */
export const setHeader = (c: Ctx, name: string, value: string): void => {
  const raw = c.env?.outgoing;
  if (raw) raw.setHeader(name, value);
  else c.header(name, value);
};

/** A browser that came by https once comes no other way for a year, nor to any address below ours. */
const HTTPS_ALONE = 'max-age=31536000; includeSubDomains';

/** Headers every answer carries. */
export const headers = (secure: boolean): MiddlewareHandler<Env> => {
  const fixed = Object.entries({
    ...UNKEPT,
    'Content-Security-Policy': API_POLICY,
    ...(secure ? { 'Strict-Transport-Security': HTTPS_ALONE } : {}),
  });
  return (c, next) => {
    for (const [name, value] of fixed) setHeader(c, name, value);
    return next();
  };
};
