import { say } from '#domain/messages/index.ts';
import type { Scope } from '#domain/scope.ts';
import type { Job, JobItem } from '../../../db/repositories/jobs.ts';
import type { JobFacts } from './may-retry.ts';

const moment = (at: number): string => new Date(at).toISOString();
const momentOrNone = (at: number | null): string | null => (at === null ? null : moment(at));

/** Codes of machinery are catalogue keys; what an outside system said stays as it was said. */
const inWords = (scope: Scope, text: string | null): string | null =>
  text !== null && /^[a-z]+(\.[a-z0-9_]+)+$/.test(text) ? say(scope.locale, text) : text;

/** The kind of file a job makes, as people call it: XML, XLSX, CSV. */
const formatOf = (payload: unknown): string =>
  payload !== null && typeof payload === 'object' && 'format' in payload ? String(payload.format).toUpperCase() : '';

/** By which way letters leave: e-mail or WhatsApp. */
const channelOf = (scope: Scope, payload: unknown): string =>
  payload !== null && typeof payload === 'object' && 'channel' in payload
    ? say(scope.locale, `jobs.channel.${String(payload.channel)}`)
    : '';

/** A job as screens see it. */
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

export const itemView = (scope: Scope, item: JobItem) => ({
  seq: item.seq,
  refId: item.refId,
  label: item.label,
  status: item.status,
  code: item.code,
  message: inWords(scope, item.message),
  attempts: item.attempts,
});
