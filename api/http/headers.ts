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

/** Company data is never cached; cacheable responses set their own header. */
const UNKEPT = { ...ALWAYS, 'Cache-Control': 'no-store' } as const;

const policy = (style: string, imageHosts: string, serviceHosts: string): string =>
  [
    "default-src 'self'",
    `script-src 'self'${serviceHosts}`,
    `style-src 'self' ${style}`,
    `img-src 'self' data: blob:${imageHosts}${serviceHosts}`,
    "font-src 'self' data:",
    `connect-src 'self'${serviceHosts}${serviceHosts.replaceAll('https:', 'wss:')}`,
    `frame-src 'self' blob:${serviceHosts}`,
    "worker-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'self'",
  ].join('; ');

const API_POLICY = "default-src 'none'; frame-ancestors 'self'";

export const newNonce = (): string => randomBytes(16).toString('base64');

type Hosts = { readonly images?: ReadonlySet<string>; readonly services?: ReadonlySet<string> };

const listed = (hosts: ReadonlySet<string> = new Set()): string =>
  [...hosts].map((host) => ` https://${host}`).join('');

/** Only our own files, style sheets with this page's nonce, images of `images`, and configured services. */
export const allowPage = (c: Ctx, nonce: string, { images, services }: Hosts = {}): void =>
  c.header('Content-Security-Policy', policy(`'nonce-${nonce}'`, listed(images), listed(services)));

/** Set on the raw response, which saves copying the headers. */
export const setHeader = (c: Ctx, name: string, value: string): void => {
  const raw = c.env?.outgoing;
  if (raw) raw.setHeader(name, value);
  else c.header(name, value);
};

/** HSTS: https only for a year, including subdomains. */
const HTTPS_ALONE = 'max-age=31536000; includeSubDomains';

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
