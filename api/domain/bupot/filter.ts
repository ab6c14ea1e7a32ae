import { z } from 'zod';
import {
  amount,
  byIds,
  choices,
  day,
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
import { slipFacilities } from '../rules/bupot/facilities.ts';
import { withholdingStatuses } from '../rules/pph21/ptkp.ts';
import { slipKinds } from './kinds.ts';
import { type BupotStatus, bupotStatus } from './status.ts';
import { type SlipTab, tabs } from './status-queries.ts';

const words = (key: string): string => `bupotScreen.filter.${key}`;
const same = (values: readonly string[]) => values.map((value) => ({ value, label: value }));
const anyText = (max: number) => z.string().max(max);

export const bupotFilters = {
  q: search(),
  tab: {
    schema: z.enum(Object.keys(tabs) as [SlipTab, ...SlipTab[]]),
    shown: {
      kind: 'choice',
      place: 'tabs',
      options: (Object.keys(tabs) as SlipTab[]).map((value) => ({
        value,
        label: `bupot.tab.${value}`,
        states: tabs[value],
      })),
    },
  },
  period: period({ column: 'period', place: 'bar' }),
  kind: {
    ...choices(slipKinds, { column: 'kind', options: '' }),
    shown: {
      kind: 'choices',
      place: 'bar',
      label: 'form',
      options: slipKinds.map((value) => ({ value, label: `bupotScreen.form.${value}` })),
    },
  },
  status: choices(Object.keys(bupotStatus.states) as BupotStatus[], {
    column: 'status',
    place: 'bar',
    options: 'bupot.status',
  }),
  taxCode: {
    ...oneOf(anyText(32), { column: 'taxCode' }),
    shown: { kind: 'choices', place: 'drawer' },
  },
  ptkp: choices(withholdingStatuses, { place: 'drawer', options: same(withholdingStatuses) }),
  /** Annual slips with more tax withheld in the year than due. */
  overWithheld: flag({ place: 'drawer' }),
  final: yesNo({ column: 'final', place: 'drawer', options: [words('is_final'), words('not_final')] }),
  facility: {
    ...oneOf(anyText(16), { column: 'facility' }),
    shown: {
      kind: 'choices',
      place: 'drawer',
      options: slipFacilities.map((value) => ({ value, label: `bupotScreen.facility.${value}` })),
    },
  },
  borne: flag({ place: 'drawer' }),
  country: {
    ...oneOf(anyText(3), { column: 'country' }),
    shown: { kind: 'choices', place: 'drawer' },
  },
  /** NPWP, NIK or TIN, or part of the name. */
  payee: text({ place: 'drawer' }),
  notSent: flag({ place: 'drawer' }),
  hasError: flag({ place: 'drawer' }),
  posted: yesNo({ place: 'drawer', options: [words('yes'), words('no')] }),
  reference: text({ column: 'reference', place: 'drawer' }),
  periodFrom: period({ column: 'period', by: 'from', place: 'drawer' }),
  periodTo: period({ column: 'period', by: 'to', place: 'drawer' }),
  dateFrom: day({ column: 'date', by: 'from', place: 'drawer' }),
  dateTo: day({ column: 'date', by: 'to', place: 'drawer' }),
  amountMin: amount({ column: 'gross', by: 'from' }),
  amountMax: amount({ column: 'gross', by: 'to' }),
  officeCode: text({ column: 'officeCode' }),
  importId: idOf({ column: 'importId', place: 'link' }),
  returnId: idOf({ column: 'returnId', place: 'link' }),
  kapKjs: { ...oneOf(anyText(16), { column: 'kapKjs' }), shown: { kind: 'choices', place: 'link' } },
  number: text(),
  ...byIds,
} satisfies Filters;
export const bupotFilter = filterSchema(bupotFilters);
export type BupotFilter = FilterOf<typeof bupotFilters>;

export const bupotColumnSorts = [
  'number',
  'date',
  'period',
  'payeeName',
  'payeeNpwp',
  'country',
  'taxCode',
  'gross',
  'tax',
  'status',
  'reference',
  'createdAt',
  'updatedAt',
] as const;

export type BupotSelection = { readonly ids: readonly string[] } | { readonly filter: BupotFilter };
