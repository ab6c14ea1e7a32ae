import { Hono } from 'hono';
import { Problem } from '#domain/problem.ts';
import { signOut } from '../services/session/sign-out.ts';
import { switchCompany } from '../services/session/switch-company.ts';
import { clearCookies } from './cookie.ts';
import type { Edge, Env } from './edge.ts';
import { admitted, scopeFor, signedBy } from './guard.ts';

/** A page of the product to land on; the start page for everything else, above all for addresses elsewhere. */
const ownPage = (asked: unknown): string =>
  typeof asked === 'string' && asked.length <= 500 && /^\/(main|v2\/main)\/[!-[\]-~]*$/.test(asked)
    ? asked
    : '/main/home';

/** The two things a page does by leaving: signing out, and posting the form that switches the company. */
export const pageMoves = (edge: Edge) => {
  const app = new Hono<Env>();

  app.get('/logout', async (c) => {
    // A page of someone else's may point here, but cannot sign anybody out.
    if (c.req.header('Sec-Fetch-Site') !== 'cross-site') {
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
