import { isHeldUp, isTaken, isWorking, pullVerdicts } from '#domain/bupot/pull/status-queries.ts';
import type { Pull, PullRow, PullView } from '#domain/bupot/pull/view-schema.ts';
import { rupiah } from '#domain/definition/money.ts';
import { say } from '#domain/messages/index.ts';
import type { Scope } from '#domain/scope.ts';
import { listPullRows, type PullRowFilter, tallyPull } from '../../../../db/repositories/bupot/pull-rows.ts';
import { type BupotPull, latestPulls } from '../../../../db/repositories/bupot/pulls.ts';
import { jobById } from '../../../../db/repositories/jobs.ts';
import type { Deps } from '../../../services/deps.ts';
import { permit } from '../../../services/permit.ts';
import { loadPull } from './load-pull.ts';

const VIEW = 'EBUPOT_WITHHOLDING_VIEW';
/** So many pulls are offered to go back to. */
const REMEMBERED = 20;

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
          tax: rupiah(own.reduce((all, { tax }) => all + tax, 0)),
        },
      ];
    }),
  ) as PullView['counts'];

const missingOf = async (deps: Deps, scope: Scope, { id, asked, status }: BupotPull): Promise<string[]> => {
  if (!asked.numbers || status === 'PULLING') return [];
  const { rows } = await listPullRows(scope, deps.db.read, id, {}, { offset: 0, limit: asked.numbers.length * 2 });
  const found = new Set(rows.map(({ number }) => number));
  return asked.numbers.filter((number) => !found.has(number));
};

/** One pull with its counts. */
export const viewPull = async (deps: Deps, scope: Scope, id: string): Promise<PullView> => {
  permit(scope, VIEW);
  const pull = await loadPull(deps, scope, id);
  const { companyId: _, ...read } = pull;
  const job = read.jobId === null ? undefined : await jobById(scope, deps.db.read, read.jobId);
  return {
    ...read,
    counts: countsOf(await tallyPull(scope, deps.db.read, id)),
    missing: await missingOf(deps, scope, pull),
    progress: isWorking(read) && job ? { done: job.done + job.failed, total: job.total } : null,
  };
};

/** The pulls of the company, newest first, without their counts. */
export const listPulls = async (deps: Deps, scope: Scope): Promise<Pull[]> => {
  permit(scope, VIEW);
  const found = await latestPulls(scope, deps.db.read, REMEMBERED);
  return found.map(({ companyId: _, ...pull }) => pull);
};

/** A page of what the office told of, with what each slip is to ours. */
export const viewPullRows = async (
  deps: Deps,
  scope: Scope,
  id: string,
  filter: PullRowFilter,
  page: { offset: number; limit: number },
): Promise<{ rows: PullRow[]; total: number }> => {
  permit(scope, VIEW);
  await loadPull(deps, scope, id);
  const { rows, total } = await listPullRows(scope, deps.db.read, id, filter, page);
  return {
    rows: rows.map(({ companyId: _company, pullId: _pull, tax: _tax, message, ...row }) => ({
      ...row,
      message: message === null ? null : say(scope.locale, message),
    })),
    total,
  };
};
