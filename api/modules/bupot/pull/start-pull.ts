import {
  isWorking,
  MOST_PERIODS,
  type PullAsked,
  type PullWay,
  workingStatuses,
} from '#domain/bupot/pull/status-queries.ts';
import { periodAfter } from '#domain/definition/day.ts';
import { say } from '#domain/messages/index.ts';
import { Problem } from '#domain/problem.ts';
import { jakartaDay, type Scope } from '#domain/scope.ts';
import { formatLongPeriod } from '#domain/text/format.ts';
import { insertPull, pullsAt } from '../../../../db/repositories/bupot/pulls.ts';
import { holdClaim } from '../../../../db/repositories/claims.ts';
import { enqueue } from '../../../../db/repositories/outbox.ts';
import type { Deps } from '../../../services/deps.ts';
import { permit } from '../../../services/permit.ts';
import { refuseWithout } from '../refuse-without.ts';
import { askLeave } from './leave.ts';
import { loadPull } from './load-pull.ts';

export type Start = { readonly way: PullWay; readonly asked: PullAsked };

/** So many numbers are asked for in one question. */
const NUMBERS_AT_ONCE = 100;
/** A pull is remembered this long; the slips it took stay. */
const MEMORY_MS = 90 * 86_400_000;

/** Masa in their order, both ends included. */
const periodsBetween = (from: string, to: string): string[] => {
  const found: string[] = [];
  for (let period = from; period <= to && found.length <= MOST_PERIODS; period = periodAfter(period, 1))
    found.push(period);
  return found;
};

/** The questions a pull is made of: the office is asked masa by masa, or for some numbers at a time. */
const partsOf = (scope: Scope, { numbers, from, to = from }: PullAsked): { refId: string; label: string }[] => {
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

/** What one part of a pull asks for. */
export const partOf = (
  { numbers }: PullAsked,
  refId: string,
): { readonly numbers: readonly string[] } | { readonly period: string } => {
  const [word, at] = refId.split(':');
  if (word !== 'numbers') return { period: refId };
  const first = Number(at) * NUMBERS_AT_ONCE;
  return { numbers: numbers?.slice(first, first + NUMBERS_AT_ONCE) ?? [] };
};

const refuseSpan = (deps: Deps, { from, to = from }: PullAsked): void => {
  if (!from || !to) return;
  const fault = (field: 'from' | 'to', key: string) =>
    new Problem('invalid', { errors: { [field]: { key, params: { most: MOST_PERIODS } } } });
  if (to < from) throw fault('to', 'bupotPull.server.span_turned');
  if (to > jakartaDay(deps.now()).slice(0, 7)) throw fault('to', 'bupotPull.server.period_to_come');
  if (periodsBetween(from, to).length > MOST_PERIODS) throw fault('to', 'bupotPull.server.span_long');
};

const beside = ({ id }: { readonly id: string }): Problem =>
  new Problem('conflict', { message: 'bupotPull.server.working', extra: { id } });

/** One at a time: two pulls at once would show each other's slips as new. */
const refuseBeside = async (deps: Deps, scope: Scope): Promise<void> => {
  for (const one of await pullsAt(scope, deps.db.read, workingStatuses))
    if (isWorking(await loadPull(deps, scope, one.id))) throw beside(one);
};

/** Asks the office for slips, by a job. Leave is asked first, so that a refusal is told at once. */
export const startPull = async (deps: Deps, scope: Scope, start: Start): Promise<{ id: string; jobId: string }> => {
  permit(scope, 'EBUPOT_WITHHOLDING_CREATE');
  refuseWithout(deps, 'pull');
  refuseSpan(deps, start.asked);
  await refuseBeside(deps, scope);
  await askLeave(deps, scope);
  const now = deps.now();
  const id = deps.newId();
  return deps.db.transact(async (tx) => {
    await holdClaim(tx, scope, 'pull of slips');
    const [faster] = await pullsAt(scope, tx.db, workingStatuses);
    if (faster) throw beside(faster);
    const items = partsOf(scope, start.asked);
    const jobId = await enqueue(tx, scope, now, { kind: 'bupot.pull', payload: { pullId: id }, items });
    await insertPull(tx, {
      ...start,
      id,
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
