import { keluaran } from '#domain/faktur/keluaran.ts';
import { awaitingOffice, isFailed } from '#domain/faktur/status-queries.ts';
import { unsafeAwaiting } from '../../../db/repositories/faktur/chain.ts';
import { inquireAll, inquiringItem, refuseReserved } from '../../documents/office/inquire-item.ts';
import type { Deps } from '../../services/deps.ts';
import { sentFaktur } from './sent-faktur.ts';

export const inquireItem = inquiringItem(sentFaktur);

/** An invoice whose sending was interrupted may have arrived. */
export const refuseReservedDocument = refuseReserved(sentFaktur);

const AT_MOST = 5_000;

export const inquireWaiting = async (deps: Deps): Promise<number> => {
  const statuses = awaitingOffice.filter((status) => !isFailed({ status }));
  return inquireAll(deps, 'faktur.inquire', await unsafeAwaiting(deps.db.read, keluaran.type, statuses, AT_MOST));
};
