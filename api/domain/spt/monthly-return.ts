import { bulkRules, document } from '../definition/document.ts';
import { day, digits, money, period, text } from '../definition/field.ts';
import { computed } from '../definition/field-forms.ts';
import { incomeReturnAccess, vatReturnAccess } from './access.ts';
import type { SptRecord } from './record.ts';
import { sptStatus, vatReturnStatus } from './status.ts';
import { allows, hasFailedSubmitting, isFiled, isRejected } from './status-queries.ts';
import { sptColumnSorts, sptFilters } from './to-do.ts';

const fields = {
  type: computed(text(16)),
  period: computed(period()),
  revision: computed(digits(2)),
  status: computed(text(32)),
  documentCount: computed(digits(9)),
  payable: computed(money()),
  overpaid: computed(money()),
  paid: computed(money()),
  rest: computed(money()),
  surplus: computed(money()),
  toDo: computed(text(32)),
  dueDay: computed(day()),
  filedAt: computed(text(32)),
  postedAt: computed(text(32)),
  bpe: computed(text(64)),
  createdAt: computed(text(32)),
  updatedAt: computed(text(32)),
};

/** A monthly return of income tax; the kinds differ only in their type. */
export const monthlyReturn = document({
  name: 'spt',
  resource: 'ebupot/spt',
  fields,
  status: sptStatus,
  access: incomeReturnAccess,
  words: {
    states: 'spt.status',
    happened: 'spt.happened',
    filters: 'sptScreen.filter',
    removedBy: 'spt.server.removed_by',
  },
  live: 'spt',
  eventsFor: ['EBUPOT_WITHHOLDING_VIEW'],
  bulk: bulkRules<SptRecord>()({
    post: { by: 'write', fits: (row) => allows('post', row) || allows('retry', row) },
    cure: { by: 'write', fits: (row) => isRejected(row) || hasFailedSubmitting(row) },
    delete: { by: 'remove', fits: (row) => allows('remove', row) },
    export: { by: 'view', fits: () => true },
    pdf: { by: 'view', fits: () => true },
    bpe: { by: 'view', fits: (row) => isFiled(row) && row.bpe !== null },
  }),
  exports: ['xlsx', 'csv'],
  letters: [],
  list: {
    columns: [
      { key: 'period', width: 96, frozen: true, least: 76, withPreview: true },
      { key: 'revision', width: 104, least: 90, yields: 2 },
      { key: 'documentCount', width: 124, align: 'right', least: 112, yields: 1 },
      { key: 'payable', width: 152, align: 'right', least: 128, withPreview: true },
      { key: 'paid', width: 152, align: 'right', least: 128 },
      { key: 'rest', width: 152, align: 'right', least: 128 },
      { key: 'toDo', width: 208, least: 156 },
      { key: 'dueDay', width: 112, least: 108, yields: 4 },
      { key: 'filedAt', width: 112, least: 98, yields: 3 },
      { key: 'bpe', width: 150, least: 80, cut: true, yields: 5 },
      { key: 'overpaid', width: 152, align: 'right', hidden: true },
      { key: 'postedAt', width: 136, hidden: true },
      { key: 'updatedAt', width: 136, hidden: true },
      { key: 'status', width: 178, least: 172, withPreview: true },
    ],
    filters: sptFilters,
    sorts: sptColumnSorts,
    usual: [
      ['period', 'DESC'],
      ['revision', 'DESC'],
    ],
    totals: ['payable', 'overpaid', 'documentCount'],
    notSummed: ['CANCELED'],
    carried: [
      'type',
      'replaces',
      'stale',
      'validatedAt',
      'billingId',
      'billingExpiresAt',
      'reason',
      'officeCode',
      'officeMessage',
      'signeeId',
      'createdBy',
      'createdAt',
      'updatedBy',
      'officeRef',
    ],
  },
});

/** The monthly return of PPN: the same with its own permission keys. */
export const vatReturn = document({
  ...monthlyReturn,
  name: 'spt-ppn',
  resource: 'efaktur/spt/ctas',
  status: vatReturnStatus,
  access: vatReturnAccess,
  eventsFor: ['EFAKTUR_DOC_VIEW'],
});
