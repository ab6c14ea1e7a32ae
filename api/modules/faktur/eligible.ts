import type { FakturSelection } from '#domain/faktur/filter.ts';
import type { Scope } from '#domain/scope.ts';
import type { Deps } from '../deps.ts';
import { permit } from './load-faktur.ts';
import { type BulkAction, type Chosen, chooseFor } from './select-fakturs.ts';

export type Eligible = Pick<Chosen, 'total' | 'amount' | 'ineligible' | 'ineligibleCount'> & {
  eligible: number;
  ids: string[];
};

/** At most this many ids are told, to continue with those that qualify. */
const TOLD = 1000;

/** "12 of 40 can be uploaded": how many of a selection qualify, and what they amount to. */
export const eligibleFor = async (
  deps: Deps,
  scope: Scope,
  selection: FakturSelection,
  action: BulkAction,
): Promise<Eligible> => {
  permit(scope, 'EFAKTUR_DOC_VIEW');
  const { eligible, ...rest } = await chooseFor(deps, scope, selection, action);
  return { ...rest, eligible: eligible.length, ids: eligible.slice(0, TOLD).map(({ id }) => id) };
};
