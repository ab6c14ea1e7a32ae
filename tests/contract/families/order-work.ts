import { writeFile } from 'node:fs/promises';
import { namedSchema } from '#domain/definition/answers.ts';
import type { Scope } from '#domain/scope.ts';
import { movesOf } from '../../../api/documents/moves.ts';
import { removalOf } from '../../../api/documents/removal.ts';
import { bulkRoutes, exporting, removing } from '../../../api/documents/routes/bulk.ts';
import { moveRoutes } from '../../../api/documents/routes/moves.ts';
import { readingRoutes } from '../../../api/documents/routes/reading.ts';
import { router } from '../../../api/http/route.ts';
import type { Handler } from '../../../api/jobs/handler.ts';
import { keepMade } from '../../../api/jobs/made-file.ts';
import type { Deps } from '../../../api/services/deps.ts';
import type { Tx } from '../../../db/database.ts';
import { appendHistory } from '../../../db/repositories/history.ts';
import { mine, type Order, order, orderFamily, orderStatus, orders, type Status } from './order.ts';

/** What a family says besides its definition: how a row is written and removed, and which jobs it has. */
const { run, wrongStatus } = movesOf<Order, Status, keyof typeof orderStatus.moves, Partial<Order>>({
  objectType: 'order',
  machine: orderStatus,
  states: 'billing.status',
  write: async (tx, scope, read, next) => {
    await tx.db.update(orders).set({ status: next.status, version: next.version }).where(mine(scope, read.id));
    return true;
  },
});
export const move = (deps: Deps, scope: Scope, id: string, asked: 'send' | 'cancel') =>
  deps.db.transact(async (tx: Tx) => {
    const read = await orderFamily.load(scope, tx.db, id);
    await appendHistory(tx, scope, deps.now(), (await run(tx, scope, deps.now(), [{ read, move: asked }])).changes);
    await orderFamily.announce(tx, deps, scope, [id]);
  });

const remove = async (deps: Deps, scope: Scope, id: string): Promise<void> => {
  const read = await orderFamily.load(scope, deps.db.read, id);
  if (!order.bulk.delete.fits(read)) throw wrongStatus(read);
  await deps.db.transact(async (tx) => {
    await tx.db.delete(orders).where(mine(scope, id));
    await orderFamily.announce(tx, deps, scope, [id]);
  });
};

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
        jobs: [removing('billing.sample-remove'), exporting(['csv'], 'billing.sample-export')],
      }),
    )
    .route(
      '/',
      moveRoutes(deps, orderFamily, {
        at,
        answer: namedSchema,
        does: {
          remove: async (inner, scope, { id }) => {
            await remove(inner, scope, id);
            return { id };
          },
        },
      }),
    );

export const orderJobs: readonly Handler<never>[] = [
  {
    kind: 'billing.sample-remove',
    concurrency: 1,
    attempts: 1,
    item: ({ deps, scope }, _job, { refId }) => removalOf(remove, 'billing.server.removed')(deps, scope, refId),
  },
  {
    kind: 'billing.sample-export',
    attempts: 1,
    run: async (context, job) => {
      await writeFile(context.deps.files.pathOf(job.id), 'name\n');
      return keepMade(context, job, 'orders', 'csv');
    },
  },
] as readonly Handler<never>[];
