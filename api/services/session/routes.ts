import { z } from '@hono/zod-openapi';
import { clearCookies, sessionCookie, setSessionCookie } from '../../http/cookie.ts';
import { createRouter } from '../../http/create-router.ts';
import type { Edge } from '../../http/edge.ts';
import { signedBy } from '../../http/guard.ts';
import { networkOf } from '../../http/network.ts';
import { route, router } from '../../http/route.ts';
import { mergePreferences } from '../preferences/merge-preferences.ts';
import { endOf } from './book.ts';
import { signIn } from './sign-in.ts';
import { signOut } from './sign-out.ts';
import { switchCompany } from './switch-company.ts';

const credentials = z.strictObject({
  email: z.string().trim().min(1, 'problem.field.required').max(200),
  password: z.string().min(1, 'problem.field.required').max(200),
  code: z.string().trim().max(40).optional(),
  remember: z.boolean().optional(),
});

export const publicSessionRoutes = (edge: Edge) =>
  router().openapi(
    route({
      operationId: 'signIn',
      method: 'post',
      path: '/session',
      tag: 'session',
      summary: 'Sign in',
      body: credentials,
      out: z.object({
        csrf: z.string(),
        companyId: z.string(),
        user: z.object({ id: z.string(), name: z.string(), email: z.string() }),
      }),
    }),
    async (c) => {
      const { email, password, code = '', remember = false } = c.req.valid('json');
      const former = sessionCookie(c);
      const { token, ...answer } = await signIn(edge.deps, edge, {
        email,
        password,
        code,
        ip: c.get('ip'),
        network: networkOf(c.get('ip')),
        userAgent: c.req.header('User-Agent') ?? '',
        former,
      });
      setSessionCookie(c, token, remember);
      return c.json(answer);
    },
  );

export const sessionRoutes = (edge: Edge) => {
  const app = createRouter('session');
  app.addRoute({
    operationId: 'getSession',
    method: 'get',
    path: '/session',
    summary: 'The session of this browser, and when it ends if nothing happens',
    out: z.object({ csrf: z.string(), companyId: z.string(), expiresAt: z.number() }),
    does: async (_input, scope, c) => {
      const signed = await signedBy(edge, c);
      const ends = signed ? endOf(signed.createdAt, signed.lastSeenAt) : 0;
      return { csrf: c.get('csrf'), companyId: scope.companyId, expiresAt: ends };
    },
  });
  app.openapi(
    route({
      operationId: 'switchCompany',
      method: 'put',
      path: '/session',
      tag: 'session',
      summary: 'Work in another company, without leaving the page',
      body: z.strictObject({ companyId: z.string().min(1, 'problem.company_required').max(64) }),
      status: 204,
    }),
    async (c) => {
      const { companyId } = c.req.valid('json');
      await switchCompany(edge.deps, edge.book, c.get('scope'), c.get('sessionHash'), companyId);
      return c.body(null, 204);
    },
  );
  app.openapi(
    route({
      operationId: 'signOut',
      method: 'delete',
      path: '/session',
      tag: 'session',
      summary: 'Sign out',
      status: 204,
    }),
    async (c) => {
      await signOut(edge.deps, edge.book, c.get('sessionHash'), c.get('scope'));
      clearCookies(c);
      return c.body(null, 204);
    },
  );
  app.addRoute({
    operationId: 'updatePreferences',
    method: 'put',
    path: '/user/preferences',
    tag: 'people and company',
    summary: 'Change preferences (merge patch)',
    body: z.record(z.string().max(100), z.unknown()),
    out: z.record(z.string(), z.unknown()),
    does: async (input, scope, c) => {
      const preferences = await mergePreferences(edge.deps, scope, input);
      edge.book.forget(c.get('sessionHash'));
      return preferences;
    },
  });
  return app;
};
