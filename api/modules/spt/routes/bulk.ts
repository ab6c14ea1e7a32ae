import { z } from '@hono/zod-openapi';
import { bulkAnswerSchema, eligibleSchema, wholeJobSchema } from '#domain/definition/answers.ts';
import { sptFilter } from '#domain/spt/filter.ts';
import { route, router } from '../../../http/route.ts';
import { selectionBy } from '../../../http/selection.ts';
import type { Deps } from '../../../services/deps.ts';
import { postMany } from '../ask-posting.ts';
import { type BulkAction, bulkActions, bulkJob, eligibleSpts, ofType, wholeJob } from '../spt-bulk.ts';
import { sptBases, tag } from './schemas.ts';

const { selection, selectionWith, selectionOf } = selectionBy(sptFilter);
const actions = Object.keys(bulkActions) as [BulkAction, ...BulkAction[]];

/** Work on many monthly returns of one kind at once. */
export const sptBulkRoutes = (deps: Deps) => {
  const app = router();
  for (const { base, type, noun } of sptBases) {
    app.openapi(
      route({
        operationId: `countEligible${noun}s`,
        method: 'post',
        path: `${base}/eligible`,
        tag,
        summary: `How many of a selection of ${type} qualify for an action`,
        needs: 'EBUPOT_SPT_VIEW',
        body: selectionWith({ action: z.enum(actions) }),
        out: eligibleSchema,
      }),
      async (c) => {
        const { action, ...of } = c.req.valid('json');
        return c.json(await eligibleSpts(deps, c.get('scope'), ofType(selectionOf(of), type), action));
      },
    );
    app.openapi(
      route({
        operationId: `post${noun}s`,
        method: 'post',
        path: `${base}/bulk-posting`,
        tag,
        summary: `Draw slips into every return of ${type} of a selection that may be posted, as one job`,
        needs: 'EBUPOT_SPT_CREATE',
        body: selection,
        status: 202,
        idempotent: true,
        out: bulkAnswerSchema,
      }),
      async (c) => c.json(await postMany(deps, c.get('scope'), ofType(selectionOf(c.req.valid('json')), type)), 202),
    );
    app.openapi(
      route({
        operationId: `remove${noun}s`,
        method: 'post',
        path: `${base}/bulk-delete`,
        tag,
        summary: `Remove every return of ${type} of a selection that was never filed, as a job`,
        needs: 'EBUPOT_SPT_DELETE',
        body: selection,
        status: 202,
        idempotent: true,
        out: bulkAnswerSchema,
      }),
      async (c) => {
        const of = ofType(selectionOf(c.req.valid('json')), type);
        const job = { action: 'delete', kind: 'spt.remove', payload: { type } } as const;
        return c.json(await bulkJob(deps, c.get('scope'), of, job), 202);
      },
    );
    app.openapi(
      route({
        operationId: `export${noun}s`,
        method: 'post',
        path: `${base}/export`,
        tag,
        summary: `A selection of ${type} as Excel or CSV, as a job`,
        needs: 'EBUPOT_SPT_VIEW',
        body: selectionWith({ format: z.enum(['xlsx', 'csv']) }),
        status: 202,
        idempotent: true,
        out: wholeJobSchema,
      }),
      async (c) => {
        const { format, ...of } = c.req.valid('json');
        const job = { action: 'export', kind: 'spt.export', payload: { format, type } } as const;
        return c.json(await wholeJob(deps, c.get('scope'), ofType(selectionOf(of), type), job), 202);
      },
    );
  }
  return app;
};
