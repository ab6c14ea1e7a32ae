import { document } from '../definition/document.ts';
import type { FilterOf } from '../definition/filter.ts';
import { vatAccess } from './access.ts';
import type { FakturDefinition } from './definition.ts';
import { dokumenFilters, dokumenList } from './dokumen.ts';
import { dokumenFields } from './dokumen-fields.ts';
import {
  type DokumenKeluaranStatus,
  dokumenKeluaranQuota,
  dokumenKeluaranStatus,
  dokumenVoid,
} from './dokumen-status.ts';
import { sentBulk } from './sent-bulk.ts';
import { sentStatuses } from './sent-moves.ts';

export const fakturDokumenKeluaran = document({
  name: 'dokumen-out',
  resource: 'efaktur/document/out/ctas',
  fields: dokumenFields,
  status: dokumenKeluaranStatus,
  access: vatAccess,
  words: { states: 'dokumen.status', happened: 'dokumen.happened', codes: 'office.code', filters: 'dokumen.filter' },
  live: 'faktur',
  bulk: sentBulk<DokumenKeluaranStatus>(dokumenKeluaranStatus.moves.inquire.from),
  exports: ['xml', 'xlsx', 'csv'],
  letters: [],
  list: { ...dokumenList, filters: dokumenFilters('out', dokumenKeluaranStatus.states), notSummed: dokumenVoid },
});
export type DokumenKeluaranFilter = FilterOf<typeof fakturDokumenKeluaran.list.filters>;

export const dokumenKeluaran = {
  type: 'DOC_OUT',
  document: fakturDokumenKeluaran,
  ...sentStatuses,
  quotaEffect: dokumenKeluaranQuota,
} satisfies FakturDefinition<DokumenKeluaranStatus>;
