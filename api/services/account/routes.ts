import { z } from '@hono/zod-openapi';
import { isPhone, PHONE_EXAMPLE } from '#domain/definition/field.ts';
import { accountSchema, newEmailSchema, ownSessionSchema } from '#domain/people/account-schema.ts';
import type { Ctx, Edge } from '../../http/edge.ts';
import { admitted, scopeFor } from '../../http/guard.ts';
import { route, router } from '../../http/route.ts';
import { askEmail, confirmEmail, openEmail, resendEmail, withdrawEmail } from './change-email.ts';
import { changeOwnNames, changePassword, ownAccount } from './own-account.ts';
import { endOtherSessions, endOwnSession, ownSessions } from './own-sessions.ts';

const tag = 'own account';
const required = 'problem.field.required';
const password = z.string().min(1, required).max(1000);

export const accountRoutes = (edge: Edge) => {
  const { deps } = edge;
  const app = router();
  app.openapi(
    route({
      operationId: 'getOwnAccount',
      method: 'get',
      path: '/user/profile',
      tag,
      summary: 'The own account',
      out: accountSchema,
    }),
    async (c) => c.json(await ownAccount(deps, c.get('scope'))),
  );
  app.openapi(
    route({
      operationId: 'saveOwnAccount',
      method: 'put',
      path: '/user/profile',
      tag,
      summary: 'Change the own name and telephone',
      body: z.strictObject({
        name: z.string().trim().min(1, required).max(150, { error: 'problem.field.max' }),
        phone: z
          .string()
          .trim()
          .refine((phone) => phone === '' || isPhone(phone), {
            error: 'problem.field.format',
            params: { example: PHONE_EXAMPLE },
          })
          .nullable()
          .transform((phone) => phone || null),
      }),
      out: accountSchema,
    }),
    async (c) => {
      await changeOwnNames(deps, c.get('scope'), c.req.valid('json'));
      return c.json(await ownAccount(deps, c.get('scope')));
    },
  );
  app.openapi(
    route({
      operationId: 'changeOwnPassword',
      method: 'put',
      path: '/user/password',
      tag,
      summary: 'Change the own password; every other session of the person ends',
      body: z.strictObject({ old: password, password }),
      status: 204,
    }),
    async (c) => {
      await changePassword(edge, c.get('scope'), { ...c.req.valid('json'), keep: c.get('sessionHash') });
      return c.body(null, 204);
    },
  );
  app.openapi(
    route({
      operationId: 'askOwnEmail',
      method: 'post',
      path: '/user/email',
      tag,
      summary: 'Ask for another e-mail address, which counts once its letter is answered',
      body: z.strictObject({ email: z.string().trim().min(1, required).max(200), password }),
      status: 204,
    }),
    async (c) => {
      await askEmail(edge, c.get('scope'), c.req.valid('json'));
      return c.body(null, 204);
    },
  );
  app.openapi(
    route({
      operationId: 'resendOwnEmail',
      method: 'post',
      path: '/user/email/resend',
      tag,
      summary: 'Send the letter to the requested address again',
      status: 204,
    }),
    async (c) => {
      await resendEmail(deps, c.get('scope'));
      return c.body(null, 204);
    },
  );
  app.openapi(
    route({
      operationId: 'withdrawOwnEmail',
      method: 'delete',
      path: '/user/email',
      tag,
      summary: 'Discard the requested address',
      status: 204,
    }),
    async (c) => {
      await withdrawEmail(deps, c.get('scope'));
      return c.body(null, 204);
    },
  );
  app.openapi(
    route({
      operationId: 'listOwnSessions',
      method: 'get',
      path: '/user/sessions',
      tag,
      summary: 'Where the person is signed in',
      out: z.array(ownSessionSchema),
    }),
    async (c) => c.json(await ownSessions(deps, c.get('scope'), c.get('sessionHash'))),
  );
  app.openapi(
    route({
      operationId: 'endOwnSessions',
      method: 'delete',
      path: '/user/sessions',
      tag,
      summary: 'End every session of the person but this one',
      status: 204,
    }),
    async (c) => {
      await endOtherSessions(deps, c.get('scope'), c.get('sessionHash'));
      return c.body(null, 204);
    },
  );
  app.openapi(
    route({
      operationId: 'endOwnSession',
      method: 'delete',
      path: '/user/sessions/{id}',
      tag,
      summary: 'End one session of the person',
      params: z.object({ id: z.string().max(64) }),
      status: 204,
    }),
    async (c) => {
      await endOwnSession(deps, c.get('scope'), c.req.valid('param').id);
      return c.body(null, 204);
    },
  );
  return app;
};

const token = z.object({ token: z.string().max(64) });

export const newEmailRoutes = (edge: Edge) => {
  const { deps } = edge;
  const app = router();
  const here = async (c: Ctx) => {
    const signed = await admitted(edge, c);
    return signed && scopeFor(edge, c, signed);
  };
  app.openapi(
    route({
      operationId: 'openNewEmail',
      method: 'get',
      path: '/email/{token}',
      tag,
      summary: 'Which address a letter asks about',
      params: token,
      out: newEmailSchema,
    }),
    async (c) => c.json(await openEmail(deps, c.req.valid('param').token, await here(c))),
  );
  app.openapi(
    route({
      operationId: 'confirmNewEmail',
      method: 'post',
      path: '/email/{token}',
      tag,
      summary: 'Confirm the new address, signed in as the person who requested it',
      params: token,
      status: 204,
    }),
    async (c) => {
      await confirmEmail(deps, c.req.valid('param').token, await here(c));
      return c.body(null, 204);
    },
  );
  return app;
};
