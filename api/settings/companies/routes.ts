import { z } from '@hono/zod-openapi';
import { keysOf } from '#domain/access.ts';
import { newCompanySchema } from '#domain/company/new-company.ts';
import { ownCompanySchema } from '#domain/company/own-company-schema.ts';
import { createRouter, reason } from '../../http/create-router.ts';
import { listQuery, pageOf, withRange } from '../../http/list-query.ts';
import { route } from '../../http/route.ts';
import type { Deps } from '../../services/deps.ts';
import { addCompany } from './add.ts';
import { archiveCompany, removeCompany, restoreCompany } from './archive.ts';
import { leaveCompany } from './leave.ts';
import { getCompany, listCompanies } from './list.ts';

const tag = 'people and company';
const params = z.object({ id: z.string().max(64) });
const withReason = z.strictObject({ reason });
const filter = z.strictObject({ q: z.string().trim().max(100).optional(), archived: z.boolean().optional() });

export const companiesRoutes = (deps: Deps) => {
  const app = createRouter(tag);
  app.addRoute({
    operationId: 'listCompanies',
    method: 'get',
    path: '/companies',
    summary: 'A page of the companies the person works in, archived ones last',
    needs: keysOf('companies', 'list'),
    query: listQuery(filter),
    out: z.array(ownCompanySchema),
    does: async (input, scope, c) => {
      const { range, filter: params = {} } = input;
      const { offset, limit } = pageOf(range);
      const { q = '', ...narrowed } = params;
      const all = await listCompanies(deps, scope, { q, ...narrowed });
      const rows = all.slice(offset, offset + limit);
      withRange(c, offset, rows.length, all.length);
      return rows;
    },
  });
  app.addRoute({
    operationId: 'addCompany',
    method: 'post',
    path: '/companies',
    summary: 'Add a company; whoever adds it becomes its Owner',
    needs: keysOf('companies', 'create'),
    body: newCompanySchema,
    out: ownCompanySchema,
    status: 201,
    idempotent: true,
    does: async (input, scope) => {
      const { id } = await addCompany(deps, scope, input);
      return getCompany(deps, scope, id);
    },
  });
  app.addRoute({
    operationId: 'getOwnCompany',
    method: 'get',
    path: '/companies/{id}',
    summary: 'One of the companies the person works in',
    needs: keysOf('companies', 'list'),
    params,
    out: ownCompanySchema,
    does: ({ id }, scope) => getCompany(deps, scope, id),
  });
  app.openapi(
    route({
      operationId: 'leaveCompany',
      method: 'post',
      path: '/companies/{id}/leave',
      tag,
      summary: 'Work in the company no more; its last Owner may not',
      params,
      status: 204,
    }),
    async (c) => {
      await leaveCompany(deps, c.get('scope'), c.req.valid('param').id);
      return c.body(null, 204);
    },
  );
  for (const [operationId, path, summary, does] of [
    ['archiveCompany', 'archive', 'Archive the company: it is only read from then on', archiveCompany],
    ['removeCompany', 'remove', 'Remove a company that has no documents', removeCompany],
  ] as const)
    app.openapi(
      route({
        operationId,
        method: 'post',
        path: `/companies/{id}/${path}`,
        tag,
        summary,
        params,
        body: withReason,
        status: 204,
      }),
      async (c) => {
        await does(deps, c.get('scope'), c.req.valid('param').id, c.req.valid('json').reason);
        return c.body(null, 204);
      },
    );
  app.openapi(
    route({
      operationId: 'restoreCompany',
      method: 'post',
      path: '/companies/{id}/restore',
      tag,
      summary: 'Take the company out of the archive',
      params,
      status: 204,
    }),
    async (c) => {
      await restoreCompany(deps, c.get('scope'), c.req.valid('param').id);
      return c.body(null, 204);
    },
  );
  return app;
};
