import { oneOf, tableRows, text } from '../definition/table.ts';
import referenceTable from './reference-lists.table.json' with { type: 'json' };

/**
 * Kinds of cells: `text` with its length, `list` with the name of a list, `asset` the name of a kind of asset that the
 * office has for the group of the row, `computed` by the product, `fixed` as the form prints it.
 */
const cellKinds = [
  'text',
  'amount',
  'percent',
  'day',
  'month',
  'year',
  'count',
  'yesno',
  'choice',
  'list',
  'group',
  'asset',
  'copy',
  'paidOn',
  'computed',
  'fixed',
] as const;

export type Cell = {
  readonly kind: (typeof cellKinds)[number];
  /** Length of a text, choices, or the name of a list. */
  readonly options: readonly string[];
};

/** `text 60`, `choice yes no`, `list opini_auditor`. Throws RangeError for an unknown kind. */
export const cellOf = (written: string): Cell => {
  const [kind = '', ...options] = written.split(' ');
  return { kind: oneOf(cellKinds)(kind), options };
};

export type RowColumn = { readonly name: string; readonly cell: Cell };

/** Rows that a person adds to a part of a sheet. */
export type RowTable = {
  readonly table: string;
  readonly sheet: string;
  readonly part: string;
  readonly columns: readonly RowColumn[];
};

export const rowTables = (file: readonly (readonly string[])[]): readonly RowTable[] => {
  const cells = tableRows(file, { table: text, sheet: text, part: text, column: text, kind: cellOf });
  return [...new Set(cells.map(({ table }) => table))].map((table) => {
    const own = cells.filter((one) => one.table === table);
    const { sheet = '', part = '' } = own[0] ?? {};
    return { table, sheet, part, columns: own.map(({ column, kind }) => ({ name: column, cell: kind })) };
  });
};

const references = tableRows(referenceTable, { list: text, code: text, name: text });

/** Entries of a list of the office, with their Indonesian names. */
export const referenceList = (list: string): readonly { readonly code: string; readonly name: string }[] =>
  references.filter((one) => one.list === list);
