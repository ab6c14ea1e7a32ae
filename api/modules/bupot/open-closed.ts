import { returnOf } from '#domain/bupot/kinds.ts';
import type { Bupot } from '#domain/bupot/record.ts';
import type { Scope } from '#domain/scope.ts';
import type { Query } from '../../../db/database.ts';
import { appendHistory, reasonsFor } from '../../../db/repositories/history.ts';
import { sptVersions } from '../../../db/repositories/spt/spt.ts';
import { closedPeriods, passLock } from '../../documents/period-lock.ts';
import type { Deps } from '../../services/deps.ts';
import { OBJECT_TYPE } from './move-bupots.ts';

type Slip = Pick<Bupot, 'id' | 'kind' | 'period'>;

/** What the history calls a reason that opens a closed masa for one slip. */
const OPENED = 'passLock';

const placeOf = ({ kind, period }: Slip): string => `${returnOf(kind)} ${period}`;

/** When the returns that close the masa of these slips drew theirs in (epoch ms), by masa. */
const closedSince = async (scope: Scope, query: Query, slips: readonly Slip[]): Promise<Map<string, number>> => {
  const since = new Map<string, number>();
  for (const [place, { kind, period }] of new Map(slips.map((slip) => [placeOf(slip), slip]))) {
    const versions = await sptVersions(scope, query, { type: returnOf(kind), period });
    since.set(place, versions.at(-1)?.postedAt ?? 0);
  }
  return since;
};

const tellsWhy = ({ action, after }: { readonly action: string; readonly after: unknown }): boolean =>
  action === OPENED || action === 'save' || (typeof after === 'object' && after !== null && 'lockReason' in after);

/** Slips nobody has said why of, since the return that closes their masa drew its slips in. */
const unopened = async <S extends Slip>(scope: Scope, query: Query, slips: readonly S[]): Promise<S[]> => {
  if (slips.length === 0) return [];
  const since = await closedSince(scope, query, slips);
  const ids = slips.map(({ id }) => id);
  const told = new Map<string, number>();
  for (const one of await reasonsFor(scope, query, ids))
    if (tellsWhy(one)) told.set(one.objectId, Math.max(one.at, told.get(one.objectId) ?? 0));
  return slips.filter((slip) => (told.get(slip.id) ?? -1) < (since.get(placeOf(slip)) ?? 0));
};

/** Throws `period_filed` where the masa of a slip is closed and nobody has said why it changes all the same. */
export const refuseClosed = async (scope: Scope, query: Query, slip: Slip): Promise<void> => {
  const refusal = await passLock(scope, query, slip, null).then(
    () => null,
    (problem: unknown) => problem,
  );
  if (refusal !== null && (await unopened(scope, query, [slip])).length > 0) throw refusal;
};

/**
 * Before slips are issued or cancelled: those of a closed masa need a reason, which their history keeps, so that the job that goes
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
    const asking = await unopened(
      scope,
      deps.db.read,
      rows.filter((slip) => closed.has(placeOf(slip))),
    );
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
