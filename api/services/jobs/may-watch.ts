import { documents } from '#domain/documents.ts';
import type { Permission } from '#domain/permissions.ts';
import type { Scope } from '#domain/scope.ts';
import { type Job, jobsWithItems } from '../../../db/repositories/jobs.ts';
import type { Deps } from '../deps.ts';

/**
 * By the first word of the kind. A job and its file reveal its documents, so all are required. The kind of an import
 * does not identify its contents, so it requires those of every family.
 */
const keys: Readonly<Record<string, readonly Permission[]>> = {
  ...Object.fromEntries(documents.map(({ name, access }) => [name, [access.view]])),
  payment: ['EBILLING_PAYMENT_VIEW'],
  cocokkan: ['EFAKTUR_SPT_VIEW'],
  history: ['AUDIT_LOG_VIEW'],
  import: ['EFAKTUR_DOC_VIEW', 'EBILLING_VIEW', 'EBUPOT_WITHHOLDING_VIEW'],
};

/** Its file requires them too. Throws for a kind without any, so that no unprotected file is made. */
export const keysOf = ({ kind }: Pick<Job, 'kind'>): readonly Permission[] => {
  const found = keys[kind.split('.')[0] ?? ''];
  if (!found) throw new Error(`no keys for the jobs of ${kind}`);
  return found;
};

/** Of other kinds people see only their own jobs. */
export const watchedRooms = (scope: Scope): string[] =>
  Object.entries(keys).flatMap(([room, all]) => (all.every((key) => scope.permissions.has(key)) ? [room] : []));

export const mayWatch = (scope: Scope, job: Pick<Job, 'kind' | 'createdBy'>): boolean =>
  job.createdBy === scope.userId || watchedRooms(scope).includes(job.kind.split('.')[0] ?? '');

type Office = 'djp' | 'bupotOffice';
type Need = {
  readonly of: Office;
  readonly capability: 'send' | 'inquire' | 'cancel' | 'pull' | 'incoming';
  readonly words: string;
};

/** Capability that a kind of job needs to run again; other kinds need none. */
const needs: Readonly<Record<string, Need>> = {
  'faktur.upload': { of: 'djp', capability: 'send', words: 'faktur.server' },
  'faktur.cure': { of: 'djp', capability: 'send', words: 'faktur.server' },
  'faktur.inquire': { of: 'djp', capability: 'inquire', words: 'faktur.server' },
  'retur-in.upload': { of: 'djp', capability: 'send', words: 'faktur.server' },
  'retur-in.inquire': { of: 'djp', capability: 'inquire', words: 'faktur.server' },
  'retur-in.cancel': { of: 'djp', capability: 'cancel', words: 'faktur.server' },
  'faktur-in.pull': { of: 'djp', capability: 'incoming', words: 'masukan.server' },
  'dokumen-out.upload': { of: 'djp', capability: 'send', words: 'faktur.server' },
  'dokumen-out.cure': { of: 'djp', capability: 'send', words: 'faktur.server' },
  'dokumen-out.inquire': { of: 'djp', capability: 'inquire', words: 'faktur.server' },
  'dokumen-out.pull': { of: 'djp', capability: 'incoming', words: 'masukan.server' },
  'dokumen-out.cancel': { of: 'djp', capability: 'cancel', words: 'faktur.server' },
  'dokumen-in.upload': { of: 'djp', capability: 'send', words: 'faktur.server' },
  'dokumen-in.cure': { of: 'djp', capability: 'send', words: 'faktur.server' },
  'dokumen-in.inquire': { of: 'djp', capability: 'inquire', words: 'faktur.server' },
  'dokumen-in.pull': { of: 'djp', capability: 'incoming', words: 'masukan.server' },
  'dokumen-in.cancel': { of: 'djp', capability: 'cancel', words: 'faktur.server' },
  'retur-dokumen-out.upload': { of: 'djp', capability: 'send', words: 'faktur.server' },
  'retur-dokumen-out.inquire': { of: 'djp', capability: 'inquire', words: 'faktur.server' },
  'retur-dokumen-out.cancel': { of: 'djp', capability: 'cancel', words: 'faktur.server' },
  'retur-dokumen-in.upload': { of: 'djp', capability: 'send', words: 'faktur.server' },
  'retur-dokumen-in.inquire': { of: 'djp', capability: 'inquire', words: 'faktur.server' },
  'retur-dokumen-in.cancel': { of: 'djp', capability: 'cancel', words: 'faktur.server' },
  'bupot.submit': { of: 'bupotOffice', capability: 'send', words: 'bupot.server' },
  'bupot.inquire': { of: 'bupotOffice', capability: 'inquire', words: 'bupot.server' },
  'bupot.pull': { of: 'bupotOffice', capability: 'pull', words: 'bupot.server' },
  'bupot.cancel': { of: 'bupotOffice', capability: 'cancel', words: 'bupot.server' },
};

/** Undefined if it can. With file exchange, people do this in Coretax. */
export const lackedByLine = (deps: Deps, { kind }: Pick<Job, 'kind'>): string | undefined => {
  const needed = needs[kind];
  if (!needed) return undefined;
  const able: Partial<Record<Need['capability'], boolean>> = deps[needed.of].capabilities;
  return able[needed.capability] ? undefined : `${needed.words}.cannot_${needed.capability}`;
};

export type JobFacts = {
  rows: boolean;
  mayRetry: boolean;
};

/** These kinds cannot be repeated after a failure: the file must be uploaded again. */
const once: readonly string[] = ['import.read', 'import.check'];

export const isOnce = ({ kind }: Pick<Job, 'kind'>): boolean => once.includes(kind);

const ended: readonly Job['status'][] = ['DONE', 'FAILED'];

export const factsOf = async (deps: Deps, scope: Scope, jobs: readonly Job[]): Promise<JobFacts[]> => {
  const byRow = await jobsWithItems(
    scope,
    deps.db.read,
    jobs.map(({ id }) => id),
  );
  return jobs.map((job) => {
    const rows = byRow.has(job.id);
    const failed = rows ? job.failed > 0 : job.status === 'FAILED';
    const again = !isOnce(job) && lackedByLine(deps, job) === undefined;
    return { rows, mayRetry: failed && ended.includes(job.status) && again };
  });
};
