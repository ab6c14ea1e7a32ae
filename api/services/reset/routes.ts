import { z } from '@hono/zod-openapi';
import { createRouter } from '../../http/create-router.ts';
import type { Edge } from '../../http/edge.ts';
import { askerOf } from '../../http/guard.ts';
import { networkOf } from '../../http/network.ts';
import { route } from '../../http/route.ts';
import { askReset } from './ask-reset.ts';
import { openReset, resetPassword } from './set-password.ts';

const tag = 'session';
const token = z.object({ token: z.string().max(64) });

export const resetRoutes = (edge: Edge) => {
  const { deps, attempts } = edge;
  const app = createRouter(tag);
  app.openapi(
    route({
      operationId: 'askPasswordReset',
      method: 'post',
      path: '/reset',
      tag,
      summary: 'Ask for a letter to set a new password; answered alike whether or not there is an account',
      body: z.strictObject({ email: z.string().trim().min(1, 'problem.field.required').max(200) }),
      status: 204,
    }),
    async (c) => {
      const { email } = c.req.valid('json');
      const address = networkOf(c.get('ip')) ?? '';
      await attempts.begin({ address, account: `reset ${email.toLowerCase()}`, known: false });
      await askReset(deps, email);
      return c.body(null, 204);
    },
  );
  app.addRoute({
    operationId: 'getPasswordResetWay',
    method: 'get',
    path: '/reset',
    summary: 'Whether letters to set a password reach anybody, or stay in the simulated mailbox',
    out: z.object({ isSimulated: z.boolean() }),
    does: () => ({ isSimulated: deps.mail.simulated }),
  });
  app.addRoute({
    operationId: 'openPasswordReset',
    method: 'get',
    path: '/reset/{token}',
    summary: 'Whose password a letter lets be set anew',
    params: token,
    out: z.object({ email: z.string() }),
    does: ({ token }) => openReset(deps, token),
  });
  app.openapi(
    route({
      operationId: 'resetPassword',
      method: 'post',
      path: '/reset/{token}',
      tag,
      summary: 'Set a new password by the link of a letter; every session of the person ends',
      params: token,
      body: z.strictObject({ password: z.string().min(1, 'problem.field.required').max(1000) }),
      status: 204,
    }),
    async (c) => {
      const { password } = c.req.valid('json');
      const asker = askerOf(c);
      const network = networkOf(c.get('ip'));
      await resetPassword(deps, { token: c.req.valid('param').token, password, asker, network });
      return c.body(null, 204);
    },
  );
  return app;
};
