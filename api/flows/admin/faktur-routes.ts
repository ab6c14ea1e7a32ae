import { z } from '@hono/zod-openapi';
import { cancelRevertSchema, foundFakturSchema, viewedFakturSchema } from '#domain/admin/faktur-schema.ts';
import { namedSchema } from '#domain/definition/answers.ts';
import { createRouter, reason } from '../../http/create-router.ts';
import { listQuery, withRange } from '../../http/list-query.ts';
import type { Deps } from '../../services/deps.ts';
import { findFakturs, viewFaktur } from './find-fakturs.ts';
import { decideRevert, listReverts, requestRevert } from './revert-cancel.ts';

const text = z.string().trim().min(1).max(100).optional();
const id = z.string().min(1, 'problem.field.required').max(64);
const base = '/efaktur/out/revert-cancel';

export const adminFakturRoutes = (deps: Deps) => {
  const app = createRouter('internal');
  app.addRoute({
    operationId: 'findFakturs',
    method: 'get',
    path: '/efaktur/find',
    summary: 'VAT documents of all companies by number, NPWP, reference or company; all given criteria hold',
    needs: 'internal',
    query: listQuery(z.object({ number: text, npwp: text, reference: text, taxpayer: text })).pick({ filter: true }),
    out: z.array(foundFakturSchema),
    does: ({ filter = {} }, scope) => findFakturs(deps, scope, filter),
  });
  app.addRoute({
    operationId: 'viewAnyFaktur',
    method: 'get',
    path: '/efaktur/view/{id}',
    summary: 'A VAT document of any company with its history and its exchange with the office',
    needs: 'internal',
    params: z.object({ id }),
    out: viewedFakturSchema,
    does: (params, scope) => viewFaktur(deps, scope, params.id),
  });
  app.addRoute({
    operationId: 'listCancelReverts',
    method: 'get',
    path: base,
    summary: 'Requests to take back a cancellation, newest first',
    needs: 'internal',
    out: z.array(cancelRevertSchema),
    does: async (_input, scope, c) => {
      const rows = await listReverts(deps, scope);
      withRange(c, 0, rows.length, rows.length);
      return rows;
    },
  });
  app.addRoute({
    operationId: 'requestCancelRevert',
    method: 'post',
    path: base,
    summary: 'Ask to take back a cancellation that waits at the office; another internal admin confirms it',
    needs: 'internal',
    body: z.strictObject({ fakturId: id, reason }),
    status: 201,
    out: namedSchema,
    does: (input, scope) => requestRevert(deps, scope, input),
  });
  for (const [operationId, path, state, summary] of [
    ['confirmCancelRevert', 'confirm', 'confirmed', 'Confirm the request of another internal admin'],
    ['refuseCancelRevert', 'refuse', 'refused', 'Refuse the request'],
  ] as const)
    app.addRoute({
      operationId,
      method: 'post',
      path: `${base}/{id}/${path}`,
      summary,
      needs: 'internal',
      params: z.object({ id }),
      body: z.strictObject({ version: z.int().min(0), reason }),
      out: namedSchema,
      does: async (input, scope) => {
        await decideRevert(deps, scope, { ...input, state });
        return { id: input.id };
      },
    });
  return app;
};
