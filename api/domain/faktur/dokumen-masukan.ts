import { document } from '../definition/document.ts';
import type { FilterOf } from '../definition/filter.ts';
import { vatAccess } from './access.ts';
import { creditBulk } from './credit-moves.ts';
import type { FakturDefinition } from './definition.ts';
import { dokumenFilters, dokumenList } from './dokumen.ts';
import { dokumenFields } from './dokumen-fields.ts';
import { type DokumenMasukanStatus, dokumenMasukanQuota, dokumenMasukanStatus, dokumenVoid } from './dokumen-status.ts';
import { sentBulk } from './sent-bulk.ts';
import { sentStatuses } from './sent-moves.ts';

export const fakturDokumenMasukan = document({
  name: 'dokumen-in',
  resource: 'efaktur/document/in/ctas',
  fields: dokumenFields,
  status: dokumenMasukanStatus,
  access: vatAccess,
  words: { states: 'dokumen.status', happened: 'dokumen.happened', codes: 'office.code', filters: 'dokumen.filter' },
  live: 'faktur',
  bulk: { ...sentBulk<DokumenMasukanStatus>(dokumenMasukanStatus.moves.inquire.from), ...creditBulk },
  exports: ['xml', 'xlsx', 'csv'],
  letters: [],
  list: { ...dokumenList, filters: dokumenFilters('in', dokumenMasukanStatus.states), notSummed: dokumenVoid },
});
export type DokumenMasukanFilter = FilterOf<typeof fakturDokumenMasukan.list.filters>;

export const dokumenMasukan = {
  type: 'DOC_IN',
  document: fakturDokumenMasukan,
  ...sentStatuses,
  quotaEffect: dokumenMasukanQuota,
} satisfies FakturDefinition<DokumenMasukanStatus>;
