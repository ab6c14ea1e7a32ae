import type { DrawnYear } from '#domain/bupot/year/draw.ts';
import { Problem } from '#domain/problem.ts';
import type { Scope } from '#domain/scope.ts';
import { addItems, beginJob, releaseJob } from '../../../db/repositories/outbox.ts';
import { closedPeriods, passLock } from '../../documents/period-lock.ts';
import type { Deps } from '../../services/deps.ts';
import { permit } from '../../services/permit.ts';
import { type DrawAsked, drawnOnes, drawnYears } from './drawn-years.ts';

/** What a job that draws slips of the year is told. */
export type DrawPayload = DrawAsked & { readonly lockReason?: string | undefined };

const PORTION = 500;

/**
 * A job that draws the slip of the year of each employee who is ready, as a draft: of those named, or of everybody. Whoever is not ready is
 * left out and told by the preview.
 */
export const drawYears = async (
  deps: Deps,
  scope: Scope,
  { keys, lockReason, ...input }: DrawPayload & { readonly keys?: readonly string[] | undefined },
): Promise<{ jobId: string; total: number }> => {
  permit(scope, 'EBUPOT_WITHHOLDING_CREATE');
  // Everybody who was paid last month could be leaving: who does is for a person to say.
  if (!keys && input.run.lastMonth !== 12)
    throw new Problem('invalid', { errors: { keys: 'bupotYear.server.name_leavers' } });
  const payload: DrawPayload = { ...input, ...(lockReason === undefined ? {} : { lockReason }) };
  let jobId: string | undefined;
  let total = 0;
  // A masa that was passed once is passed for everybody.
  const closed = new Set(await closedPeriods(scope, deps.db.read));
  const add = async (drawn: readonly DrawnYear[]): Promise<void> => {
    const ready = drawn.filter(({ standing }) => standing === 'ready');
    // Asked here, so that nobody finds it out person by person in the job.
    for (const { input } of ready)
      if (closed.delete(`PPH21 ${input.period}`)) await passLock(scope, deps.db.read, input, lockReason);
    const items = ready.map(({ key, name }) => ({ refId: key, label: name }));
    if (items.length === 0) return;
    await deps.db.transact(async (tx) => {
      jobId ??= await beginJob(tx, scope, deps.now(), { kind: 'bupot.draw', payload });
      await addItems(tx, scope, jobId, total, items);
    });
    total += items.length;
  };
  if (keys)
    for (let at = 0; at < keys.length; at += PORTION)
      await add(await drawnOnes(deps, scope, input, keys.slice(at, at + PORTION)));
  else for await (const { drawn } of drawnYears(deps, scope, input)) await add(drawn);
  const made: string | undefined = jobId;
  if (made === undefined) throw new Problem('conflict', { message: 'bupotYear.server.nobody' });
  await deps.db.transact((tx) => releaseJob(tx, scope, made, total));
  return { jobId: made, total };
};
