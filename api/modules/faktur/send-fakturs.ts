import type { FakturSelection } from '#domain/faktur/filter.ts';
import type { Scope } from '#domain/scope.ts';
import type { BulkAnswer } from '../../documents/bulk-job.ts';
import type { Channel } from '../../documents/letter.ts';
import { sendMany } from '../../documents/send-many.ts';
import type { Deps } from '../../services/deps.ts';
import { keluaranFamily } from './keluaran-family.ts';
import { letterOf } from './recipients.ts';

/** Sends approved invoices to their buyers by the company's template, as a job. */
export const sendFakturs = (
  deps: Deps,
  scope: Scope,
  asked: { selection: FakturSelection; channel: Channel; checked?: boolean | undefined },
): Promise<BulkAnswer> =>
  sendMany(deps, scope, { ...keluaranFamily, by: 'EFAKTUR_DOC_SEND', kind: 'faktur.send', letterOf }, asked);
