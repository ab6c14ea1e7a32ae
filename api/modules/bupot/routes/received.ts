import { z } from '@hono/zod-openapi';
import type { ReceivedInput } from '#domain/bupot/received/received.ts';
import {
  expectedSlipSchema,
  receivedInput,
  receivedRowSchema,
  receivedSchema,
  receivedYearSchema,
} from '#domain/bupot/received/view-schema.ts';
import { namedSchema } from '#domain/definition/answers.ts';
import { bulkRoutes, exporting, removing } from '../../../documents/routes/bulk.ts';
import { moveRoutes } from '../../../documents/routes/moves.ts';
import { readingRoutes } from '../../../documents/routes/reading.ts';
import { removeRoutes, saveRoutes } from '../../../documents/routes/saves.ts';
import { createRouter } from '../../../http/create-router.ts';
import type { Deps } from '../../../services/deps.ts';
import { receivedFamily } from '../received/family.ts';
import { receivedMoves, receivedSaves } from '../received/work.ts';
import { viewExpected, viewReceivedYear } from '../received/year.ts';

const base = '/ebupot/received';
const tag = 'e-Bupot bukti potong diterima';
const at = [{ base, tag, noun: 'ReceivedSlip' }];
const year = z.object({ year: z.string().regex(/^20\d\d$/, 'problem.field.year') });

export const receivedRoutes = (deps: Deps) => {
  const app = createRouter(tag);
  app.addRoute({
    operationId: 'getReceivedSlipsOfYear',
    method: 'get',
    path: `${base}/years/{year}`,
    summary: 'Sums of the slips of a tax year by article, as the annual return takes them',
    needs: receivedFamily.access.view,
    params: year,
    out: receivedYearSchema,
    does: (input, scope) => viewReceivedYear(deps, scope, input.year),
  });
  app.addRoute({
    operationId: 'listExpectedSlips',
    method: 'get',
    path: `${base}/expected`,
    summary: 'Slips that our invoices or last year let expect and that have not come, the longest first',
    needs: receivedFamily.access.view,
    query: year,
    out: z.array(expectedSlipSchema),
    does: (input, scope) => viewExpected(deps, scope, input.year),
  });
  app.route(
    '/',
    readingRoutes(deps, receivedFamily, {
      at,
      view: (_, scope, id) => receivedFamily.load(scope, deps.db.read, id),
      answers: { row: receivedRowSchema, one: receivedSchema },
    }),
  );
  app.route(
    '/',
    bulkRoutes(deps, receivedFamily, {
      at,
      jobs: [removing('received-slip.remove'), exporting(receivedFamily.definition.exports, 'received-slip.export')],
    }),
  );
  app.route(
    '/',
    moveRoutes(deps, receivedFamily, {
      at,
      answer: z.union([receivedSchema, namedSchema]),
      does: {
        cancel: receivedMoves.plainly('cancel'),
        restore: receivedMoves.plainly('restore'),
        remove: receivedSaves.remove,
      },
    }),
  );
  app.route(
    '/',
    saveRoutes(deps, receivedSaves, {
      at,
      body: () => receivedInput.shape,
      toParams: (input) => ({ input: input as ReceivedInput }),
      answer: receivedSchema,
      summary: {
        create: 'Record a slip that another company issued about this one',
        change: 'Save a received slip again; a stale version is refused with what changed',
      },
    }),
  );
  return app.route('/', removeRoutes(deps, receivedSaves, { at, summary: 'Remove a received slip' }));
};
