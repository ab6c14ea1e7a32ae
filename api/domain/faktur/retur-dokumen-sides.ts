import { document } from '../definition/document.ts';
import { listOf } from '../definition/field-table.ts';
import { type FilterOf, type Filters, idOf } from '../definition/filter.ts';
import { vatAccess } from './access.ts';
import type { FakturDefinition } from './definition.ts';
import { returFilters } from './retur.ts';
import { returDokumenFields } from './retur-dokumen-fields.ts';
import {
  type ReturDokumenStatus,
  returDokumenQuota,
  returDokumenStatus,
  returDokumenVoid,
} from './retur-dokumen-status.ts';
import { sentBulk } from './sent-bulk.ts';
import { sentStatuses } from './sent-moves.ts';

const { number: _, ...filters } = returFilters(returDokumenStatus.states, 'returDokumen.status');

const both = {
  fields: returDokumenFields,
  status: returDokumenStatus,
  access: vatAccess,
  words: {
    states: 'returDokumen.status',
    happened: 'returDokumen.happened',
    codes: 'office.code',
    filters: 'returDokumen.filter',
  },
  live: 'faktur',
  bulk: sentBulk<ReturDokumenStatus>(returDokumenStatus.moves.inquire.from),
  exports: ['xml', 'xlsx', 'csv'],
  letters: [],
  list: {
    ...listOf(returDokumenFields),
    usual: [['date', 'DESC']],
    filters: { ...filters, importId: idOf({ column: 'importId', place: 'link' }) } satisfies Filters,
    notSummed: returDokumenVoid,
  },
} as const;

const sent = { ...sentStatuses, quotaEffect: returDokumenQuota } as const;

/** Returns of other sales documents: made by the seller, with the seller's own number. */
export const returDokumenKeluaran = {
  type: 'RETURN_DOC_OUT',
  document: document({ ...both, name: 'retur-dokumen-out', resource: 'efaktur/document/out/return/ctas' }),
  ...sent,
} satisfies FakturDefinition<ReturDokumenStatus>;

/** Returns of other purchase documents: made by the buyer. */
export const returDokumenMasukan = {
  type: 'RETURN_DOC_IN',
  document: document({ ...both, name: 'retur-dokumen-in', resource: 'efaktur/document/in/return/ctas' }),
  ...sent,
} satisfies FakturDefinition<ReturDokumenStatus>;

export type ReturDokumenFilter = FilterOf<typeof both.list.filters>;
