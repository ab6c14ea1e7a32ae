import { bulkRules, document } from '../../definition/document.ts';
import { type InputOf, inputFrom, type ListRowOf, listOf } from '../../definition/field-table.ts';
import { amount, byIds, choices, day, idOf, period, search, text } from '../../definition/filter.ts';
import { receivedArticles, receivedKinds } from './articles.ts';
import { receivedFields } from './fields.ts';
import { type ReceivedStatus, receivedStatus } from './status.ts';

export type ReceivedInput = InputOf<typeof receivedFields>;
export const receivedInputOf = inputFrom(receivedFields) satisfies (row: Received) => ReceivedInput;

/** A slip that another company issued about this one. */
export type Received = ReceivedInput & {
  readonly id: string;
  readonly companyId: string;
  readonly version: number;
  readonly status: ReceivedStatus;
  readonly final: boolean;
  readonly source: 'pull' | 'import' | 'form';
  /** The annual return that has it. */
  readonly usedIn: string | null;
  readonly importId: string | null;
  readonly createdBy: string;
  readonly createdAt: number;
  readonly updatedBy: string;
  readonly updatedAt: number;
};
export type ReceivedListRow = ListRowOf<Received, typeof receivedFields>;

export const receivedSlip = document({
  name: 'received-slip',
  resource: 'ebupot/received',
  fields: receivedFields,
  status: receivedStatus,
  access: {
    view: 'EBUPOT_WITHHOLDING_VIEW',
    list: 'EBUPOT_WITHHOLDING_VIEW',
    write: 'EBUPOT_WITHHOLDING_CREATE',
    remove: 'EBUPOT_WITHHOLDING_DELETE',
  },
  words: { states: 'received.status', happened: 'received.happened', filters: 'receivedScreen.filter' },
  live: 'received',
  bulk: bulkRules<Received>()({
    delete: { by: 'remove', fits: ({ status }) => receivedStatus.moves.remove.from.some((from) => from === status) },
    export: { by: 'view', fits: () => true },
  }),
  exports: ['xlsx', 'csv'],
  letters: [],
  list: {
    ...listOf(receivedFields),
    filters: {
      q: search(),
      status: choices(Object.keys(receivedStatus.states) as ReceivedStatus[], {
        column: 'status',
        place: 'bar',
        options: 'received.status',
      }),
      article: choices(receivedArticles, { column: 'article', place: 'bar', options: 'received.article' }),
      taxYear: text({ column: 'taxYear', place: 'drawer' }),
      kind: choices(receivedKinds, { column: 'kind', place: 'drawer', options: 'received.kind' }),
      withholderNpwp: text({ column: 'withholderNpwp', place: 'drawer' }),
      periodFrom: period({ column: 'period', by: 'from', place: 'drawer' }),
      periodTo: period({ column: 'period', by: 'to', place: 'drawer' }),
      dateFrom: day({ column: 'date', by: 'from', place: 'drawer' }),
      dateTo: day({ column: 'date', by: 'to', place: 'drawer' }),
      taxMin: amount({ column: 'tax', by: 'from' }),
      taxMax: amount({ column: 'tax', by: 'to' }),
      importId: idOf({ column: 'importId', place: 'link' }),
      ...byIds,
    },
    usual: [['date', 'DESC']],
    notSummed: ['CANCELED'],
  },
});
