import type { z } from 'zod';
import { SOURCE } from '#domain/spt-badan/sources/mark.ts';
import type { SheetView, sheetInput } from '#domain/spt-badan/view-schema.ts';

export type Edits = Omit<z.input<typeof sheetInput>, 'version' | 'imported'>;

const EMPTY = '0.00';
const readOnly = new Set(['computed', 'copy', 'paidOn']);

/** What a person entered in a sheet, from its view. */
export const editsOf = ({ lines, tables, notes }: SheetView): Edits => ({
  lines: Object.fromEntries(
    lines.flatMap(({ line, kind, value }) => (kind === 'amount' && value !== EMPTY ? [[line, value]] : [])),
  ),
  answers: Object.fromEntries(
    lines.flatMap(({ line, kind, cell, value }) =>
      kind === 'answer' && !readOnly.has(cell.kind) && value !== '' ? [[line, value]] : [],
    ),
  ),
  rows: Object.fromEntries(
    tables.map(({ table, columns, rows, fixed }) => [
      table,
      rows
        .filter((row) => !fixed || row.$kind === 'data')
        .map((row) => ({
          ...Object.fromEntries(
            columns.flatMap(({ name, cell }) => {
              const text = row[name] ?? '';
              const isEntry = name === 'code' || (!readOnly.has(cell.kind) && cell.kind !== 'fixed');
              return isEntry && text !== '' && text !== EMPTY ? [[name, text]] : [];
            }),
          ),
          ...(row[SOURCE] ? { [SOURCE]: row[SOURCE] } : {}),
        }))
        .filter((row) => !fixed || Object.keys(row).length > 1),
    ]),
  ),
  notes: { ...notes },
});
