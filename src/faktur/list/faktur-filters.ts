import { transactionCodes } from '#domain/faktur/codes.ts';
import type { FakturKind, PaymentTerm } from '#domain/faktur/record.ts';
import { fakturStatus } from '#domain/faktur/status.ts';
import type { ListFilter } from '../../ui/list/definition.ts';

const kinds: readonly FakturKind[] = ['NORMAL', 'NORMAL_SUBS', 'SUBSTITUTED', 'CANCELED'];
const terms: readonly PaymentTerm[] = ['EMPTY', 'CASH_ADVANCE', 'PAID'];
const label = (key: string): string => `fakturScreen.filter.${key}`;

/** What the list may be narrowed by, in the order of the drawer. */
export const fakturFilters: readonly ListFilter[] = [
  { key: 'q', kind: 'text', label: label('q'), place: 'search' },
  { key: 'period', kind: 'period', label: label('period'), place: 'bar' },
  { key: 'periodFrom', kind: 'period', label: label('periodFrom'), place: 'drawer' },
  { key: 'periodTo', kind: 'period', label: label('periodTo'), place: 'drawer' },
  { key: 'dateFrom', kind: 'day', label: label('dateFrom'), place: 'drawer' },
  { key: 'dateTo', kind: 'day', label: label('dateTo'), place: 'drawer' },
  {
    key: 'status',
    kind: 'choices',
    label: label('status'),
    place: 'bar',
    options: Object.keys(fakturStatus.states).map((value) => ({ value, label: `faktur.status.${value}` })),
  },
  {
    key: 'kind',
    kind: 'choices',
    label: label('kind'),
    place: 'drawer',
    options: kinds.map((value) => ({ value, label: `faktur.status.kind.${value}` })),
  },
  {
    key: 'code',
    kind: 'choices',
    label: label('code'),
    place: 'drawer',
    options: Object.keys(transactionCodes)
      .sort()
      .map((value) => ({ value, label: value })),
  },
  { key: 'counterparty', kind: 'text', label: label('counterparty'), place: 'drawer' },
  {
    key: 'term',
    kind: 'choices',
    label: label('term'),
    place: 'drawer',
    options: terms.map((value) => ({ value, label: `fakturScreen.term.${value}` })),
  },
  { key: 'reference', kind: 'text', label: label('reference'), place: 'drawer' },
  { key: 'amountMin', kind: 'amount', label: label('amountMin'), place: 'drawer' },
  { key: 'amountMax', kind: 'amount', label: label('amountMax'), place: 'drawer' },
  { key: 'deadlineWithin', kind: 'count', label: label('deadlineWithin'), place: 'drawer' },
  { key: 'hasError', kind: 'flag', label: label('hasError'), place: 'drawer' },
  { key: 'notSent', kind: 'flag', label: label('notSent'), place: 'drawer' },
];
