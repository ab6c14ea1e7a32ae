import type { BatchReport } from './batch-schema.ts';
import type { FakturStatus } from './status.ts';
import { awaitingOffice, isApproved, sendingMove, validStatuses } from './status-queries.ts';

export type StateCount = { readonly status: FakturStatus; readonly count: number; readonly mailed: number };

export const batchCounts = (
  states: readonly StateCount[],
): Pick<BatchReport, 'saved' | 'drafts' | 'underway' | 'approved' | 'refused' | 'mailed' | 'unmailed'> => {
  const sum = (has: (of: StateCount) => boolean, what: 'count' | 'mailed' = 'count') =>
    states.filter(has).reduce((whole, one) => whole + one[what], 0);
  const isDraft = (of: StateCount) => sendingMove(of) === 'upload';
  const isUnderway = ({ status }: StateCount) => awaitingOffice.includes(status);
  const stands = ({ status }: StateCount) => !awaitingOffice.includes(status) && validStatuses.includes(status);
  return {
    saved: sum(() => true),
    drafts: sum(isDraft),
    underway: sum(isUnderway),
    approved: sum((of) => isApproved(of) || stands(of)),
    refused: sum((of) => sendingMove(of) === 'retry'),
    mailed: sum(() => true, 'mailed'),
    unmailed: sum(isApproved) - sum(isApproved, 'mailed'),
  };
};
