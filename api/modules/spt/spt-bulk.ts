import type { ReturnType } from '#domain/bupot/kinds.ts';
import { sen } from '#domain/definition/money.ts';
import type { Scope } from '#domain/scope.ts';
import type { SptSelection } from '#domain/spt/filter.ts';
import { labelOf } from '#domain/spt/label.ts';
import type { SptRecord } from '#domain/spt/record.ts';
import { allows, isFiled } from '#domain/spt/status-queries.ts';
import { sptList } from '../../../db/repositories/spt/list.ts';
import { bulkJobsOf } from '../../documents/bulk-job.ts';
import type { Bulk, Chosen } from '../../documents/selection.ts';
import type { Deps } from '../../services/deps.ts';
import { permit } from '../../services/permit.ts';

/** What can be done with many returns at once, who may, and which of them qualify. */
export const bulkActions = {
  post: { by: 'EBUPOT_SPT_CREATE', fits: (row) => allows('post', row) || allows('retry', row) },
  delete: { by: 'EBUPOT_SPT_DELETE', fits: (row) => allows('remove', row) },
  export: { by: 'EBUPOT_SPT_VIEW', fits: () => true },
  pdf: { by: 'EBUPOT_SPT_VIEW', fits: () => true },
  /** The receipt of filing. */
  bpe: { by: 'EBUPOT_SPT_VIEW', fits: (row) => isFiled(row) && row.bpe !== null },
} satisfies Bulk<SptRecord, SptSelection, string>['actions'];
export type BulkAction = keyof typeof bulkActions;

/** The same choice among the returns of one kind alone. */
export const ofType = (selection: SptSelection, type: ReturnType): SptSelection => {
  if ('ids' in selection) return { filter: { ids: [...selection.ids], type } };
  const { filter } = selection;
  const none = filter.type !== undefined && filter.type !== type;
  return { filter: { ...filter, type, ...(none ? { ids: [] } : {}) } };
};

export const { chooseFor, chooseSome, eligibleRows, bulkJob, wholeJob } = bulkJobsOf<
  SptRecord,
  SptSelection,
  BulkAction
>({
  actions: bulkActions,
  pages: sptList.walk,
  labelOf: (row) => labelOf(row),
  amountOf: ({ payable }) => BigInt(sen(payable)),
  states: 'spt.status',
});

/** "2 of 5 can be posted": how many of a selection qualify, and what they leave to pay. */
export const eligibleSpts = async (
  deps: Deps,
  scope: Scope,
  selection: SptSelection,
  action: BulkAction,
): Promise<Omit<Chosen, 'first'> & { ids: string[] }> => {
  permit(scope, 'EBUPOT_SPT_VIEW');
  const { first, ...rest } = await chooseFor(deps, scope, selection, action);
  return { ...rest, ids: first.map(({ refId }) => refId) };
};
