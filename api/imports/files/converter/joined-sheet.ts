import { type Book, cellKind, type SheetRow } from '../sheet.ts';

type Linked = { readonly name: string; readonly headingRow: number; readonly link: number };

export const JOINED = 'Faktur + DetailFaktur';

const joinedRow = (row: number, head: SheetRow | undefined, width: number, detail: SheetRow): SheetRow => {
  const pad = Array.from({ length: width }, (_, at) => head?.cells[at] ?? '');
  return {
    row,
    cells: [...pad, ...detail.cells],
    kinds: [...pad.map((_, at) => head?.kinds[at] ?? cellKind.word), ...detail.kinds],
    ...(detail.hidden || head?.hidden ? { hidden: true as const } : {}),
  };
};

/**
 * Joins two linked sheets side by side, so that their columns can be mapped as in any table. Rows keep their numbers of
 * the sheet of lines.
 */
export const withJoinedSheet = (book: Book, head: Linked, detail: Linked): Book => ({
  ...book,
  sheets: [...book.sheets, JOINED],
  read: async (name, take) => {
    if (name !== JOINED) return book.read(name, take);
    const documents = new Map<string, SheetRow>();
    let headings: SheetRow | undefined;
    let width = 0;
    await book.read(head.name, (row) => {
      width = Math.max(width, row.cells.length);
      if (row.row === head.headingRow) headings = row;
      else if (row.row > head.headingRow) {
        const link = (row.cells[head.link] ?? '').trim();
        if (!documents.has(link)) documents.set(link, row);
      }
      return undefined;
    });
    await book.read(detail.name, (row) => {
      if (row.row === detail.headingRow) return take(joinedRow(1, headings, width, row));
      if (row.row < detail.headingRow || row.cells.some((cell) => /^\s*end\s*$/i.test(cell))) return undefined;
      return take(joinedRow(row.row, documents.get((row.cells[detail.link] ?? '').trim()), width, row));
    });
  },
});
