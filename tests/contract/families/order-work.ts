import { z } from '@hono/zod-openapi';
import { namedSchema } from '#domain/definition/answers.ts';
import { movesOf } from '../../../api/documents/moves.ts';
import { newRecordFields } from '../../../api/documents/new-record-fields.ts';
import { removalJob } from '../../../api/documents/removal.ts';
import { bulkRoutes, exporting, removing } from '../../../api/documents/routes/bulk.ts';
import { moveRoutes } from '../../../api/documents/routes/moves.ts';
import { record } from '../../../api/documents/routes/place.ts';
import { readingRoutes } from '../../../api/documents/routes/reading.ts';
import { removeRoutes, saveRoutes } from '../../../api/documents/routes/saves.ts';
import { savesOf } from '../../../api/documents/saves.ts';
import { router } from '../../../api/http/route.ts';
import { keepMade } from '../../../api/jobs/family-jobs.ts';
import type { Handler } from '../../../api/jobs/handler.ts';
import type { Deps } from '../../../api/services/deps.ts';
import { removeAsRead, updateAsRead } from '../../../db/repositories/optimistic-update.ts';
import { type Order, orderFamily, orderStatus, orders, type Status, toStored } from './order.ts';

/** A family's own part besides its definition: writing and removing a row, and its jobs. */
export const { plainly } = movesOf<Order, Status, keyof typeof orderStatus.moves, Partial<Order>>({
  family: orderFamily,
  write: (tx, scope, read, next) => updateAsRead(tx, scope, orders, read, toStored(next)),
});

const input = z.strictObject({ name: z.string().min(1), amount: z.string(), date: z.string(), note: z.string() });
type Input = z.infer<typeof input>;

const saves = savesOf<Order, Order, Input>({
  family: orderFamily,
  inputOf: ({ name, amount, date, note }) => ({ name, amount, date, note }),
  insert: async (tx, _scope, rows) => {
    await tx.insertMany(orders, rows.map(toStored));
  },
  update: (tx, scope, read, next) => updateAsRead(tx, scope, orders, read, toStored(next)),
  remove: (tx, _deps, scope, read) => removeAsRead(tx, scope, orders, read),
  compose: (_tx, deps, scope, { input: given }, read) => ({
    row: { ...(read ?? { ...newRecordFields(deps, scope), status: orderStatus.start }), ...given },
  }),
});

const at = [{ base: '/sample/orders', tag: 'sample', noun: 'Order' }];
export const orderRoutes = (deps: Deps) =>
  router()
    .route(
      '/',
      readingRoutes(deps, orderFamily, { at, view: (_, scope, id) => orderFamily.load(scope, deps.db.read, id) }),
    )
    .route(
      '/',
      bulkRoutes(deps, orderFamily, {
        at,
        jobs: [removing('billing.sample.remove'), exporting(['csv'], 'billing.sample-export')],
      }),
    )
    .route(
      '/',
      moveRoutes(deps, orderFamily, {
        at,
        answer: z.union([record, namedSchema]),
        does: { send: plainly('send'), cancel: plainly('cancel'), remove: saves.remove },
      }),
    )
    .route('/', saveRoutes(deps, saves, { at, body: () => ({ input }), answer: record, autosaves: true }))
    .route('/', removeRoutes(deps, saves, { at }));

export const orderJobs: readonly Handler<never>[] = [
  removalJob('billing.sample', saves),
  {
    kind: 'billing.sample-export',
    attempts: 1,
    run: async (context, job) => {
      await context.deps.files.write(job.id, new TextEncoder().encode('name\n'));
      return keepMade(context, job, 'orders', 'csv');
    },
  },
] as readonly Handler<never>[];
