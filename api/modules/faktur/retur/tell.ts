import { vatAccess } from '#domain/faktur/access.ts';
import { vatListPath } from '#domain/faktur/document-paths.ts';
import { returKeluaran } from '#domain/faktur/retur-keluaran.ts';
import type { ReturMasukanStatus } from '#domain/faktur/retur-status.ts';
import { receivedSince } from '../../../../db/repositories/faktur/returns.ts';
import { countItems } from '../../../../db/repositories/jobs.ts';
import type { JobContext } from '../../../jobs/handler.ts';
import { tellHolders } from '../../../services/notifications/tell-holders.ts';

type Context = Pick<JobContext, 'deps' | 'scope'>;
type NotifyParams = { readonly id: string; readonly createdAt: number };

/** Once per pull. */
export const tellReturned = async ({ deps, scope }: Context, { createdAt }: NotifyParams): Promise<undefined> => {
  const { type, document } = returKeluaran;
  const { start } = document.status;
  const count = await receivedSince(scope, deps.db.read, { type, status: start, since: createdAt });
  if (count === 0) return;
  await deps.db.transact((tx) =>
    tellHolders(tx, deps, scope, vatAccess.upload, {
      message: 'returOut.came',
      params: { count },
      link: `${vatListPath(type)}?status=${start}`,
    }),
  );
};

const answers = { agreed: 'APPROVED', refused: 'NOT_APPROVED' } as const satisfies Record<string, ReturMasukanStatus>;

/** Once per batch of queries. */
export const tellAnswered = async ({ deps, scope }: Context, { id }: NotifyParams): Promise<undefined> => {
  const [agreed, refused] = await Promise.all(
    [answers.agreed, answers.refused].map((status) => countItems(scope, deps.db.read, id, status)),
  );
  if (!agreed && !refused) return;
  await deps.db.transact((tx) =>
    tellHolders(tx, deps, scope, vatAccess.upload, {
      message: 'retur.answered',
      params: { agreed: agreed ?? 0, refused: refused ?? 0 },
      link: vatListPath('RETURN_IN'),
    }),
  );
};
