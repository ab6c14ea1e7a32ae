/** Only differences from the definition are stored. */
export type ColumnLayout = {
  readonly order: readonly string[];
  readonly hidden: readonly string[];
  readonly shown: readonly string[];
  readonly widths: Readonly<Record<string, number>>;
};

type Arranged = {
  readonly key: string;
  readonly width: number;
  readonly hidden?: boolean;
  readonly frozen?: boolean;
  readonly ours?: boolean;
};

export const emptyLayout: ColumnLayout = { order: [], hidden: [], shown: [], widths: {} };

const NARROWEST = 56;
const WIDEST = 640;

/** New columns keep their place from the definition, frozen ones stay first. */
export const ordered = <C extends Arranged>(columns: readonly C[], layout: ColumnLayout): C[] => {
  const place = (column: C, at: number) => {
    const place = layout.order.indexOf(column.key);
    return column.frozen ? -1 : place < 0 ? at : place;
  };
  return columns
    .map((column, at) => ({ column, at, place: place(column, at) }))
    .sort((a, b) => a.place - b.place || a.at - b.at)
    .map(({ column }) => column);
};

export const isShown = (column: Arranged, layout: ColumnLayout): boolean =>
  column.frozen || (column.hidden ? layout.shown.includes(column.key) : !layout.hidden.includes(column.key));

/** The default columns, so that hiding one causes no new request, and others that are shown. */
export const requestedColumns = (columns: readonly Arranged[], layout: ColumnLayout): readonly string[] =>
  columns.filter((column) => !column.ours && (!column.hidden || isShown(column, layout))).map(({ key }) => key);

export const widthOf = (column: Arranged, layout: ColumnLayout): number => layout.widths[column.key] ?? column.width;

export const shownToggled = (column: Arranged, layout: ColumnLayout): ColumnLayout => {
  const flip = (keys: readonly string[]) =>
    keys.includes(column.key) ? keys.filter((key) => key !== column.key) : [...keys, column.key];
  return column.hidden ? { ...layout, shown: flip(layout.shown) } : { ...layout, hidden: flip(layout.hidden) };
};

export const moved = <C extends Arranged>(
  columns: readonly C[],
  layout: ColumnLayout,
  key: string,
  to: number,
): ColumnLayout => {
  const keys = ordered(columns, layout).map((column) => column.key);
  const from = keys.indexOf(key);
  const first = columns.filter((column) => column.frozen).length;
  if (from < first) return layout;
  keys.splice(from, 1);
  keys.splice(Math.max(first, Math.min(keys.length, to)), 0, key);
  return { ...layout, order: keys };
};

export const resized = (layout: ColumnLayout, key: string, width: number): ColumnLayout => ({
  ...layout,
  widths: { ...layout.widths, [key]: Math.round(Math.max(NARROWEST, Math.min(WIDEST, width))) },
});
