import { periodAfter } from '#domain/definition/day.ts';
import { isWorking, MOST_PERIODS, type PullAsked, workingStatuses } from '#domain/definition/pull.ts';
import { say } from '#domain/messages/index.ts';
import { Problem } from '#domain/problem.ts';
import { jakartaDay, type Scope } from '#domain/scope.ts';
import { formatLongPeriod } from '#domain/text/format.ts';
import { holdClaim } from '../../../db/repositories/claims.ts';
import { enqueue } from '../../../db/repositories/outbox.ts';
import { insertPull, pullsAt } from '../../../db/repositories/pulls.ts';
import type { Deps } from '../../services/deps.ts';
import { permit } from '../../services/permit.ts';
import type { AnyPull, PullPart, Start } from './family.ts';
import { loadPull } from './load-pull.ts';

/** So many numbers are asked for in one question. */
const NUMBERS_AT_ONCE = 100;
/** A pull is remembered this long; the documents it took stay. */
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
export const partOf = ({ numbers }: PullAsked, refId: string): PullPart => {
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

/** One at a time: two pulls at once would show each other's documents as new. */
const refuseBeside = async (family: AnyPull, deps: Deps, scope: Scope): Promise<void> => {
  for (const one of await pullsAt(scope, deps.db.read, family.name, workingStatuses))
    if (isWorking(await loadPull(family, deps, scope, one.id))) throw beside(one);
};

/** Asks the office for documents, by a job. Whether it may be asked comes first, so that a refusal is told at once. */
export const startPull = async (
  family: AnyPull,
  deps: Deps,
  scope: Scope,
  start: Start,
): Promise<{ id: string; jobId: string }> => {
  permit(scope, family.access.write);
  family.refuse(deps);
  refuseSpan(deps, start.asked);
  await refuseBeside(family, deps, scope);
  await family.mayAsk(deps, scope);
  const now = deps.now();
  const id = deps.newId();
  return deps.db.transact(async (tx) => {
    await holdClaim(tx, scope, `pull of ${family.name}`);
    const [faster] = await pullsAt(scope, tx.db, family.name, workingStatuses);
    if (faster) throw beside(faster);
    const items = partsOf(scope, start.asked);
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
