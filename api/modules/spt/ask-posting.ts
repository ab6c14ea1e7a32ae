import type { ReturnType } from '#domain/bupot/kinds.ts';
import type { Scope } from '#domain/scope.ts';
import type { SptRecord } from '#domain/spt/record.ts';
import { allows, newestOf } from '#domain/spt/standing.ts';
import type { SptMove } from '#domain/spt/status.ts';
import { enqueue } from '../../../db/repositories/outbox.ts';
import { sptVersions } from '../../../db/repositories/spt.ts';
import type { Deps } from '../deps.ts';
import { permit } from '../permit.ts';
import { createSpt } from './create-spt.ts';
import { labelOf, loadSpt, type Named } from './load-spt.ts';
import { moveSpt, wrongStatus } from './move-spts.ts';

export type Underway = { spt: SptRecord; jobId: string };

const begin = (deps: Deps, scope: Scope, read: SptRecord, move: SptMove): Promise<Underway> =>
  deps.db.transact(async (tx) => {
    const now = deps.now();
    const set = { officeCode: null, officeMessage: null };
    const spt = await moveSpt(tx, deps, scope, now, { read, move, set });
    const jobId = await enqueue(tx, scope, now, {
      kind: 'spt.post',
      payload: {},
      items: [{ refId: spt.id, label: labelOf(spt, scope.locale) }],
      uniqueKey: `spt.post:${spt.id}:${spt.version}`,
    });
    return { spt, jobId };
  });

const postRead = (deps: Deps, scope: Scope, read: SptRecord): Promise<Underway> => {
  const move = (['post', 'retry'] as const).find((one) => allows(one, read));
  if (!move) throw wrongStatus(read);
  return begin(deps, scope, read, move);
};

/** Asks for the slips of the period to be drawn in; again after something changed, or after it failed. */
export const postSpt = async (deps: Deps, scope: Scope, named: Named): Promise<Underway> => {
  const read = await loadSpt(scope, deps.db.read, named);
  permit(scope, 'EBUPOT_SPT_CREATE');
  return postRead(deps, scope, read);
};

/** The same by kind and period: the concept is made where there is none yet. */
export const postPeriod = async (
  deps: Deps,
  scope: Scope,
  of: { type: ReturnType; period: string },
): Promise<Underway> => {
  permit(scope, 'EBUPOT_SPT_CREATE');
  const newest = newestOf(await sptVersions(scope, deps.db.read, of), of.type, of.period);
  return postRead(deps, scope, newest && !allows('amend', newest) ? newest : await createSpt(deps, scope, of));
};

/** Checks a posted return once more. */
export const validateSpt = async (deps: Deps, scope: Scope, named: Named): Promise<Underway> => {
  const read = await loadSpt(scope, deps.db.read, named);
  permit(scope, 'EBUPOT_SPT_CREATE');
  if (!allows('validate', read) || read.postedAt === null) throw wrongStatus(read);
  return begin(deps, scope, read, 'validate');
};
