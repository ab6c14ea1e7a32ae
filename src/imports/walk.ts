/** Where a row stands in a file: rows lie by document, then by row. */
export type Placed = { readonly document: number; readonly row: number };
/** A row one has come to, and how many of those that are walked over stand before it. */
export type Stand<Row extends Placed> = { readonly row: Row; readonly index: number };

type Rows<Row> = {
  readonly load: (from: number, to: number) => Promise<readonly Row[]>;
  readonly count: () => Promise<number>;
};

/** As far as the rows may have moved since one stood there. */
const AROUND = 50;

const order = (one: Placed, other: Placed): number => one.document - other.document || one.row - other.row;

const atEnd = async <Row extends Placed>({ load, count }: Rows<Row>, by: 1 | -1): Promise<Stand<Row> | null> => {
  const index = by > 0 ? 0 : (await count()) - 1;
  if (index < 0) return null;
  const [row] = await load(index, index + 1);
  return row ? { row, index } : null;
};

/**
 * The next of some rows, or the one before; after the last comes the first. It goes by the row one stood on, whether it is still
 * among them or not: what was mended is gone, and the next has come to its place.
 */
export const walk = async <Row extends Placed>(
  rows: Rows<Row>,
  held: Stand<Row> | null,
  by: 1 | -1,
): Promise<Stand<Row> | null> => {
  if (!held) return atEnd(rows, by);
  const from = Math.max(0, held.index - AROUND);
  const near = await rows.load(from, held.index + AROUND);
  const at =
    by > 0 ? near.findIndex((row) => order(row, held.row) > 0) : near.findLastIndex((row) => order(row, held.row) < 0);
  const row = near[at];
  return row ? { row, index: from + at } : atEnd(rows, by);
};
