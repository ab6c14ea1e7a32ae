import type { ReactNode } from 'react';
import type { Column } from '#domain/definition/document.ts';
import type { ListColumn } from './definition.ts';

type Listed = {
  readonly resource: string;
  readonly list: { readonly columns: readonly Column[]; readonly sorts: readonly string[] };
};

type Shown<Row, Totals> = {
  readonly cells: Readonly<Record<string, (row: Row) => ReactNode>>;
  readonly full: Readonly<Record<string, (row: Row) => string>>;
  /** Overrides of the definition's widths, for one list of a family. */
  readonly widths?: Readonly<Record<string, number>>;
  /** Minimum widths when space is short; columns without one keep their width. */
  readonly least?: Readonly<Record<string, number>>;
  readonly cut?: readonly string[];
  /** Columns that are hidden when space is short; the first is hidden last. */
  readonly yields?: readonly string[];
  readonly labels?: Readonly<Record<string, string>>;
  readonly under?: Readonly<Record<string, string>>;
  /** Units of numbers that are not rupiah. */
  readonly units?: Readonly<Record<string, string>>;
  readonly withPreview?: readonly string[];
  readonly totals: Readonly<Record<string, (totals: Totals) => ReactNode>>;
};

const nothing = () => null;

export const columnsOf = <Row, Totals>(
  { resource, list }: Listed,
  {
    cells,
    full,
    widths = {},
    least = {},
    cut,
    yields,
    labels = {},
    under = {},
    units = {},
    withPreview,
    totals,
  }: Shown<Row, Totals>,
): readonly ListColumn<Row, Totals>[] =>
  list.columns.map((column) => {
    const { key } = column;
    const whole = full[key];
    const total = totals[key];
    const narrowest = least[key] ?? column.least;
    const way = yields ? yields.indexOf(key) + 1 : column.yields;
    return {
      key,
      label: labels[key] ?? `resources.${resource}.fields.${key}`,
      width: widths[key] ?? column.width,
      show: cells[key] ?? nothing,
      sortable: list.sorts.includes(key),
      low: !(withPreview ? withPreview.includes(key) : column.withPreview),
      alwaysShown: key === 'status',
      ...(narrowest === undefined ? {} : { least: narrowest }),
      ...((cut ? cut.includes(key) : column.cut) ? { cut: true } : {}),
      ...(way ? { yields: way } : {}),
      ...(column.align ? { align: column.align, unit: units[key] ?? '(Rp)' } : {}),
      ...(under[key] ? { under: under[key] } : {}),
      ...(column.frozen ? { frozen: true } : {}),
      ...(column.hidden ? { hidden: true } : {}),
      ...(whole ? { full: whole } : {}),
      ...(total ? { total } : {}),
    };
  });
