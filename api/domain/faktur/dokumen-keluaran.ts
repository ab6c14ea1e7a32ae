import { document } from '../definition/document.ts';
import type { FilterOf } from '../definition/filter.ts';
import type { FakturDefinition } from './definition.ts';
import { dokumenDocument, dokumenFilters, dokumenList } from './dokumen.ts';
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
  ...dokumenDocument,
  status: dokumenKeluaranStatus,
  bulk: sentBulk<DokumenKeluaranStatus>(dokumenKeluaranStatus.moves.inquire.from),
  list: { ...dokumenList, filters: dokumenFilters('out', dokumenKeluaranStatus.states), notSummed: dokumenVoid },
});
export type DokumenKeluaranFilter = FilterOf<typeof fakturDokumenKeluaran.list.filters>;

export const dokumenKeluaran = {
  type: 'DOC_OUT',
  document: fakturDokumenKeluaran,
  ...sentStatuses,
  quotaEffect: dokumenKeluaranQuota,
} satisfies FakturDefinition<DokumenKeluaranStatus>;
