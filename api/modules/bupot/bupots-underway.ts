import type { Scope } from '#domain/scope.ts';
import type { Deps } from '../../services/deps.ts';
import type { JobView } from '../../services/jobs/job-view.ts';
import { getJobs } from '../../services/jobs/read-jobs.ts';
import { permit } from '../../services/permit.ts';

const MOST = 100;

/** The jobs over slips that are not over, newest first. */
export const bupotsUnderway = async (deps: Deps, scope: Scope): Promise<JobView[]> => {
  permit(scope, 'EBUPOT_WITHHOLDING_VIEW');
  const { rows } = await getJobs(deps, scope, { active: true, room: 'bupot' }, { offset: 0, limit: MOST });
  return rows;
};
