import type { Eligible } from '#domain/definition/answers.ts';
import type { FakturSelection } from '#domain/faktur/filter.ts';
import type { Scope } from '#domain/scope.ts';
import type { Deps } from '../../services/deps.ts';
import { chooseFor } from './bulk-job.ts';
import { permit } from './load-faktur.ts';
import type { BulkAction } from './select-fakturs.ts';

/** "12 of 40 can be uploaded": how many of a selection qualify, and what they amount to. */
export const eligibleFor = async (
  deps: Deps,
  scope: Scope,
  selection: FakturSelection,
  action: BulkAction,
): Promise<Eligible> => {
  permit(scope, 'EFAKTUR_DOC_VIEW');
  const { first, ...rest } = await chooseFor(deps, scope, selection, action);
  return { ...rest, ids: first.map(({ refId }) => refId) };
};
