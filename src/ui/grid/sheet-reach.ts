import type { GridApi } from 'ag-grid-community';
import type { RefObject } from 'react';
import type { CellChange, SheetColumn, SheetGridProps } from './sheet.ts';
import type { useBlock } from './use-block.ts';

export type SheetReach<Row> = {
  readonly latest: RefObject<SheetGridProps<Row>>;
  readonly grid: RefObject<GridApi<Row> | null>;
  readonly block: ReturnType<typeof useBlock<Row>>;
  readonly rowAt: (index: number) => Row | undefined;
  readonly idAt: (index: number) => string | null;
  readonly apply: (changes: readonly CellChange[]) => void;
  readonly isBlank: (row: Row) => boolean;
  readonly canEdit: (row: Row, column: SheetColumn<Row>) => boolean;
};

export const isEditing = <Row>({ grid }: Pick<SheetReach<Row>, 'grid'>): boolean =>
  (grid.current?.getEditingCells().length ?? 0) > 0;

/** Nothing if the cell is not editable. The text may be the name of an option. */
export const changeAt = <Row>(reach: SheetReach<Row>, row: number, column: number, text: string): CellChange[] => {
  const of = reach.latest.current.columns[column];
  const id = reach.idAt(row);
  if (!of || id === null || of.calculated) return [];
  const data = reach.rowAt(row);
  if (data && !reach.canEdit(data, of)) return [];
  const option = of.options?.find(({ value, label }) =>
    [value, label].some((known) => known.toLowerCase() === text.trim().toLowerCase()),
  );
  return [{ id, key: of.key, value: option?.value ?? (of.read ? of.read(text) : text) }];
};

export const textAt = <Row>(reach: SheetReach<Row>, row: number, column: number): string => {
  const of = reach.latest.current.columns[column];
  const data = reach.rowAt(row);
  if (!of || !data) return '';
  const value = reach.latest.current.value(data, of.key);
  return of.options?.find((option) => option.value === value)?.label ?? (of.write ? of.write(value) : value);
};
