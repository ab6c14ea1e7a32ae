import { z } from '@hono/zod-openapi';
import { createRouter } from '../../http/create-router.ts';
import { route } from '../../http/route.ts';
import type { Deps } from '../deps.ts';
import { addView, changeView, dropView, getViews } from './saved-views.ts';

const tag = 'saved views';
const id = z.object({ id: z.string().max(64) });
const name = z.string().trim().min(1, 'problem.field.required').max(60);
const state = z
  .record(z.string().max(100), z.unknown())
  .refine((value) => JSON.stringify(value).length <= 16_384, 'problem.field.type');
const view = z.object({ id: z.string(), list: z.string(), name: z.string(), state: z.record(z.string(), z.unknown()) });

export const savedViewRoutes = (deps: Deps) => {
  const app = createRouter(tag);
  app.addRoute({
    operationId: 'listSavedViews',
    method: 'get',
    path: '/saved-views',
    summary: 'Saved views of a list',
    query: z.object({ list: z.string().min(1).max(100) }),
    out: z.array(view),
    does: ({ list }, scope) => getViews(deps, scope, list),
  });
  app.addRoute({
    operationId: 'addSavedView',
    method: 'post',
    path: '/saved-views',
    summary: 'Save a view',
    body: z.strictObject({ list: z.string().min(1).max(100), name, state }),
    out: view,
    status: 201,
    does: (input, scope) => addView(deps, scope, input),
  });
  app.openapi(
    route({
      operationId: 'updateSavedView',
      method: 'put',
      path: '/saved-views/{id}',
      tag,
      summary: 'Change a saved view',
      params: id,
      body: z
        .strictObject({ name: name.optional(), state: state.optional() })
        .refine((set) => Object.keys(set).length > 0, { message: 'problem.field.required', path: ['name'] }),
      out: view,
    }),
    async (c) => c.json(await changeView(deps, c.get('scope'), c.req.valid('param').id, c.req.valid('json'))),
  );
  app.openapi(
    route({
      operationId: 'removeSavedView',
      method: 'delete',
      path: '/saved-views/{id}',
      tag,
      summary: 'Delete a saved view',
      params: id,
      status: 204,
    }),
    async (c) => {
      await dropView(deps, c.get('scope'), c.req.valid('param').id);
      return c.body(null, 204);
    },
  );
  return app;
};
