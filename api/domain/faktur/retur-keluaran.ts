import { bulkRules, document } from '../definition/document.ts';
import type { FilterOf } from '../definition/filter.ts';
import { vatAccess } from './access.ts';
import type { FakturDefinition } from './definition.ts';
import { type ReturRow, returFields, returFilters, returList } from './retur.ts';
import { type ReturKeluaranStatus, returKeluaranStatus, returOutAllows, returVoid } from './retur-status.ts';

export type ReturKeluaranRow = ReturRow<ReturKeluaranStatus>;

export const fakturReturKeluaran = document({
  name: 'retur-out',
  resource: 'efaktur/out/return/ctas',
  fields: returFields,
  status: returKeluaranStatus,
  access: vatAccess,
  words: { states: 'returOut.status', happened: 'returOut.happened', filters: 'retur.filter' },
  live: 'faktur',
  bulk: bulkRules<ReturKeluaranRow>()({
    inquire: { by: 'view', fits: (row) => returOutAllows('inquire', row) },
    pdf: { by: 'view', fits: () => true },
    export: { by: 'view', fits: () => true },
  }),
  exports: ['xlsx', 'csv'],
  letters: [],
  list: { ...returList, filters: returFilters(returKeluaranStatus.states, 'returOut.status'), notSummed: returVoid },
});

export type ReturKeluaranFilter = FilterOf<typeof fakturReturKeluaran.list.filters>;

/** Returns of outgoing invoices: made by the buyer, accepted here. */
export const returKeluaran = {
  type: 'RETURN_OUT',
  document: fakturReturKeluaran,
  unsent: [],
  approved: [],
} satisfies FakturDefinition<ReturKeluaranStatus>;
