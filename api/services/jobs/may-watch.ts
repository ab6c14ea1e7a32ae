import { documents } from '#domain/documents.ts';
import type { Permission } from '#domain/permissions.ts';
import type { Scope } from '#domain/scope.ts';
import { type Job, jobsWithItems } from '../../../db/repositories/jobs.ts';
import type { Deps } from '../deps.ts';

/**
 * A job shows the documents it is about, and its file has them all: whoever may see them may see the job. By the first word of its kind, and
 * every key of it: of an import the kind does not say what it brings.
 */
const keys: Readonly<Record<string, readonly Permission[]>> = {
  ...Object.fromEntries(documents.map(({ name, access }) => [name, [access.view]])),
  payment: ['EBILLING_PAYMENT_VIEW'],
  cocokkan: ['EFAKTUR_SPT_VIEW'],
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
  Object.entries(keys).flatMap(([room, all]) => (all.every((key) => scope.permissions.has(key)) ? [room] : []));

export const mayWatch = (scope: Scope, job: Pick<Job, 'kind' | 'createdBy'>): boolean =>
  job.createdBy === scope.userId || watchedRooms(scope).includes(job.kind.split('.')[0] ?? '');

type Office = 'djp' | 'bupotOffice';
type Need = {
  readonly of: Office;
  readonly capability: 'send' | 'inquire' | 'cancel' | 'pull' | 'incoming';
  readonly words: string;
};

/** What the line to the tax office must be able to do for a kind of job to be run again; of the others nothing. */
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

/** What is said where the line cannot do this job again; undefined where it can. A company that exchanges files does these in Coretax. */
export const lackedByLine = (deps: Deps, { kind }: Pick<Job, 'kind'>): string | undefined => {
  const needed = needs[kind];
  if (!needed) return undefined;
  const able: Partial<Record<Need['capability'], boolean>> = deps[needed.of].capabilities;
  return able[needed.capability] ? undefined : `${needed.words}.cannot_${needed.capability}`;
};

export type JobFacts = {
  /** Goes document by document, so that there is a result of each; false where it all is made in one go. */
  rows: boolean;
  /** Something failed that may be tried again. */
  mayRetry: boolean;
};

/** What these were asked to do is over when they fail: the file is handed in anew. */
const once: readonly string[] = ['import.read', 'import.check'];

export const isOnce = ({ kind }: Pick<Job, 'kind'>): boolean => once.includes(kind);

const ended: readonly Job['status'][] = ['DONE', 'FAILED'];

/** What screens must know of jobs beside the rows themselves, in the order given. */
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
