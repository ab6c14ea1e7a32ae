import { z } from 'zod';
import {
  amount,
  byIds,
  choices,
  day,
  days,
  type FilterOf,
  type Filters,
  filterSchema,
  flag,
  idOf,
  oneOf,
  period,
  search,
  text,
  yesNo,
} from '../definition/filter.ts';
import { codesInOrder } from './codes.ts';
import { fakturKinds, paymentTerms } from './record.ts';
import { type FakturStatus, fakturStatus } from './status.ts';

export const fakturFilters = {
  q: search(),
  period: period({ column: 'period', place: 'bar' }),
  periodFrom: period({ column: 'period', by: 'from', place: 'drawer' }),
  periodTo: period({ column: 'period', by: 'to', place: 'drawer' }),
  dateFrom: day({ column: 'date', by: 'from', place: 'drawer' }),
  dateTo: day({ column: 'date', by: 'to', place: 'drawer' }),
  status: choices(Object.keys(fakturStatus.states) as FakturStatus[], {
    column: 'status',
    place: 'bar',
    options: 'faktur.status',
  }),
  kind: choices(fakturKinds, { column: 'kind', place: 'drawer', options: 'faktur.status.kind' }),
  code: {
    ...oneOf(z.string().regex(/^\d{2}$/), { column: 'code' }),
    shown: { kind: 'choices', place: 'drawer', options: codesInOrder.map((value) => ({ value, label: value })) },
  },
  counterparty: text({ place: 'drawer' }),
  term: choices(paymentTerms, { column: 'term', place: 'drawer', options: 'fakturScreen.term' }),
  reference: text({ column: 'reference', place: 'drawer' }),
  amountMin: amount({ column: 'dpp', by: 'from' }),
  amountMax: amount({ column: 'dpp', by: 'to' }),
  deadlineWithin: days({ place: 'drawer' }),
  hasError: flag({ place: 'drawer' }),
  notSent: flag({ place: 'drawer' }),
  /** For invoices to a collector: whether the payment receipt was received. */
  collectorReceipt: yesNo({
    place: 'drawer',
    options: ['fakturScreen.receipt.here', 'fakturScreen.receipt.missing'],
  }),
  importId: idOf({ column: 'importId' }),
  number: text(),
  officeCode: text({ column: 'officeCode' }),
  advanceOf: idOf(),
  ...byIds,
} satisfies Filters;
export const fakturFilter = filterSchema(fakturFilters);
export type FakturFilter = FilterOf<typeof fakturFilters>;

export const fakturColumnSorts = [
  'number',
  'date',
  'period',
  'counterpartyName',
  'counterpartyNpwp',
  'code',
  'dpp',
  'otherDpp',
  'ppn',
  'ppnbm',
  'status',
  'reference',
  'kind',
  'term',
  'uploadDeadline',
  'createdAt',
  'updatedAt',
] as const;

const { q, period: inPeriod, periodFrom, periodTo, dateFrom, dateTo } = fakturFilters;
const { counterparty, amountMin, amountMax, officeCode } = fakturFilters;

export const importedBy = { importId: idOf({ column: 'importId', place: 'link' }) };

/** Filters of every type of VAT document, with its states and its own. `options`: prefix of the texts of the states. */
export const typeFilters = <S extends string, Own extends Filters>(
  states: Readonly<Record<S, unknown>>,
  options: string,
  own: Own,
) => ({
  q,
  period: inPeriod,
  periodFrom,
  periodTo,
  dateFrom,
  dateTo,
  status: choices(Object.keys(states) as S[], { column: 'status', place: 'bar', options }),
  ...own,
  counterparty,
  amountMin,
  amountMax,
  officeCode,
  ...byIds,
});

/** The documents of a bulk action: by id, or all that match a filter. */
export type FakturSelection = { readonly ids: readonly string[] } | { readonly filter: FakturFilter };
