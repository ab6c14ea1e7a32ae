import { Hono } from 'hono';
import { Problem } from '#domain/problem.ts';
import { clearCookies } from '../http/cookie.ts';
import type { Ctx, Edge, Env } from '../http/edge.ts';
import { admitted, scopeFor, signedBy } from '../http/guard.ts';
import { signOut } from '../services/session/sign-out.ts';
import { switchCompany } from '../services/session/switch-company.ts';

/** The start page for anything else than a local page, which prevents open redirects. */
const ownPage = (resource: unknown): string =>
  typeof resource === 'string' && resource.length <= 500 && /^\/(main|v2\/main)\/[!-[\]-~]*$/.test(resource)
    ? resource
    : '/main/home';

/** Without Sec-Fetch-Site the Referer decides: our pages always send it, so a request without it is foreign. */
const isOwnRequest = (edge: Edge, c: Ctx): boolean => {
  const site = c.req.header('Sec-Fetch-Site');
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  const from = c.req.header('Referer');
  return from !== undefined && URL.canParse(from) && edge.isOwnOrigin(new URL(from).origin, c.req.header('Host') ?? '');
};

export const pageMoves = (edge: Edge) => {
  const app = new Hono<Env>();

  app.get('/logout', async (c) => {
    // A foreign page may link here, but must not sign anybody out.
    if (isOwnRequest(edge, c)) {
      const signed = await signedBy(edge, c);
      if (signed) await signOut(edge.deps, edge.book, signed.hash, scopeFor(edge, c, signed));
      clearCookies(c);
      c.header('Clear-Site-Data', '"cache", "storage"');
    }
    return c.redirect('/login', 303);
  });

  app.post('/main/switch-company/form', async (c) => {
    const signed = await admitted(edge, c);
    if (!signed) return c.redirect('/login', 303);
    const form = await c.req.parseBody();
    if (form._csrf !== signed.csrf) throw new Problem('csrf');
    const companyId = typeof form.companyId === 'string' ? form.companyId : '';
    if (companyId === '') throw new Problem('invalid', { errors: { companyId: 'problem.company_required' } });
    await switchCompany(edge.deps, edge.book, scopeFor(edge, c, signed), signed.hash, companyId);
    c.header('Clear-Site-Data', '"cache"');
    return c.redirect(ownPage(form.to), 303);
  });

  return app;
};
