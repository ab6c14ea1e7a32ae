import { type CheckAround, checkSlip } from '#domain/bupot/check.ts';
import { mayFollow } from '#domain/bupot/left-open.ts';
import type { Bupot, BupotInput } from '#domain/bupot/record.ts';
import type { Scope } from '#domain/scope.ts';
import type { Tx } from '../../../db/connection.ts';
import { insertBupots } from '../../../db/repositories/bupot.ts';
import { appendHistory } from '../../../db/repositories/history.ts';
import type { Deps } from '../deps.ts';
import { errorsIn, newBupot } from './compose-bupot.ts';
import { announce, OBJECT_TYPE } from './move-bupots.ts';

/**
 * A draft as a file brought it, not yet written. What may follow is counted among its errors, so that it is not sent before it was filled
 * in. `blocked`: something else was found that keeps it from being saved; not asked again of an input that passed today.
 */
export const importBupot = (
  deps: Deps,
  scope: Scope,
  input: BupotInput,
  { importId, around, checked }: { importId: string; around: CheckAround; checked: boolean },
): { made: Bupot; blocked: boolean } => {
  const errors = errorsIn(checkSlip(input, around));
  return {
    made: newBupot(deps, scope, input, around, { importId, errorCount: errors.length }),
    blocked: !checked && errors.some((error) => !mayFollow(input.kind, error)),
  };
};

/** Writes new drafts with their trail and news; at most 400 in one transaction. */
export const insertImportedBupots = async (
  tx: Tx,
  deps: Deps,
  scope: Scope,
  bupots: readonly Bupot[],
): Promise<void> => {
  if (bupots.length === 0) return;
  await insertBupots(tx, scope, bupots);
  await appendHistory(
    tx,
    scope,
    deps.now(),
    bupots.map(({ id, status, importId, kind, period, payeeName, reference, gross, tax, version }) => ({
      objectType: OBJECT_TYPE,
      objectId: id,
      action: 'import',
      toStatus: status,
      // The whole slip stands in its own row, and every later change keeps what was before: enough to know it again.
      after: { importId, kind, period, payeeName, reference, gross, tax, version },
    })),
  );
  await announce(
    tx,
    deps,
    scope,
    bupots.map(({ id }) => id),
  );
};
