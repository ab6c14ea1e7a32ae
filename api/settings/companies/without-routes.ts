import { z } from '@hono/zod-openapi';
import { newCompanySchema } from '#domain/company/new-company.ts';
import { withoutCompanySchema } from '#domain/people/no-company.ts';
import { createRouter } from '../../http/create-router.ts';
import { route } from '../../http/route.ts';
import type { Deps } from '../../services/deps.ts';
import { joinSignedIn } from '../../services/invitation/join.ts';
import { addFirstCompany, withoutCompany } from './without-company.ts';

const tag = 'own account';

export const withoutCompanyRoutes = (deps: Deps) => {
  const app = createRouter(tag);
  app.addRoute({
    operationId: 'getWithoutCompany',
    method: 'get',
    path: '/user/no-company',
    summary: 'Which company the person lost last, and the invitations to their address',
    out: withoutCompanySchema,
    does: (_input, scope) => withoutCompany(deps, scope),
  });
  app.openapi(
    route({
      operationId: 'acceptOwnInvitation',
      method: 'post',
      path: '/user/no-company/invitations/{id}',
      tag,
      summary: 'Take an invitation to the own address; the session goes on in its company',
      params: z.object({ id: z.string().max(64) }),
      out: z.object({ email: z.string(), company: z.string() }),
    }),
    async (c) => c.json(await joinSignedIn(deps, c.get('scope'), c.get('sessionHash'), c.req.valid('param').id)),
  );
  app.openapi(
    route({
      operationId: 'addFirstCompany',
      method: 'post',
      path: '/user/no-company/company',
      tag,
      summary: 'Add a company as somebody who has none; the session goes on in it',
      body: newCompanySchema,
      out: z.object({ id: z.string(), name: z.string() }),
      status: 201,
      idempotent: true,
    }),
    async (c) => {
      const input = c.req.valid('json');
      return c.json(await addFirstCompany(deps, c.get('scope'), c.get('sessionHash'), input), 201);
    },
  );
  return app;
};
