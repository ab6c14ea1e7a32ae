import { type TakeableVerdict, takeableVerdicts } from '#domain/definition/pull.ts';
import { Problem } from '#domain/problem.ts';
import type { Scope } from '#domain/scope.ts';
import { enqueue } from '../../../db/repositories/outbox.ts';
import { choosePullRows } from '../../../db/repositories/pull-rows.ts';
import { lockPull } from '../../../db/repositories/pulls.ts';
import type { Deps } from '../../services/deps.ts';
import { permit } from '../../services/permit.ts';
import type { AnyPull } from './family.ts';
import { changePull, loadPull } from './load-pull.ts';
import type { TakePayload } from './take-pulled.ts';

export type Complete = {
  readonly id: string;
  readonly version: number;
  readonly chosen: { readonly places: readonly string[] } | { readonly verdicts: readonly TakeableVerdict[] };
  readonly lockReason?: string | undefined;
};

/** Asks for chosen documents of the office to be taken into ours; the rest stays to be chosen later. */
export const completePull = async (
  family: AnyPull,
  deps: Deps,
  scope: Scope,
  { id, version, chosen, lockReason }: Complete,
): Promise<{ jobId: string; chosen: number }> => {
  permit(scope, family.access.write);
  const read = await loadPull(family, deps, scope, id);
  if (read.status !== 'REVIEW')
    throw new Problem('wrong_status', {
      params: { status: { key: `bupotPull.status.${read.status}` } },
      extra: { status: read.status },
    });
  if (read.version !== version) throw new Problem('conflict');
  return deps.db.transact(async (tx) => {
    const held = await lockPull(tx, scope, family.name, id);
    if (held?.version !== version) throw new Problem('conflict');
    const count = await choosePullRows(tx, scope, id, chosen, takeableVerdicts);
    if (count === 0) throw new Problem('invalid', { message: 'bupotPull.server.nothing_chosen' });
    const payload: TakePayload = { pullId: id, lockReason: lockReason?.trim() || null };
    const jobId = await enqueue(tx, scope, deps.now(), {
      kind: family.jobs.take,
      payload,
      uniqueKey: `${family.jobs.take}:${id}:${version}`,
    });
    await changePull(family, tx, deps, scope, held, { status: 'TAKING', jobId });
    return { jobId, chosen: count };
  });
};
