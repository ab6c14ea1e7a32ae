import type { ReactNode } from 'react';
import type { Column } from '#domain/definition/document.ts';
import type { ListColumn } from './definition.ts';

type Listed = {
  readonly resource: string;
  readonly list: { readonly columns: readonly Column[]; readonly sorts: readonly string[] };
};

type Shown<Row, Totals> = {
  readonly cells: Readonly<Record<string, (row: Row) => ReactNode>>;
  /** The whole text where a cell may be cut. */
  readonly full: Readonly<Record<string, (row: Row) => string>>;
  /** Other than the definition's, where one list differs from another of its family: widths, and all that follows. */
  readonly widths?: Readonly<Record<string, number>>;
  /** How narrow a column may become where the page has no room for all of them; those not named keep their width. */
  readonly least?: Readonly<Record<string, number>>;
  /** Columns whose text may be cut: what room is left then is theirs. */
  readonly cut?: readonly string[];
  /** Columns that give way where even that is too wide; the first stays longest. */
  readonly yields?: readonly string[];
  /** Headings other than the field's own name. */
  readonly labels?: Readonly<Record<string, string>>;
  /** The second line of a heading. */
  readonly under?: Readonly<Record<string, string>>;
  /** Units of numbers that are no amounts of rupiah. */
  readonly units?: Readonly<Record<string, string>>;
  /** What stays beside an open preview. */
  readonly beside?: readonly string[];
  readonly totals: Readonly<Record<string, (totals: Totals) => ReactNode>>;
};

const nothing = () => null;

/** The columns of a document's definition, each with what its cell shows. */
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
    beside,
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
      low: !(beside ? beside.includes(key) : column.beside),
      stays: key === 'status',
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
