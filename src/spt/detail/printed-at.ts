import type { ReturnDefinition } from '#domain/spt/definition.ts';
import type { LineName } from '#domain/spt/line-documents.ts';
import type { PrintedRow } from '#domain/spt/printed.ts';

export type Printed = { readonly row: PrintedRow; readonly heading: string | null; readonly column: number };

/** Where a line stands in the table of the Induk: its row, under which heading, in which column; null where it is not printed. */
export const printedAt = ({ printed, induk }: ReturnDefinition, { form, line }: LineName): Printed | null => {
  if (form !== induk) return null;
  for (const { heading, rows } of printed.parts)
    for (const row of rows) {
      const column = row.lines.indexOf(line);
      if (column >= 0) return { row, heading, column };
    }
  return null;
};
