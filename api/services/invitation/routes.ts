import { z } from '@hono/zod-openapi';
import { invitationSchema } from '#domain/people/user-schema.ts';
import { setSessionCookie } from '../../http/cookie.ts';
import { createRouter } from '../../http/create-router.ts';
import type { Ctx, Edge } from '../../http/edge.ts';
import { admitted, askerOf } from '../../http/guard.ts';
import { networkOf } from '../../http/network.ts';
import { route } from '../../http/route.ts';
import { join, openInvitation } from './join.ts';

const tag = 'session';
const token = z.object({ token: z.string().max(64) });

export const invitationRoutes = (edge: Edge) => {
  const { deps } = edge;
  const app = createRouter(tag);
  const whoIsHere = async (c: Ctx) => {
    const signed = await admitted(edge, c);
    return signed && { userId: signed.userId, email: signed.email, hash: signed.hash };
  };
  app.addRoute({
    operationId: 'openInvitation',
    method: 'get',
    path: '/invitation/{token}',
    summary: 'What a letter asks somebody to join',
    params: token,
    out: invitationSchema,
    does: async ({ token }, _scope, c) => openInvitation(deps, token, await whoIsHere(c)),
  });
  app.openapi(
    route({
      operationId: 'acceptInvitation',
      method: 'post',
      path: '/invitation/{token}',
      tag,
      summary:
        'Take an invitation, with an account made now, which signs in, or the one that is signed in, which moves there',
      params: token,
      body: z.strictObject({
        name: z.string().trim().max(150, { error: 'problem.field.max' }).default(''),
        password: z.string().max(1000).default(''),
      }),
      out: z.object({ email: z.string(), company: z.string() }),
    }),
    async (c) => {
      const asker = askerOf(c);
      const here = await whoIsHere(c);
      const newcomer = c.req.valid('json');
      const entrance = { ...asker, network: networkOf(c.get('ip')) };
      const { token } = c.req.valid('param');
      const { begun, ...joined } = await join(deps, { token, here, entrance, asker, newcomer });
      if (begun) setSessionCookie(c, begun.token, false);
      return c.json(joined);
    },
  );
  return app;
};
