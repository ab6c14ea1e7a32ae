import type { FilterOf } from '../definition/filter.ts';
import { dokumenFilters, dokumenList } from './dokumen.ts';
import { dokumenFields } from './dokumen-fields.ts';
import { dokumenKeluaranStatus, dokumenVoid } from './dokumen-status.ts';
import { sentDefinition } from './sent-definition.ts';

export const dokumenKeluaran = sentDefinition({
  type: 'DOC_OUT',
  name: 'dokumen-out',
  resource: 'efaktur/document/out/ctas',
  fields: dokumenFields,
  status: dokumenKeluaranStatus,
  words: 'dokumen',
  list: { ...dokumenList, filters: dokumenFilters('out', dokumenKeluaranStatus.states), notSummed: dokumenVoid },
  inForce: ['APPROVED'],
});

export const fakturDokumenKeluaran = dokumenKeluaran.document;
export type DokumenKeluaranFilter = FilterOf<typeof fakturDokumenKeluaran.list.filters>;
