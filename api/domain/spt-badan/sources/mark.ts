import type { EntryRow, SheetEntries } from '../entries.ts';
import { type SourceName, sourceNames } from './source.ts';

/** Column of a row that names its document. No table lists it, so that no page or paper shows it. */
export const SOURCE = '$source';

export const markOf = (name: SourceName, id: string): string => `${name}:${id}`;

export const sourceOf = (row: EntryRow): { readonly name: SourceName; readonly id: string } | null => {
  const [name, ...id] = (row[SOURCE] ?? '').split(':');
  const known = sourceNames.find((one) => one === name);
  return known ? { name: known, id: id.join(':') } : null;
};

/** Only marks that the stored sheet has: nobody can enter one. */
export const keepMarks = (entries: SheetEntries, stored: SheetEntries): SheetEntries => ({
  ...entries,
  rows: Object.fromEntries(
    Object.entries(entries.rows).map(([table, rows]) => {
      const known = new Set((stored.rows[table] ?? []).flatMap((row) => row[SOURCE] ?? []));
      return [
        table,
        rows.map((row) => {
          const { [SOURCE]: mark, ...cells } = row;
          // The first row with a mark has it: a row that was copied is typed.
          return mark !== undefined && known.delete(mark) ? { ...cells, [SOURCE]: mark } : cells;
        }),
      ];
    }),
  ),
});
