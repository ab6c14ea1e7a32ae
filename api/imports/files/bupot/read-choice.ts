import { beginning } from '#domain/definition/readable-text.ts';
import type { CellReader } from '../cells/reader.ts';
import type { BupotColumn } from './fields.ts';

export type Reader = CellReader<BupotColumn>;

/** "-" stands for nothing in the office's own files. */
export const orNull = (text: string): string | null => (text === '' || text === '-' ? null : text);

/** A choice in any of its words; what is none of them is said at the cell and left out. Null for an empty cell. */
export const readChoice = <T>(reader: Reader, column: BupotColumn, from: (text: string) => T | null): T | null => {
  const text = reader.text(column);
  if (text === '' || text === '-') return null;
  const choice = from(text);
  if (choice === null) reader.error(column, 'slip_choice', { params: { words: beginning(text, 40) } });
  return choice;
};
