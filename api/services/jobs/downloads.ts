import type { DocumentName } from '#domain/documents.ts';
import type { Download } from '#domain/jobs/view-schema.ts';
import type { Scope } from '#domain/scope.ts';
import { filesNamed } from '../../../db/repositories/files.ts';
import { listJobs } from '../../../db/repositories/jobs.ts';
import type { Deps } from '../deps.ts';
import { factsOf, type JobFacts, watchedRooms } from './may-watch.ts';
import { jobView } from './read-jobs.ts';
import { isOwn } from './steer-job.ts';

/** Newest first. */
export const downloads = async (
  deps: Deps,
  scope: Scope,
  { of, ...page }: { readonly of?: DocumentName | undefined; readonly offset: number; readonly limit: number },
): Promise<{ rows: Download[]; total: number }> => {
  const { read } = deps.db;
  const { rows, total } = await listJobs(
    scope,
    read,
    { files: true, rooms: watchedRooms(scope), ...(of ? { room: of } : {}) },
    page,
  );
  const [facts, stored] = await Promise.all([
    factsOf(deps, scope, rows),
    filesNamed(
      scope,
      read,
      rows.map(({ id }) => id),
    ),
  ]);
  const now = deps.now();
  const files = new Map(
    stored.filter(({ expiresAt }) => expiresAt === null || expiresAt > now).map((one) => [one.id, one]),
  );
  return {
    total,
    rows: rows.map((row, at) => {
      const file = row.status === 'DONE' ? files.get(row.id) : undefined;
      return {
        job: jobView(scope, row, facts[at] as JobFacts) as Download['job'],
        size: file?.size ?? null,
        until: file?.expiresAt ?? null,
        mayTake: file !== undefined && (file.needs ?? []).every((key) => scope.permissions.has(key)),
        mayMake: !file && (row.status === 'DONE' || row.status === 'FAILED') && isOwn(scope, row),
      };
    }),
  };
};
