import { type InputOf, inputFrom, type ListRowOf, listOf } from '../definition/field-table.ts';
import type { FilterOf } from '../definition/filter.ts';
import { importedBy, typeFilters } from './filter.ts';
import type { Faktur, FakturRow } from './record.ts';
import { originFilters } from './retur.ts';
import { returDokumenFields } from './retur-dokumen-fields.ts';
import { type ReturDokumenStatus, returDokumenStatus, returDokumenVoid } from './retur-dokumen-status.ts';
import { sentDefinition } from './sent-definition.ts';
import { bySide } from './sides.ts';

const types = { out: 'RETURN_DOC_OUT', in: 'RETURN_DOC_IN' } as const;

/** Returned amounts of a document without lines; made by the seller or the buyer, with a number of their own. */
export const returDokumen = bySide((side) =>
  sentDefinition({
    type: types[side],
    name: `retur-dokumen-${side}`,
    resource: `efaktur/document/${side}/return/ctas`,
    fields: returDokumenFields,
    status: returDokumenStatus,
    words: 'returDokumen',
    list: {
      ...listOf(returDokumenFields),
      filters: typeFilters(returDokumenStatus.states, 'returDokumen.status', { ...originFilters, ...importedBy }),
      notSummed: returDokumenVoid,
    },
    inForce: ['APPROVED'],
  }),
);

export type ReturDokumenFilter = FilterOf<(typeof returDokumen)['out']['document']['list']['filters']>;

export type ReturDokumenRow = FakturRow<ReturDokumenStatus>;
export type ReturDokumen = Faktur<ReturDokumenStatus>;
export type ReturDokumenInput = InputOf<typeof returDokumenFields>;
export type ReturDokumenListRow = ListRowOf<ReturDokumenRow, typeof returDokumenFields>;

export const returDokumenInputOf = inputFrom(returDokumenFields) satisfies (row: ReturDokumenRow) => ReturDokumenInput;

export const returDokumenLabel = (of: Pick<FakturRow, 'id' | 'number' | 'originNumber'>): string =>
  of.number ?? of.originNumber ?? of.id;
