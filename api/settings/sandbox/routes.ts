import { z } from '@hono/zod-openapi';
import { keysOf } from '#domain/access.ts';
import { sandboxSchema } from '#domain/company/sandbox.ts';
import { createRouter } from '../../http/create-router.ts';
import { route } from '../../http/route.ts';
import type { Deps } from '../../services/deps.ts';
import { foundSandbox } from './found.ts';
import { changeSandbox, getSandbox, resetSandbox } from './own-sandbox.ts';

const tag = 'Sandbox';
const needs = keysOf('webhooks', 'edit');

export const sandboxRoutes = (deps: Deps) => {
  const app = createRouter(tag);
  app.addRoute({
    operationId: 'addSandbox',
    method: 'post',
    path: '/companies/sandbox',
    summary: 'Add a company to try programs in: only connected to simulators, and resets on demand',
    needs: keysOf('companies', 'create'),
    out: z.object({ id: z.string() }),
    status: 201,
    idempotent: true,
    does: (_, scope) => foundSandbox(deps, scope),
  });
  app.addRoute({
    operationId: 'getSandbox',
    method: 'get',
    path: '/sandbox',
    summary: 'The faults of the simulators of this company; not found if it is no sandbox',
    needs,
    out: sandboxSchema,
    does: (_, scope) => getSandbox(deps, scope),
  });
  app.addRoute({
    operationId: 'changeSandbox',
    method: 'put',
    path: '/sandbox',
    summary: 'Set the faults and the limit of the simulators of this company',
    needs,
    body: sandboxSchema,
    out: sandboxSchema,
    does: (input, scope) => changeSandbox(deps, scope, input),
  });
  app.openapi(
    route({
      operationId: 'resetSandbox',
      method: 'post',
      path: '/sandbox/reset',
      tag,
      summary: 'Remove all documents of this sandbox company',
      needs,
      status: 204,
    }),
    async (c) => {
      await resetSandbox(deps, c.get('scope'));
      return c.body(null, 204);
    },
  );
  return app;
};
