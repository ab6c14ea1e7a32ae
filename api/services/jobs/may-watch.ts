import { documents } from '#domain/documents.ts';
import type { Permission } from '#domain/permissions.ts';
import type { Scope } from '#domain/scope.ts';
import type { Job } from '../../../db/repositories/jobs.ts';

/**
 * A job shows the documents it is about, and its file has them all: whoever may see them may see the job. By the first word of its kind, and
 * every key of it: of an import the kind does not say what it brings.
 */
const keys: Readonly<Record<string, readonly Permission[]>> = {
  ...Object.fromEntries(documents.map(({ name, access }) => [name, [access.view]])),
  payment: ['EBILLING_PAYMENT_VIEW'],
  history: ['AUDIT_LOG_VIEW'],
  import: ['EFAKTUR_DOC_VIEW', 'EBILLING_VIEW', 'EBUPOT_WITHHOLDING_VIEW'],
};

/** The keys of what a job is about, which its file needs too. Throws for a room without any: a file nobody guards is not made. */
export const keysOf = ({ kind }: Pick<Job, 'kind'>): readonly Permission[] => {
  const found = keys[kind.split('.')[0] ?? ''];
  if (!found) throw new Error(`no keys for the jobs of ${kind}`);
  return found;
};

/** Rooms whose jobs the person may see; of the others they see their own. */
export const watchedRooms = (scope: Scope): string[] =>
  Object.entries(keys).flatMap(([room, all]) => (all.every((key) => scope.held.has(key)) ? [room] : []));

export const mayWatch = (scope: Scope, job: Pick<Job, 'kind' | 'createdBy'>): boolean =>
  job.createdBy === scope.userId || watchedRooms(scope).includes(job.kind.split('.')[0] ?? '');
