import { z } from 'zod';
import { bulkRules, document } from '../definition/document.ts';
import { day, digits, money, text } from '../definition/field.ts';
import { computed } from '../definition/field-forms.ts';
import { byIds, choices, type FilterOf, type Filters, oneOf, period, search, yesNo } from '../definition/filter.ts';
import { efilingAccess } from './access.ts';
import { returnKinds } from './kinds.ts';
import { isFiledReturn, isUnmade, origins, type RegisterRow, results } from './register.ts';
import { type RegisterState, registerStatus } from './register-status.ts';

const year = z.union([z.string().regex(/^\d{4}$/), z.int().min(1900).max(9999).transform(String)]);
const yesAndNo = ['efiling.filter.yes', 'efiling.filter.no'] as const;

export const reportFilters = {
  q: search(),
  kind: choices(returnKinds, { column: 'kind', place: 'bar', options: 'efiling.kind' }),
  /** The years to choose from depend on the current day. */
  year: { ...oneOf(year, { column: 'year' }), shown: { kind: 'choices', place: 'bar' } },
  status: choices(Object.keys(registerStatus.states) as RegisterState[], {
    column: 'status',
    place: 'bar',
    options: 'efiling.status',
  }),
  period: oneOf(z.string().regex(/^\d{4}(-\d{2})?$/), { column: 'period' }),
  periodFrom: period({ column: 'lastMasa', by: 'from', place: 'drawer' }),
  periodTo: period({ column: 'firstMasa', by: 'to', place: 'drawer' }),
  era: choices(['coretax', 'classic'], { column: 'era', place: 'drawer', options: 'efiling.era' }),
  result: choices(results, { column: 'result', place: 'drawer', options: 'efiling.result' }),
  origin: choices(origins, { column: 'origin', place: 'drawer', options: 'efiling.origin' }),
  amended: yesNo({
    column: 'isAmended',
    place: 'drawer',
    options: ['efiling.filter.amended', 'efiling.filter.normal'],
  }),
  late: yesNo({ column: 'isLate', place: 'drawer', options: yesAndNo }),
  bpe: yesNo({ column: 'hasBpe', place: 'drawer', options: yesAndNo }),
  ...byIds,
} satisfies Filters;
export type ReportFilter = FilterOf<typeof reportFilters>;

/** The register of returns as a list. */
export const report = document({
  name: 'efiling',
  resource: 'efiling/report',
  fields: {
    period: computed(text(7)),
    kind: computed(text(16)),
    revision: computed(digits(2)),
    result: computed(text(16)),
    amount: computed(money()),
    dueDay: computed(day()),
    daysLate: computed(digits(5)),
    fine: computed(money()),
    filedAt: computed(text(32)),
    bpe: computed(text(64)),
    origin: computed(text(8)),
    documentCount: computed(digits(9)),
    postedAt: computed(text(32)),
    status: computed(text(32)),
  },
  status: registerStatus,
  access: efilingAccess,
  words: { states: 'efiling.status', happened: 'efiling.happened', filters: 'efiling.filter' },
  live: 'spt',
  bulk: bulkRules<RegisterRow>()({
    export: { by: 'view', fits: () => true },
    pdf: { by: 'view', fits: (row) => !isUnmade(row) },
    bpe: { by: 'view', fits: (row) => isFiledReturn(row) && row.bpe !== null },
    evidence: { by: 'view', fits: isFiledReturn },
  }),
  exports: ['xlsx', 'csv'],
  letters: [],
  list: {
    columns: [
      { key: 'period', width: 96, frozen: true, least: 80, withPreview: true },
      { key: 'kind', width: 184, least: 150, cut: true, withPreview: true },
      { key: 'revision', width: 104, least: 90, yields: 4 },
      { key: 'result', width: 120, least: 106 },
      { key: 'amount', width: 148, align: 'right', least: 120 },
      { key: 'dueDay', width: 120, least: 108 },
      { key: 'daysLate', width: 168, least: 132, yields: 2 },
      { key: 'filedAt', width: 172, least: 152, yields: 1 },
      { key: 'bpe', width: 172, cut: true, hidden: true },
      { key: 'origin', width: 128, least: 104, yields: 5 },
      { key: 'documentCount', width: 112, align: 'right', hidden: true },
      { key: 'postedAt', width: 140, hidden: true },
      { key: 'fine', width: 132, align: 'right', hidden: true },
      { key: 'status', width: 192, least: 184, withPreview: true },
    ],
    filters: reportFilters,
    sorts: ['period', 'kind', 'revision', 'amount', 'dueDay', 'daysLate', 'filedAt', 'status'],
    usual: [
      ['dueDay', 'DESC'],
      ['period', 'DESC'],
    ],
    totals: ['fine'],
    notSummed: ['CANCELED'],
    carried: ['version', 'link', 'updatedAt', 'dueMayMove', 'lastMasa'],
  },
});
