import type { MiddlewareHandler } from 'hono';
import { NO_COMPANY } from '#domain/people/no-company.ts';
import { Problem } from '#domain/problem.ts';
import type { Scope } from '#domain/scope.ts';
import { ALL_COMPANIES, inCompany } from '../../db/company-context.ts';
import type { Signed } from '../services/session/book.ts';
import { inNamedCompany } from '../services/session/named-company.ts';
import { bearerOf, permitKey, signedByKey } from './api-key.ts';
import { mayInArchive } from './archive.ts';
import { sessionCookie } from './cookie.ts';
import type { Ctx, Edge, Env } from './edge.ts';
import { mayUnproven } from './unproven.ts';
import { wantsStream } from './wants-stream.ts';

const READS = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Polled by the page itself; these must not keep an unattended session alive. */
const UNATTENDED = new Set(['/main/api/events', '/main/api/session']);

const aboutSession = (c: Ctx): boolean => c.req.path === '/main/api/session' && c.req.method !== 'GET';

/**
 * Switching moves a session between companies, a person's companies and invitations are one list, internal admins work
 * for all companies.
 */
const spansCompanies = (c: Ctx): boolean =>
  aboutSession(c) ||
  c.req.path.startsWith('/admin/') ||
  /^\/main\/api\/(companies|user\/no-company)(\/|$)/.test(c.req.path);

const companyOf = (c: Ctx, scope: Scope): string => (spansCompanies(c) ? ALL_COMPANIES : scope.companyId);

/** A query parameter where no header can be sent (links, event streams). */
const namedCompany = (c: Ctx): string | undefined => c.req.header('X-Company-Id') ?? c.req.query('company');

export const signedBy = async (edge: Edge, c: Ctx): Promise<Signed | undefined> => {
  const token = sessionCookie(c);
  const signed = token && token.length <= 64 ? await edge.book.find(token) : undefined;
  c.set('signed', signed);
  return signed;
};

/** By an API key if the request has one, otherwise by its session. Each request counts once against the limit. */
export const callerBy = async (edge: Edge, c: Ctx): Promise<Signed | undefined> => {
  const bearer = bearerOf(c);
  if (bearer === undefined) return signedBy(edge, c);
  const known: Signed | undefined = c.get('signed');
  if (known?.apiKey) return edge.book.findKey(known.hash);
  const signed = await signedByKey(edge, c, bearer);
  c.set('signed', signed);
  return signed;
};

export const askerOf = (c: Ctx) => ({
  ip: c.get('ip'),
  locale: c.get('locale'),
  userAgent: c.req.header('User-Agent') ?? '',
});

const isInternal = (edge: Edge, email: string): boolean => edge.deps.internalAdmins.has(email.toLowerCase());

export const scopeFor = (edge: Edge, c: Ctx, signed: Signed): Scope => ({
  companyId: signed.companyId,
  userId: signed.userId,
  userName: signed.userName,
  permissions: signed.permissions,
  ...askerOf(c),
  // With a key nobody is an Owner or an internal admin.
  ...(signed.apiKey
    ? { role: '', jobRole: signed.role }
    : { role: signed.role, ...(isInternal(edge, signed.email) ? { internal: true } : {}) }),
});

/** An internal admin without a second factor may only set one up or sign out. */
export const lacksFactor = (edge: Edge, { email, factorAt }: Signed): boolean =>
  factorAt === null && isInternal(edge, email);

const beforeFactor = ({ req: { method, path } }: Ctx): boolean =>
  path.startsWith('/main/api/user/second-factor') ||
  (path === '/main/api/session' && (method === 'GET' || method === 'DELETE'));

/** Requests allowed without a company: the session, the reason, and the ways to join or create a company. */
const WITHOUT_COMPANY = /^\/main\/api\/(session$|user\/(preferences|no-company)(\/|$))/;

const lacksCompany = (c: Ctx, { companyId }: Signed): boolean =>
  companyId === NO_COMPANY && (Boolean(namedCompany(c)) || !WITHOUT_COMPANY.test(c.req.path));

export const admitted = async (edge: Edge, c: Ctx): Promise<Signed | undefined> => {
  const signed = await signedBy(edge, c);
  if (signed && lacksFactor(edge, signed)) throw new Problem('factor_required');
  return signed;
};

/** Writes are accepted only from our own pages, by the Origin header (CSRF). */
export const sameOrigin =
  (edge: Edge): MiddlewareHandler<Env> =>
  (c, next) => {
    if (READS.has(c.req.method)) return next();
    const site = c.req.header('Sec-Fetch-Site');
    if (site === 'cross-site' || site === 'same-site') throw new Problem('csrf');
    const origin = c.req.header('Origin');
    if (origin !== undefined && !edge.isOwnOrigin(origin, c.req.header('Host') ?? '')) throw new Problem('csrf');
    return next();
  };

/** Checks the session, its CSRF token on every write and the company, or the API key, and builds the scope. */
export const signedIn =
  (edge: Edge): MiddlewareHandler<Env> =>
  async (c, next) => {
    const known = c.env?.caller;
    if (known) {
      if (!known.scope) throw new Problem('unauthenticated');
      c.set('locale', known.locale);
      c.set('scope', known.scope);
      return inCompany(companyOf(c, known.scope), next);
    }
    const signed = await callerBy(edge, c);
    if (!signed) throw new Problem('unauthenticated');
    const locale = c.req.header('X-Locale');
    if (locale !== 'id' && locale !== 'en') c.set('locale', signed.preferences.locale === 'en' ? 'en' : 'id');
    if (signed.apiKey) permitKey(c, signed, namedCompany(c));
    else if (!READS.has(c.req.method) && c.req.header('X-CSRF-Token') !== signed.csrf) throw new Problem('csrf');
    const scope = scopeFor(edge, c, signed);
    if (lacksFactor(edge, signed) && !beforeFactor(c)) throw new Problem('factor_required');
    if (lacksCompany(c, signed)) throw new Problem('no_company');
    if (!aboutSession(c) && !signed.apiKey)
      await inNamedCompany(edge.deps, scope, namedCompany(c), !READS.has(c.req.method));
    if (signed.archivedAt !== null && !mayInArchive(c.req.method, c.req.path)) throw new Problem('archived');
    if (signed.provenAt === null && !mayUnproven(c.req.method, c.req.path)) throw new Problem('unproven');
    c.set('scope', scope);
    c.set('sessionHash', signed.hash);
    c.set('csrf', signed.csrf);
    if (!UNATTENDED.has(c.req.path) && !wantsStream(c)) await edge.book.touch(signed);
    await inCompany(companyOf(c, scope), next);
  };
