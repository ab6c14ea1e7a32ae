import type { Finding } from '#domain/faktur/record.ts';
import type { Cells } from './fields.ts';

/** One row on its way in: texts by field, and what was wrong with the cells as the file held them. */
export type RawRow = { readonly row: number; readonly cells: Cells; readonly findings?: readonly Finding[] };

/** One invoice of the file: its fields in the first row, one row per line. */
export type RawDocument = readonly RawRow[];

/** How a file writes its numbers and dates, as far as the unambiguous ones of them show, and what it leaves unsaid. */
export type Style = {
  readonly decimal: 'comma' | 'point' | 'unknown';
  readonly order: 'day-first' | 'month-first' | 'mixed' | 'unknown';
  /** A table without a column for goods or services: what it sells is assumed, and said to be. */
  readonly optAbsent?: true;
};

export const unknownStyle: Style = { decimal: 'unknown', order: 'unknown' };
