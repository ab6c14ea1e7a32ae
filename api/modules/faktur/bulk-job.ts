import type { FakturSelection } from '#domain/faktur/filter.ts';
import type { Scope } from '#domain/scope.ts';
import { bulkJobsOf } from '../../documents/bulk-job.ts';
import type { Deps } from '../../services/deps.ts';
import { fakturBulk } from './select-fakturs.ts';

const jobs = bulkJobsOf({
  ...fakturBulk,
  states: 'faktur.status',
  noneWithoutErrors: 'faktur.server.none_without_errors',
});

export const { chooseFor, eligibleRows, chooseSome, jobOver, bulkJob } = jobs;

/** A job over the whole selection at once: exports and zips. */
export const exportJob = (
  deps: Deps,
  scope: Scope,
  selection: FakturSelection,
  wanted: { kind: string; payload?: Record<string, unknown> },
) => jobs.wholeJob(deps, scope, selection, { action: 'pdf', ...wanted });
