export type Cell = { readonly row: number; readonly column: number };
export type Block = { readonly top: number; readonly left: number; readonly bottom: number; readonly right: number };

export const blockOf = (a: Cell, b: Cell): Block => ({
  top: Math.min(a.row, b.row),
  left: Math.min(a.column, b.column),
  bottom: Math.max(a.row, b.row),
  right: Math.max(a.column, b.column),
});

export const holds = (block: Block, { row, column }: Cell): boolean =>
  row >= block.top && row <= block.bottom && column >= block.left && column <= block.right;

export const cellsOf = (block: Block): Cell[] => {
  const cells: Cell[] = [];
  for (let row = block.top; row <= block.bottom; row++)
    for (let column = block.left; column <= block.right; column++) cells.push({ row, column });
  return cells;
};

/** From the block's corner; one text, or a pattern that divides the block evenly, fills the whole block. */
export const spread = (texts: readonly (readonly string[])[], into: Block): { cell: Cell; text: string }[] => {
  const tall = texts.length;
  const wide = Math.max(0, ...texts.map((row) => row.length));
  if (tall === 0 || wide === 0) return [];
  const [height, width] = [into.bottom - into.top + 1, into.right - into.left + 1];
  const tiles = height % tall === 0 && width % wide === 0;
  const target = tiles ? into : { ...into, bottom: into.top + tall - 1, right: into.left + wide - 1 };
  return cellsOf(target).flatMap((cell) => {
    const text = texts[(cell.row - into.top) % tall]?.[(cell.column - into.left) % wide];
    return text === undefined ? [] : [{ cell, text }];
  });
};

export const fillDown = (block: Block): { from: Cell; to: Cell }[] => {
  const first = block.top === block.bottom ? block.top - 1 : block.top;
  if (first < 0) return [];
  return cellsOf({ ...block, top: first + 1 }).map((to) => ({ from: { row: first, column: to.column }, to }));
};
