import { say } from '#domain/messages/index.ts';
import { Problem } from '#domain/problem.ts';
import type { Scope } from '#domain/scope.ts';
import {
  type ItemStatus,
  type Job,
  type JobFilter,
  type JobItem,
  jobById,
  listItems,
  listJobs,
} from '../../../db/repositories/jobs.ts';
import type { Deps } from '../deps.ts';
import { factsOf, type JobFacts, mayWatch, watchedRooms } from './may-watch.ts';

const moment = (at: number): string => new Date(at).toISOString();
const momentOrNone = (at: number | null): string | null => (at === null ? null : moment(at));

/** Our codes are catalogue keys; messages of outside systems stay as received. */
export const inWords = (scope: Scope, text: string | null): string | null =>
  text !== null && /^[a-z]+(\.[a-z0-9_]+)+$/.test(text) ? say(scope.locale, text) : text;

const formatOf = (payload: unknown): string =>
  payload !== null && typeof payload === 'object' && 'format' in payload ? String(payload.format).toUpperCase() : '';

const channelOf = (scope: Scope, payload: unknown): string =>
  payload !== null && typeof payload === 'object' && 'channel' in payload
    ? say(scope.locale, `jobs.channel.${String(payload.channel)}`)
    : '';

export const jobView = (scope: Scope, job: Job, { rows, mayRetry }: JobFacts) => ({
  id: job.id,
  kind: job.kind,
  status: job.status,
  title: say(scope.locale, `jobs.title.${job.kind}`, {
    total: job.total,
    format: formatOf(job.payload),
    channel: channelOf(scope, job.payload),
  }),
  total: job.total,
  done: job.done,
  failed: job.failed,
  skipped: job.skipped,
  createdAt: moment(job.createdAt),
  startedAt: momentOrNone(job.startedAt),
  finishedAt: momentOrNone(job.finishedAt),
  createdByName: job.createdByName,
  error: inWords(scope, job.error),
  result: job.result,
  rows,
  mayRetry,
});

export type JobView = ReturnType<typeof jobView>;

const itemView = (scope: Scope, item: JobItem) => ({
  seq: item.seq,
  refId: item.refId,
  label: item.label,
  status: item.status,
  code: item.code,
  message: inWords(scope, item.message),
  attempts: item.attempts,
});

type Page = { offset: number; limit: number };

export const loadJob = async (deps: Deps, scope: Scope, id: string): Promise<Job> => {
  const job = await jobById(scope, deps.db.read, id);
  if (!job || !mayWatch(scope, job)) throw new Problem('not_found');
  return job;
};

export const viewOf = async (deps: Deps, scope: Scope, job: Job): Promise<JobView> => {
  const [facts] = await factsOf(deps, scope, [job]);
  return jobView(scope, job, facts as JobFacts);
};

export const getJob = async (deps: Deps, scope: Scope, id: string): Promise<JobView> =>
  viewOf(deps, scope, await loadJob(deps, scope, id));

/** Undefined for small jobs it does not list. */
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
