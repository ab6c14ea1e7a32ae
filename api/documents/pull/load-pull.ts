import { rupiah } from '#domain/definition/money.ts';
import {
  isBlocked,
  isTaken,
  isWorking,
  type PullStatus,
  type PullVerdict,
  pullVerdicts,
  takeableVerdicts,
} from '#domain/definition/pull.ts';
import { say } from '#domain/messages/index.ts';
import { Problem } from '#domain/problem.ts';
import type { Scope } from '#domain/scope.ts';
import type { Tx } from '../../../db/database.ts';
import { jobById } from '../../../db/repositories/jobs.ts';
import {
  listPullRows,
  type PullRow,
  type PullRowFilter,
  type PullTally,
  releaseChosen,
  tallyPull,
} from '../../../db/repositories/pull-rows.ts';
import { latestPulls, lockPull, type Pull, pullById, updatePull } from '../../../db/repositories/pulls.ts';
import { type Deps, permit } from '../../services/deps.ts';
import type { AnyPull } from './family.ts';

const takeable: readonly string[] = takeableVerdicts;

/** REVIEW while something can be accepted, FAILED if an error left nothing, otherwise FINISHED. */
export const endsAs = (tally: readonly PullTally[], troubled: boolean): PullStatus => {
  if (tally.length === 0 && troubled) return 'FAILED';
  const open = tally.some(({ verdict, status }) => takeable.includes(verdict) && status !== 'TAKEN');
  return open ? 'REVIEW' : 'FINISHED';
};

export const changePull = async (
  family: Pick<AnyPull, 'event'>,
  tx: Tx,
  deps: Deps,
  scope: Scope,
  read: Pull,
  set: Partial<Pick<Pull, 'status' | 'jobId' | 'message' | 'finishedAt'>>,
): Promise<Pull> => {
  const next = { ...read, ...set, version: read.version + 1, updatedAt: deps.now() };
  if (!(await updatePull(tx, scope, read, next))) throw new Problem('conflict');
  tx.afterCommit(() => deps.events.publish(scope.companyId, family.event(next.id, next.status)));
  return next;
};

const ended = ['DONE', 'FAILED', 'CANCELED'];

const released = async (family: AnyPull, deps: Deps, scope: Scope, read: Pull): Promise<Pull> => {
  if (!isWorking(read) || read.jobId === null) return read;
  const job = await jobById(scope, deps.db.read, read.jobId);
  if (job && !ended.includes(job.status)) return read;
  return deps.db.transact(async (tx) => {
    const now = await lockPull(tx, scope, family.name, read.id);
    if (!now || now.jobId !== read.jobId || !isWorking(now)) return now ?? read;
    await releaseChosen(tx, scope, read.id);
    const status = endsAs(await tallyPull(scope, tx.db, read.id), true);
    return changePull(family, tx, deps, scope, now, { status, finishedAt: deps.now() });
  });
};

export const loadPull = async (family: AnyPull, deps: Deps, scope: Scope, id: string): Promise<Pull> => {
  const read = await pullById(scope, deps.db.read, family.name, id);
  if (!read) throw new Problem('not_found');
  return released(family, deps, scope, read);
};

const REMEMBERED = 20;

/** The amount is in rupiah. */
type VerdictCount = {
  readonly count: number;
  readonly taken: number;
  readonly failed: number;
  readonly amount: string;
};

type PullView = Omit<Pull, 'companyId' | 'family'> & {
  readonly counts: Readonly<Record<PullVerdict, VerdictCount>>;
  readonly missing: readonly string[];
  readonly progress: { readonly done: number; readonly total: number } | null;
};

const countsOf = (tally: Awaited<ReturnType<typeof tallyPull>>): PullView['counts'] =>
  Object.fromEntries(
    pullVerdicts.map((verdict) => {
      const own = tally.filter((one) => one.verdict === verdict);
      const sum = (of: typeof own) => of.reduce((all, { count }) => all + count, 0);
      return [
        verdict,
        {
          count: sum(own),
          taken: sum(own.filter(isTaken)),
          failed: sum(own.filter(isBlocked)),
          amount: rupiah(own.reduce((all, { amount }) => all + amount, 0)),
        },
      ];
    }),
  ) as PullView['counts'];

const missingOf = async (deps: Deps, scope: Scope, { id, params, status }: Pull): Promise<string[]> => {
  if (!params.numbers || status === 'PULLING') return [];
  const { rows } = await listPullRows(scope, deps.db.read, id, {}, { offset: 0, limit: params.numbers.length * 2 });
  const found = new Set(rows.map(({ number }) => number));
  return params.numbers.filter((number) => !found.has(number));
};

export const viewPull = async (family: AnyPull, deps: Deps, scope: Scope, id: string): Promise<PullView> => {
  permit(scope, family.access.view);
  const pull = await loadPull(family, deps, scope, id);
  const { companyId: _, family: __, ...read } = pull;
  const job = read.jobId === null ? undefined : await jobById(scope, deps.db.read, read.jobId);
  return {
    ...read,
    counts: countsOf(await tallyPull(scope, deps.db.read, id)),
    missing: await missingOf(deps, scope, pull),
    progress: isWorking(read) && job ? { done: job.done + job.failed, total: job.total } : null,
  };
};

export const listPulls = async (
  family: AnyPull,
  deps: Deps,
  scope: Scope,
): Promise<Omit<Pull, 'companyId' | 'family'>[]> => {
  permit(scope, family.access.view);
  const found = await latestPulls(scope, deps.db.read, family.name, REMEMBERED);
  return found.map(({ companyId: _, family: __, ...pull }) => pull);
};

type PullRowView = Omit<PullRow, 'companyId' | 'pullId' | 'amount'>;

export const viewPullRows = async (
  family: AnyPull,
  deps: Deps,
  scope: Scope,
  id: string,
  filter: PullRowFilter,
  page: { offset: number; limit: number },
): Promise<{ rows: PullRowView[]; total: number }> => {
  permit(scope, family.access.view);
  await loadPull(family, deps, scope, id);
  const { rows, total } = await listPullRows(scope, deps.db.read, id, filter, page);
  return {
    rows: rows.map(({ companyId: _company, pullId: _pull, amount: _amount, message, ...row }) => ({
      ...row,
      message: message === null ? null : say(scope.locale, message),
    })),
    total,
  };
};
