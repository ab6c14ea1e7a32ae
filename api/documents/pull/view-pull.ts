import { rupiah } from '#domain/definition/money.ts';
import { isHeldUp, isTaken, isWorking, type PullVerdict, pullVerdicts } from '#domain/definition/pull.ts';
import { say } from '#domain/messages/index.ts';
import type { Scope } from '#domain/scope.ts';
import { jobById } from '../../../db/repositories/jobs.ts';
import { listPullRows, type PullRow, type PullRowFilter, tallyPull } from '../../../db/repositories/pull-rows.ts';
import { latestPulls, type Pull } from '../../../db/repositories/pulls.ts';
import type { Deps } from '../../services/deps.ts';
import { permit } from '../../services/permit.ts';
import type { AnyPull } from './family.ts';
import { loadPull } from './load-pull.ts';

/** So many pulls are offered to go back to. */
const REMEMBERED = 20;

/** Of one verdict: how many, how many of them were taken, were not to be taken, and what all come to, in rupiah. */
export type VerdictCount = {
  readonly count: number;
  readonly taken: number;
  readonly failed: number;
  readonly amount: string;
};

export type PullView = Omit<Pull, 'companyId' | 'family'> & {
  readonly counts: Readonly<Record<PullVerdict, VerdictCount>>;
  /** Numbers asked for that the office does not know, once it has answered. */
  readonly missing: readonly string[];
  /** How far the job is, in its own steps. */
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
          failed: sum(own.filter(isHeldUp)),
          amount: rupiah(own.reduce((all, { amount }) => all + amount, 0)),
        },
      ];
    }),
  ) as PullView['counts'];

const missingOf = async (deps: Deps, scope: Scope, { id, asked, status }: Pull): Promise<string[]> => {
  if (!asked.numbers || status === 'PULLING') return [];
  const { rows } = await listPullRows(scope, deps.db.read, id, {}, { offset: 0, limit: asked.numbers.length * 2 });
  const found = new Set(rows.map(({ number }) => number));
  return asked.numbers.filter((number) => !found.has(number));
};

/** One pull with its counts. */
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

/** The pulls of the company, newest first, without their counts. */
export const listPulls = async (
  family: AnyPull,
  deps: Deps,
  scope: Scope,
): Promise<Omit<Pull, 'companyId' | 'family'>[]> => {
  permit(scope, family.access.view);
  const found = await latestPulls(scope, deps.db.read, family.name, REMEMBERED);
  return found.map(({ companyId: _, family: __, ...pull }) => pull);
};

export type PullRowView = Omit<PullRow, 'companyId' | 'pullId' | 'amount'>;

/** A page of what the office told of, with what each document is to ours. */
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
