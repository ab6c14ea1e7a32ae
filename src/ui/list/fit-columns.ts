import { type ColumnLayout, isShown, widthOf } from './column-layout.ts';

type Fitting = {
  readonly key: string;
  readonly width: number;
  readonly hidden?: boolean;
  readonly frozen?: boolean;
  /** Minimum width when space is short; without one the column keeps its width. */
  readonly least?: number;
  readonly cut?: boolean;
  readonly yields?: number;
};

const sum = (widths: readonly number[]): number => widths.reduce((all, width) => all + width, 0);

const leastOf = (column: Fitting, layout: ColumnLayout): number =>
  layout.widths[column.key] ?? column.least ?? column.width;

/**
 * Keeps the default columns from scrolling. Columns the user added scroll instead. `same`: columns with one value in
 * every row, which are hidden first.
 */
export const givingWay = (
  columns: readonly Fitting[],
  layout: ColumnLayout,
  room: number,
  same: ReadonlySet<string> = new Set(),
): ReadonlySet<string> => {
  const own = columns.filter((column) => !column.hidden && isShown(column, layout));
  const need = (of: readonly Fitting[]) => sum(of.map((column) => leastOf(column, layout)));
  const away = new Set<string>();
  if (sum(own.map((column) => widthOf(column, layout))) > room)
    for (const column of own)
      if (column.yields !== undefined && same.has(column.key) && layout.widths[column.key] === undefined)
        away.add(column.key);
  const staying = own.filter((column) => column.yields === undefined);
  const asking = own
    .filter((column) => column.yields !== undefined && !away.has(column.key))
    .sort((a, b) => (a.yields ?? 0) - (b.yields ?? 0));
  for (const column of asking)
    if (need([...staying, column]) <= room) staying.push(column);
    else away.add(column.key);
  return away;
};

export type Fit = { readonly widths: ReadonlyMap<string, number>; readonly tight: boolean };

/** In the stored arrangement if that fits or nothing helps, otherwise reduced. */
export const fitted = (columns: readonly Fitting[], layout: ColumnLayout, room: number): Fit => {
  const arranged = new Map(columns.map((column) => [column.key, widthOf(column, layout)]));
  const left = room - sum(columns.map((column) => leastOf(column, layout)));
  if (sum([...arranged.values()]) <= room || left < 0) return { widths: arranged, tight: false };
  const cut = columns.filter((column) => column.cut && layout.widths[column.key] === undefined);
  const share = cut.length === 0 ? 0 : Math.floor(left / cut.length);
  const widths = columns.map(
    (column) => [column.key, leastOf(column, layout) + (cut.includes(column) ? share : 0)] as const,
  );
  return { widths: new Map(widths), tight: true };
};
