import { z } from '@hono/zod-openapi';
import { factorSetUpSchema, recoveryCodesSchema, secondFactorSchema } from '#domain/people/account-schema.ts';
import type { Edge } from '../../http/edge.ts';
import { route, router } from '../../http/route.ts';
import { beginOwnFactor, confirmOwnFactor, ownFactor, renewRecoveryCodes, switchOffFactor } from './own-factor.ts';

const tag = 'own account';
const path = '/user/second-factor';
const required = 'problem.field.required';
const password = z.string().min(1, required).max(1000);
const code = z.string().trim().min(1, required).max(40);
const both = z.strictObject({ password, code });

export const secondFactorRoutes = (edge: Edge) => {
  const app = router();
  app.openapi(
    route({
      operationId: 'getSecondFactor',
      method: 'get',
      path,
      tag,
      summary: 'Whether the person has a second factor',
      out: secondFactorSchema,
    }),
    async (c) => c.json(await ownFactor(edge.deps, c.get('scope'))),
  );
  app.openapi(
    route({
      operationId: 'beginSecondFactor',
      method: 'post',
      path,
      tag,
      summary: 'A secret for an app; it counts once a code confirms it',
      body: z.strictObject({ password }),
      out: factorSetUpSchema,
    }),
    async (c) => c.json(await beginOwnFactor(edge, c.get('scope'), c.req.valid('json').password)),
  );
  app.openapi(
    route({
      operationId: 'confirmSecondFactor',
      method: 'post',
      path: `${path}/confirm`,
      tag,
      summary: 'Switch it on by a first code; the answer holds the recovery codes, this once',
      body: z.strictObject({ code }),
      out: recoveryCodesSchema,
    }),
    async (c) =>
      c.json(await confirmOwnFactor(edge, c.get('scope'), { ...c.req.valid('json'), keep: c.get('sessionHash') })),
  );
  app.openapi(
    route({
      operationId: 'switchOffSecondFactor',
      method: 'post',
      path: `${path}/off`,
      tag,
      summary: 'Switch it off, by password and code',
      body: both,
      status: 204,
    }),
    async (c) => {
      await switchOffFactor(edge, c.get('scope'), c.req.valid('json'));
      return c.body(null, 204);
    },
  );
  app.openapi(
    route({
      operationId: 'renewRecoveryCodes',
      method: 'post',
      path: `${path}/recovery-codes`,
      tag,
      summary: 'Other recovery codes in the place of the old ones, by password and code',
      body: both,
      out: recoveryCodesSchema,
    }),
    async (c) => c.json(await renewRecoveryCodes(edge, c.get('scope'), c.req.valid('json'))),
  );
  return app;
};
