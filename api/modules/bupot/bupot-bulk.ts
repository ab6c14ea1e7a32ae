import type { BupotSelection } from '#domain/bupot/filter.ts';
import { hasNoPayee, isAnnual } from '#domain/bupot/kinds.ts';
import type { Bupot } from '#domain/bupot/record.ts';
import { allows, isEditable, isIssued } from '#domain/bupot/status-queries.ts';
import { sen } from '#domain/definition/money.ts';
import type { Scope } from '#domain/scope.ts';
import { bupotList } from '../../../db/repositories/bupot/list.ts';
import { bulkJobsOf } from '../../documents/bulk-job.ts';
import type { Bulk, Chosen } from '../../documents/selection.ts';
import type { Deps } from '../../services/deps.ts';
import { permit } from '../../services/permit.ts';
import { labelOf } from './load-bupot.ts';
import { reached } from './recipients.ts';

/** What can be done with many slips at once, who may, and which of them qualify. */
export const bulkActions = {
  submit: { by: 'EBUPOT_WITHHOLDING_UPLOAD', fits: (row) => allows('submit', row) && row.errorCount === 0 },
  /** Sends what is a draft and has what was taken numbered. */
  issue: {
    by: 'EBUPOT_WITHHOLDING_UPLOAD',
    fits: (row) => allows('issue', row) || (allows('submit', row) && row.errorCount === 0),
  },
  inquire: { by: 'EBUPOT_WITHHOLDING_VIEW', fits: (row) => allows('inquire', row) },
  cancel: { by: 'EBUPOT_WITHHOLDING_CANCEL', fits: (row) => allows('cancel', row) },
  /** Tax one pays oneself: issued, and not borne by the government. */
  bill: {
    by: 'EBUPOT_WITHHOLDING_VIEW',
    fits: (row) => hasNoPayee(row.kind) && isIssued(row) && sen(row.tax) > 0,
  },
  /** Draws a draft of a year again from the monthly slips. */
  redraw: { by: 'EBUPOT_WITHHOLDING_CREATE', fits: (row) => isAnnual(row.kind) && isEditable(row) },
  delete: { by: 'EBUPOT_WITHHOLDING_DELETE', fits: (row) => allows('remove', row) },
  'send-email': { by: 'EBUPOT_WITHHOLDING_SEND', fits: isIssued, recipient: reached('email') },
  'send-whatsapp': { by: 'EBUPOT_WITHHOLDING_SEND', fits: isIssued, recipient: reached('whatsapp') },
  pdf: { by: 'EBUPOT_WITHHOLDING_VIEW', fits: () => true },
  xml: { by: 'EBUPOT_WITHHOLDING_VIEW', fits: () => true },
  export: { by: 'EBUPOT_WITHHOLDING_VIEW', fits: () => true },
} satisfies Bulk<Bupot, BupotSelection, string>['actions'];
export type BulkAction = keyof typeof bulkActions;

const family: Bulk<Bupot, BupotSelection, BulkAction> = {
  actions: bulkActions,
  pages: bupotList.walk,
  labelOf,
  amountOf: ({ tax }) => BigInt(sen(tax)),
  errorCountOf: ({ errorCount }) => errorCount,
};

export const { chooseFor, chooseSome, eligibleRows, jobOver, bulkJob, wholeJob } = bulkJobsOf({
  ...family,
  states: 'bupot.status',
  noneWithoutErrors: 'bupot.server.none_without_errors',
});

/** "12 of 40 can be issued": how many of a selection qualify, and what they amount to. */
export const eligibleBupots = async (
  deps: Deps,
  scope: Scope,
  selection: BupotSelection,
  action: BulkAction,
): Promise<Omit<Chosen, 'first'> & { ids: string[] }> => {
  permit(scope, 'EBUPOT_WITHHOLDING_VIEW');
  const { first, ...rest } = await chooseFor(deps, scope, selection, action);
  return { ...rest, ids: first.map(({ refId }) => refId) };
};
