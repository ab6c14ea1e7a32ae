import type { z } from 'zod';
import { draftOf } from '../definition/field-forms.ts';
import { type InputOf, inputFrom, type ListRowOf } from '../definition/field-table.ts';
import type { Faktur, FakturRow } from './record.ts';
import { returDokumenFields } from './retur-dokumen-fields.ts';
import type { ReturDokumenStatus } from './retur-dokumen-status.ts';

/** Returned amounts of a document without lines, for both sides. */

export type ReturDokumenRow = FakturRow<ReturDokumenStatus>;
export type ReturDokumen = Faktur<ReturDokumenStatus>;

export type ReturDokumenInput = InputOf<typeof returDokumenFields>;

export const returDokumenInput = draftOf(returDokumenFields) as unknown as z.ZodType<ReturDokumenInput>;

export const returDokumenInputOf = inputFrom(returDokumenFields) satisfies (row: ReturDokumenRow) => ReturDokumenInput;

export type ReturDokumenListRow = ListRowOf<ReturDokumenRow, typeof returDokumenFields>;

export const returDokumenLabel = (of: Pick<FakturRow, 'id' | 'number' | 'originNumber'>): string =>
  of.number ?? of.originNumber ?? of.id;
