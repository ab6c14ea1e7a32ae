import type { Scope } from '#domain/scope.ts';
import { type Job, jobsWithItems } from '../../../db/repositories/jobs.ts';
import type { Deps } from '../deps.ts';

type Capability = keyof Deps['djp']['capabilities'];

/** What the line to the tax office must be able to do for a kind of job to be run again; of the others nothing. */
const needs: Readonly<Record<string, Capability>> = { 'faktur.upload': 'send', 'faktur.inquire': 'inquire' };

/** What the line lacks for this job to be run again; undefined when nothing. A company that exchanges files does these in Coretax. */
export const lackedByLine = ({ djp }: Deps, { kind }: Pick<Job, 'kind'>): Capability | undefined => {
  const needed = needs[kind];
  return needed !== undefined && !djp.capabilities[needed] ? needed : undefined;
};

export type JobFacts = {
  /** Goes document by document, so that there is a result of each; false where it all is made in one go. */
  rows: boolean;
  /** Something failed that may be tried again. */
  mayRetry: boolean;
};

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
    return { rows, mayRetry: failed && ended.includes(job.status) && lackedByLine(deps, job) === undefined };
  });
};
