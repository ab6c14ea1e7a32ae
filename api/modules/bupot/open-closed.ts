import { returnOf } from '#domain/bupot/kinds.ts';
import type { Bupot } from '#domain/bupot/record.ts';
import type { Scope } from '#domain/scope.ts';
import type { Query } from '../../../db/connection.ts';
import { appendHistory, historyOf } from '../../../db/repositories/history.ts';
import { sptVersions } from '../../../db/repositories/spt.ts';
import type { Deps } from '../deps.ts';
import { closedPeriods, passLock } from '../kit/period-lock.ts';
import { OBJECT_TYPE } from './move-bupots.ts';

type Slip = Pick<Bupot, 'id' | 'kind' | 'period'>;

/** What the trail calls a reason that opens a closed masa for one slip. */
const OPENED = 'passLock';

/** Whether somebody said why already, since the return that closes the masa drew its slips in. */
const isOpened = async (scope: Scope, query: Query, { id, kind, period }: Slip): Promise<boolean> => {
  const closing = (await sptVersions(scope, query, { type: returnOf(kind), period })).at(-1);
  return (await historyOf(scope, query, id)).some(
    ({ action, at, reason, after }) =>
      at >= (closing?.postedAt ?? 0) &&
      (action === OPENED ||
        (action === 'save' && reason !== null) ||
        (typeof after === 'object' && after !== null && 'lockReason' in after)),
  );
};

/** Throws `period_filed` where the masa of a slip is closed and nobody has said why it changes all the same. */
export const refuseClosed = async (scope: Scope, query: Query, slip: Slip): Promise<void> => {
  if (!(await isOpened(scope, query, slip))) await passLock(scope, query, slip, null);
};

/**
 * Before slips are issued or cancelled: those of a closed masa need a reason, which their trail keeps, so that the job that goes
 * through them finds it. Throws `period_filed` at the first that has none.
 */
export const openClosed = async (
  deps: Deps,
  scope: Scope,
  pages: AsyncIterable<readonly Slip[]>,
  lockReason: string | undefined,
): Promise<void> => {
  const closed = new Set(await closedPeriods(scope, deps.db.read));
  if (closed.size === 0) return;
  for await (const rows of pages) {
    const asking: Slip[] = [];
    for (const slip of rows)
      if (closed.has(`${returnOf(slip.kind)} ${slip.period}`) && !(await isOpened(scope, deps.db.read, slip)))
        asking.push(slip);
    const [first] = asking;
    if (!first) continue;
    const reason = await passLock(scope, deps.db.read, first, lockReason);
    if (reason === null) continue;
    await deps.db.transact((tx) =>
      appendHistory(
        tx,
        scope,
        deps.now(),
        asking.map(({ id }) => ({
          objectType: OBJECT_TYPE,
          objectId: id,
          action: OPENED,
          after: { lockReason: reason },
          reason,
        })),
      ),
    );
  }
};
