import type { Scope } from '#domain/scope.ts';
import { type Job, jobsWithItems } from '../../../db/repositories/jobs.ts';
import type { Deps } from '../deps.ts';

type Office = 'djp' | 'bupotOffice';
type Need = {
  readonly of: Office;
  readonly capability: 'send' | 'inquire' | 'cancel' | 'pull';
  readonly words: string;
};

/** What the line to the tax office must be able to do for a kind of job to be run again; of the others nothing. */
const needs: Readonly<Record<string, Need>> = {
  'faktur.upload': { of: 'djp', capability: 'send', words: 'faktur.server' },
  'faktur.inquire': { of: 'djp', capability: 'inquire', words: 'faktur.server' },
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
