import type { FilterOf } from '../definition/filter.ts';
import { creditBulk } from './credit-moves.ts';
import { dokumenFilters, dokumenList } from './dokumen.ts';
import { dokumenFields } from './dokumen-fields.ts';
import { dokumenMasukanStatus, dokumenVoid } from './dokumen-status.ts';
import { sentDefinition } from './sent-definition.ts';

export const dokumenMasukan = sentDefinition({
  type: 'DOC_IN',
  name: 'dokumen-in',
  resource: 'efaktur/document/in/ctas',
  fields: dokumenFields,
  status: dokumenMasukanStatus,
  words: 'dokumen',
  bulk: creditBulk,
  list: { ...dokumenList, filters: dokumenFilters('in', dokumenMasukanStatus.states), notSummed: dokumenVoid },
  inForce: ['APPROVED', 'UNCREDITED'],
});

export const fakturDokumenMasukan = dokumenMasukan.document;
export type DokumenMasukanFilter = FilterOf<typeof fakturDokumenMasukan.list.filters>;
