import { document } from '../definition/document.ts';
import type { FilterOf } from '../definition/filter.ts';
import { creditBulk } from './credit-moves.ts';
import type { FakturDefinition } from './definition.ts';
import { dokumenDocument, dokumenFilters, dokumenList } from './dokumen.ts';
import { type DokumenMasukanStatus, dokumenMasukanQuota, dokumenMasukanStatus, dokumenVoid } from './dokumen-status.ts';
import { sentBulk } from './sent-bulk.ts';
import { sentStatuses } from './sent-moves.ts';

export const fakturDokumenMasukan = document({
  name: 'dokumen-in',
  resource: 'efaktur/document/in/ctas',
  ...dokumenDocument,
  status: dokumenMasukanStatus,
  bulk: { ...sentBulk<DokumenMasukanStatus>(dokumenMasukanStatus.moves.inquire.from), ...creditBulk },
  list: { ...dokumenList, filters: dokumenFilters('in', dokumenMasukanStatus.states), notSummed: dokumenVoid },
});
export type DokumenMasukanFilter = FilterOf<typeof fakturDokumenMasukan.list.filters>;

export const dokumenMasukan = {
  type: 'DOC_IN',
  document: fakturDokumenMasukan,
  ...sentStatuses,
  quotaEffect: dokumenMasukanQuota,
} satisfies FakturDefinition<DokumenMasukanStatus>;
