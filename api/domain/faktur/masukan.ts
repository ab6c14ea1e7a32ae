import { z } from 'zod';
import { bulkRules, document } from '../definition/document.ts';
import { period, text } from '../definition/field.ts';
import { computed } from '../definition/field-forms.ts';
import { byIds, choices, days, type FilterOf, type Filters, idOf, period as masa } from '../definition/filter.ts';
import { type UncreditReason, uncreditReasons } from '../rules/crediting.ts';
import { vatAccess } from './access.ts';
import { creditBulk } from './credit-moves.ts';
import type { FakturDefinition } from './definition.ts';
import { amounts, given, inputFields } from './fields.ts';
import { fakturFilters } from './filter.ts';
import {
  type MasukanStatus,
  type MasukanTab,
  masukanAllows,
  masukanStatus,
  masukanTabs,
  masukanVoid,
} from './masukan-status.ts';
import type { FakturRow } from './record.ts';

export type MasukanRow = FakturRow<MasukanStatus>;

type Carried =
  | ('id' | 'version' | 'status' | 'number' | 'date' | 'period' | 'code' | 'counterpartyName' | 'counterpartyNpwp')
  | ('dpp' | 'ppn' | 'kind' | 'creditPeriod' | 'uncreditReason' | 'replaces' | 'replacedBy' | 'updatedAt');

export type MasukanListRow = Pick<MasukanRow, Carried> & Partial<Pick<MasukanRow, 'otherDpp' | 'ppnbm' | 'reference'>>;

const {
  q,
  period: inPeriod,
  periodFrom,
  periodTo,
  dateFrom,
  dateTo,
  kind,
  code,
  counterparty,
  amountMin,
  amountMax,
  number,
} = fakturFilters;

export const masukanFilters = {
  q,
  tab: {
    schema: z.enum(Object.keys(masukanTabs) as [MasukanTab, ...MasukanTab[]]),
    shown: {
      kind: 'choice',
      place: 'tabs',
      options: (Object.keys(masukanTabs) as MasukanTab[]).map((value) => ({
        value,
        label: `masukan.tab.${value}`,
        states: masukanTabs[value],
      })),
    },
  },
  period: inPeriod,
  periodFrom,
  periodTo,
  creditPeriod: masa({ column: 'creditPeriod', place: 'drawer' }),
  limitWithin: days({ place: 'drawer' }),
  dateFrom,
  dateTo,
  status: choices(Object.keys(masukanStatus.states) as MasukanStatus[], {
    column: 'status',
    place: 'drawer',
    options: 'masukan.status',
  }),
  uncreditReason: choices(Object.keys(uncreditReasons) as UncreditReason[], {
    column: 'uncreditReason',
    place: 'drawer',
    options: 'masukan.reason',
  }),
  kind,
  code,
  counterparty,
  amountMin,
  amountMax,
  number,
  importId: idOf({ column: 'importId', place: 'link' }),
  ...byIds,
} satisfies Filters;
export type MasukanFilter = FilterOf<typeof masukanFilters>;

const { lines: _, sentAt: __, signeeName: ___, ...rest } = { ...inputFields, ...given };

export const fakturMasukan = document({
  name: 'faktur-in',
  resource: 'efaktur/in/ctas',
  fields: { ...rest, ...amounts, creditPeriod: computed(period()), uncreditReason: computed(text(20)) },
  status: masukanStatus,
  access: vatAccess,
  words: { states: 'masukan.status', happened: 'masukan.happened', codes: 'office.code', filters: 'masukan.filter' },
  live: 'faktur',
  bulk: bulkRules<MasukanRow>()({
    ...creditBulk,
    restore: { by: 'upload', fits: (row) => masukanAllows('restore', row) },
    invalidate: { by: 'upload', fits: (row) => masukanAllows('invalidate', row) },
    propose: { by: 'upload', fits: (row) => masukanAllows('invalidate', row) },
    export: { by: 'view', fits: () => true },
  }),
  exports: ['xlsx', 'csv'],
  letters: [],
  list: {
    columns: [
      { key: 'period', width: 128, frozen: true, least: 104, withPreview: true },
      { key: 'number', width: 212, least: 186, withPreview: true, cut: true },
      { key: 'date', width: 124, least: 104, withPreview: true },
      { key: 'counterpartyName', width: 150, hidden: true },
      { key: 'counterpartyNpwp', width: 174, least: 158, yields: 3 },
      { key: 'dpp', width: 149, align: 'right', least: 124, withPreview: true, yields: 1 },
      { key: 'otherDpp', width: 149, align: 'right', least: 134, yields: 2 },
      { key: 'ppn', width: 136, align: 'right', least: 116, withPreview: true },
      { key: 'status', width: 176, least: 146 },
      { key: 'creditPeriod', width: 110, hidden: true },
      { key: 'uncreditReason', width: 168, hidden: true },
      { key: 'code', width: 46, hidden: true },
      { key: 'reference', width: 168, hidden: true },
      { key: 'ppnbm', width: 120, align: 'right', hidden: true, least: 110 },
      { key: 'updatedAt', width: 144, hidden: true },
    ],
    filters: masukanFilters,
    sorts: [
      'period',
      'date',
      'number',
      'counterpartyName',
      'counterpartyNpwp',
      'dpp',
      'otherDpp',
      'ppn',
      'status',
      'creditPeriod',
      'createdAt',
      'updatedAt',
    ],
    // The credit window ends with the third masa after the invoice's own, so the oldest masa comes first.
    usual: [
      ['period', 'ASC'],
      ['date', 'ASC'],
    ],
    totals: ['dpp', 'otherDpp', 'ppn', 'ppnbm'],
    notSummed: masukanVoid,
    carried: [
      'number',
      'date',
      'period',
      'code',
      'counterpartyName',
      'counterpartyNpwp',
      'dpp',
      'ppn',
      'kind',
      'creditPeriod',
      'uncreditReason',
      'replaces',
      'replacedBy',
      'updatedAt',
    ],
  },
});

export const masukan = {
  type: 'IN',
  document: fakturMasukan,
  unsent: [],
  approved: [],
} satisfies FakturDefinition<MasukanStatus>;
