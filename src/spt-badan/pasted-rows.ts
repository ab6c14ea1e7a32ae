import { entryOfText } from '#domain/spt-badan/entry-of-text.ts';
import type { Cell } from '#domain/spt-badan/row-table.ts';
import type { SheetView } from '#domain/spt-badan/view-schema.ts';
import { assetNames } from '#domain/spt-badan/xml/asset-codes.ts';

export type Row = Readonly<Record<string, string>>;
export type Table = SheetView['tables'][number];
export type Column = Table['columns'][number];

export const isEntry = ({ cell }: Column): boolean => cell.kind !== 'computed' && cell.kind !== 'fixed';

/** A kind of asset that another group does not take is chosen anew. */
export const withEntry = (row: Row, columns: readonly Column[], name: string, value: string): Row => {
  const next = { ...row, [name]: value };
  const asset = name === 'group' ? columns.find(({ cell }) => cell.kind === 'asset')?.name : undefined;
  return asset && !assetNames(value).includes(next[asset] ?? '') ? { ...next, [asset]: '' } : next;
};

type Place = { readonly row: number; readonly column: string };

const cellsOf = (text: string): readonly (readonly string[])[] =>
  text
    .replace(/\r?\n$/, '')
    .split(/\r?\n/)
    .map((line) => line.split('\t'));

/**
 * Rows with cells pasted from a table: from the place on to the right and down, over what is there; rows are added
 * where there are none. `names` has the texts of a message key.
 */
export const withPasted = (
  rows: readonly Row[],
  columns: readonly Column[],
  {
    text,
    at,
    names,
  }: { readonly text: string; readonly at: Place; readonly names: (key: string) => readonly string[] },
): readonly Row[] => {
  const entered = columns.filter(isEntry);
  const first = Math.max(
    0,
    entered.findIndex(({ name }) => name === at.column),
  );
  const pasted = cellsOf(text);
  const length = Math.max(rows.length, at.row + pasted.length);
  return Array.from({ length }, (_, index) => {
    const cells = pasted[index - at.row];
    if (!cells) return rows[index] ?? {};
    const entries = entered
      .slice(first, first + cells.length)
      .map(({ name, cell }, offset) => [name, entryOfText(cell as Cell, name, cells[offset] ?? '', names)] as const);
    return { ...rows[index], ...Object.fromEntries(entries) };
  });
};
