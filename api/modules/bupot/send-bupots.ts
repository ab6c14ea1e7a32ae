import type { BupotSelection } from '#domain/bupot/filter.ts';
import type { Scope } from '#domain/scope.ts';
import type { Deps } from '../deps.ts';
import type { BulkAnswer } from '../kit/bulk-job.ts';
import type { Channel } from '../kit/letter.ts';
import { sendMany } from '../kit/send-many.ts';
import { bulkJob, eligibleRows } from './bupot-bulk.ts';
import { letterOf } from './recipients.ts';

/** Sends issued slips to their payees by the company's template, as a job. */
export const sendBupots = (
  deps: Deps,
  scope: Scope,
  asked: { selection: BupotSelection; channel: Channel; checked?: boolean | undefined },
): Promise<BulkAnswer> =>
  sendMany(deps, scope, { by: 'EBUPOT_WITHHOLDING_SEND', kind: 'bupot.send', bulkJob, eligibleRows, letterOf }, asked);
