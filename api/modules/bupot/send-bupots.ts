import type { BupotSelection } from '#domain/bupot/filter.ts';
import type { Scope } from '#domain/scope.ts';
import type { BulkAnswer } from '../../documents/bulk-job.ts';
import type { Channel } from '../../documents/letter.ts';
import { sendMany } from '../../documents/send-many.ts';
import type { Deps } from '../../services/deps.ts';
import { bupotFamily } from './family.ts';
import { letterOf } from './recipients.ts';

/** Sends issued slips to their payees by the company's template, as a job. */
export const sendBupots = (
  deps: Deps,
  scope: Scope,
  asked: { selection: BupotSelection; channel: Channel; checked?: boolean | undefined },
): Promise<BulkAnswer> =>
  sendMany(deps, scope, { ...bupotFamily, by: 'EBUPOT_WITHHOLDING_SEND', kind: 'bupot.send', letterOf }, asked);
