import { xmlDecimal } from '#domain/definition/xml.ts';
import type { FakturLineInput } from '#domain/faktur/record.ts';
import { shown } from '../cells/reader.ts';
import type { Cells } from '../raw.ts';
import { convertingFields, type FieldKey } from './fields.ts';
import type { FileAmounts } from './read-line.ts';

export const written = (decimal: string): string => shown(xmlDecimal(decimal));

const compared = ['dpp', 'otherDpp', 'ppn', 'ppnbm'] as const satisfies readonly FieldKey[];

/**
 * Price and discount in rupiah without PPN replace the cells they were computed from, so that later edits apply
 * directly. The same cells if nothing was converted.
 */
export const plainCells = (cells: Cells, line: FakturLineInput, file: FileAmounts): Cells => {
  if (!convertingFields.some((field) => cells[field] !== undefined)) return cells;
  const plain: Cells = { ...cells, price: written(line.price), discount: written(line.discount) };
  for (const key of compared) {
    const amount = file[key];
    if (amount !== null) plain[key] = written(amount);
  }
  for (const field of convertingFields) delete plain[field];
  return plain;
};
