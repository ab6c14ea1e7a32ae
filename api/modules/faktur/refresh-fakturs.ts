import type { FakturSelection } from '#domain/faktur/filter.ts';
import type { Scope } from '#domain/scope.ts';
import type { BulkAnswer } from '../../documents/bulk-job.ts';
import type { Deps } from '../../services/deps.ts';
import { keluaranFamily } from './keluaran-family.ts';
import { refuseWithout } from './upload-fakturs.ts';

/** Asks the office how every document of a selection stands that still waits for it. */
export const refreshFakturs = async (deps: Deps, scope: Scope, selection: FakturSelection): Promise<BulkAnswer> => {
  refuseWithout(deps, 'inquire');
  return keluaranFamily.bulkJob(deps, scope, selection, { action: 'inquire', kind: 'faktur.inquire' });
};
