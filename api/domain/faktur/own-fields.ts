import { emptyOf, type OwnValuesOf, ownOf } from '../definition/field-table.ts';
import { dokumenFields } from './dokumen-fields.ts';
import { returDokumenFields } from './retur-dokumen-fields.ts';

/** Fields of VAT documents that only some types have; the table of all types has a column for each. */
export const ownFields = { ...ownOf(dokumenFields), ...ownOf(returDokumenFields) };

/** Days and masa as text, empty in other types. */
export type OwnValues = OwnValuesOf<typeof dokumenFields> & OwnValuesOf<typeof returDokumenFields>;

export const emptyOwnFields = emptyOf(ownFields);
