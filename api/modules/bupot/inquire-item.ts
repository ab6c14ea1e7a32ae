import type { BupotSelection } from '#domain/bupot/filter.ts';
import { awaitingOffice } from '#domain/bupot/status-queries.ts';
import type { Scope } from '#domain/scope.ts';
import { unsafeAwaitingBupots } from '../../../db/repositories/bupot/bupot.ts';
import type { BulkAnswer } from '../../documents/bulk-job.ts';
import { inquireAll, inquiringItem, refuseReserved } from '../../documents/office/inquire-item.ts';
import type { Deps } from '../../services/deps.ts';
import { bupotFamily, refuseWithout } from './family.ts';
import { sentBupot } from './sent-bupot.ts';

const KIND = 'bupot.inquire';

export const inquireItem = inquiringItem(sentBupot);

/** A slip whose sending was interrupted may have arrived. */
export const refuseReservedDocument = refuseReserved(sentBupot);

export const inquireBupots = async (deps: Deps, scope: Scope, selection: BupotSelection): Promise<BulkAnswer> => {
  refuseWithout(deps, 'inquire');
  return bupotFamily.bulkJob(deps, scope, selection, { action: 'inquire', kind: KIND });
};

const AT_MOST = 5_000;

export const inquireWaitingBupots = async (deps: Deps): Promise<number> =>
  inquireAll(deps, KIND, await unsafeAwaitingBupots(deps.db.read, awaitingOffice, AT_MOST));
