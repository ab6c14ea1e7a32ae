import { periodAfter } from '#domain/definition/day.ts';
import {
  isWorking,
  MOST_PERIODS,
  type PullParams,
  type TakeableVerdict,
  takeableVerdicts,
  workingStatuses,
} from '#domain/definition/pull.ts';
import { say } from '#domain/messages/index.ts';
import { Problem } from '#domain/problem.ts';
import { jakartaDay, type Scope } from '#domain/scope.ts';
import { formatLongPeriod } from '#domain/text/format.ts';
import { holdClaim } from '../../../db/repositories/claims.ts';
import { enqueue } from '../../../db/repositories/outbox.ts';
import { choosePullRows } from '../../../db/repositories/pull-rows.ts';
import { insertPull, lockPull, pullsAt } from '../../../db/repositories/pulls.ts';
import { type Deps, permit } from '../../services/deps.ts';
import type { AnyPull, PullPart, Start } from './family.ts';
import { changePull, loadPull } from './load-pull.ts';
import type { TakePayload } from './take-pulled.ts';

const NUMBERS_AT_ONCE = 100;
/** Retention of a pull; accepted documents stay. */
const MEMORY_MS = 90 * 86_400_000;

export const periodsBetween = (from: string, to: string): string[] => {
  const found: string[] = [];
  for (let period = from; period <= to && found.length <= MOST_PERIODS; period = periodAfter(period, 1))
    found.push(period);
  return found;
};

const partsOf = (scope: Scope, { numbers, from, to = from }: PullParams): { refId: string; label: string }[] => {
  if (numbers)
    return Array.from({ length: Math.ceil(numbers.length / NUMBERS_AT_ONCE) }, (_, at) => ({
      refId: `numbers:${at}`,
      label: say(scope.locale, 'bupotPull.part.numbers', {
        n: Math.min(NUMBERS_AT_ONCE, numbers.length - at * NUMBERS_AT_ONCE),
      }),
    }));
  return from && to
    ? periodsBetween(from, to).map((period) => ({ refId: period, label: formatLongPeriod(period, scope.locale) }))
    : [];
};

export const partOf = ({ numbers }: PullParams, refId: string): PullPart => {
  const [word, at] = refId.split(':');
  if (word !== 'numbers') return { period: refId };
  const first = Number(at) * NUMBERS_AT_ONCE;
  return { numbers: numbers?.slice(first, first + NUMBERS_AT_ONCE) ?? [] };
};

export const refuseSpan = (deps: Deps, { from, to = from }: PullParams): void => {
  if (!from || !to) return;
  const fault = (field: 'from' | 'to', key: string) =>
    new Problem('invalid', { errors: { [field]: { key, params: { most: MOST_PERIODS } } } });
  if (to < from) throw fault('to', 'bupotPull.server.span_turned');
  if (to > jakartaDay(deps.now()).slice(0, 7)) throw fault('to', 'bupotPull.server.period_to_come');
  if (periodsBetween(from, to).length > MOST_PERIODS) throw fault('to', 'bupotPull.server.span_long');
};

const beside = ({ id }: { readonly id: string }): Problem =>
  new Problem('conflict', { message: 'bupotPull.server.working', extra: { id } });

/** One pull at a time: two concurrent pulls would show each other's documents as new. */
const refuseOtherPull = async (family: AnyPull, deps: Deps, scope: Scope): Promise<void> => {
  for (const one of await pullsAt(scope, deps.db.read, family.name, workingStatuses))
    if (isWorking(await loadPull(family, deps, scope, one.id))) throw beside(one);
};

/** Access is checked first, so that a refusal is returned at once. */
export const startPull = async (
  family: AnyPull,
  deps: Deps,
  scope: Scope,
  start: Start,
): Promise<{ id: string; jobId: string }> => {
  permit(scope, family.access.write);
  family.refuse(deps);
  refuseSpan(deps, start.params);
  await refuseOtherPull(family, deps, scope);
  await family.mayAsk(deps, scope);
  const now = deps.now();
  const id = deps.newId();
  return deps.db.transact(async (tx) => {
    await holdClaim(tx, scope, `pull of ${family.name}`);
    const [faster] = await pullsAt(scope, tx.db, family.name, workingStatuses);
    if (faster) throw beside(faster);
    const items = partsOf(scope, start.params);
    const jobId = await enqueue(tx, scope, now, { kind: family.jobs.ask, payload: { pullId: id }, items });
    await insertPull(tx, {
      ...start,
      id,
      family: family.name,
      companyId: scope.companyId,
      version: 1,
      status: 'PULLING',
      jobId,
      message: null,
      createdBy: scope.userName,
      createdAt: now,
      updatedAt: now,
      finishedAt: null,
      expiresAt: now + MEMORY_MS,
    });
    return { id, jobId };
  });
};

type Complete = {
  readonly id: string;
  readonly version: number;
  readonly chosen: { readonly places: readonly string[] } | { readonly verdicts: readonly TakeableVerdict[] };
  readonly lockReason?: string | undefined;
};

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
    const lockedPull = await lockPull(tx, scope, family.name, id);
    if (lockedPull?.version !== version) throw new Problem('conflict');
    const count = await choosePullRows(tx, scope, id, chosen, takeableVerdicts);
    if (count === 0) throw new Problem('invalid', { message: 'bupotPull.server.nothing_chosen' });
    const payload: TakePayload = { pullId: id, lockReason: lockReason?.trim() || null };
    const jobId = await enqueue(tx, scope, deps.now(), {
      kind: family.jobs.take,
      payload,
      uniqueKey: `${family.jobs.take}:${id}:${version}`,
    });
    await changePull(family, tx, deps, scope, lockedPull, { status: 'TAKING', jobId });
    return { jobId, chosen: count };
  });
};
