import { Problem } from '#domain/problem.ts';
import type { Scope } from '#domain/scope.ts';
import {
  type ItemStatus,
  type Job,
  type JobFilter,
  jobById,
  listItems,
  listJobs,
} from '../../../db/repositories/jobs.ts';
import type { Deps } from '../deps.ts';
import { itemView, type JobView, jobView } from './job-view.ts';
import { factsOf, type JobFacts } from './may-retry.ts';
import { mayWatch, watchedRooms } from './may-watch.ts';

type Page = { offset: number; limit: number };

export const loadJob = async (deps: Deps, scope: Scope, id: string): Promise<Job> => {
  const job = await jobById(scope, deps.db.read, id);
  if (!job || !mayWatch(scope, job)) throw new Problem('not_found');
  return job;
};

/** A job as it stands, with what may be done about it. */
export const viewOf = async (deps: Deps, scope: Scope, job: Job): Promise<JobView> => {
  const [facts] = await factsOf(deps, scope, [job]);
  return jobView(scope, job, facts as JobFacts);
};

export const getJob = async (deps: Deps, scope: Scope, id: string): Promise<JobView> =>
  viewOf(deps, scope, await loadJob(deps, scope, id));

/** A job as the job centre hears of it; nothing of the small ones nobody watches. */
export const watchedJob = async (deps: Deps, scope: Scope, id: string): Promise<JobView | undefined> => {
  const job = await loadJob(deps, scope, id);
  return job.visible ? viewOf(deps, scope, job) : undefined;
};

export const getJobs = async (deps: Deps, scope: Scope, filter: Omit<JobFilter, 'rooms'>, page: Page) => {
  const { rows, total } = await listJobs(scope, deps.db.read, { ...filter, rooms: watchedRooms(scope) }, page);
  const facts = await factsOf(deps, scope, rows);
  return { rows: rows.map((job, at) => jobView(scope, job, facts[at] as JobFacts)), total };
};

export const getItems = async (deps: Deps, scope: Scope, id: string, statuses: readonly ItemStatus[], page: Page) => {
  await loadJob(deps, scope, id);
  const { rows, total } = await listItems(scope, deps.db.read, id, statuses, page);
  return { rows: rows.map((item) => itemView(scope, item)), total };
};
