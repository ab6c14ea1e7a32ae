import type { ComponentProps, ReactNode } from 'react';
import type { Column } from '#domain/definition/document.ts';
import type { FieldTable } from '#domain/definition/field-table.ts';
import { DocumentChip } from '../documents/DocumentChip.tsx';
import { columnsOf } from '../list/columns-of.ts';
import { FieldValue } from './FieldValue.tsx';

type Listed = {
  readonly resource: string;
  readonly fields: FieldTable;
  readonly status: ComponentProps<typeof DocumentChip>['of'];
  readonly list: {
    readonly columns: readonly Column[];
    readonly sorts: readonly string[];
    readonly totals: readonly string[];
  };
};

type Row = { readonly status: string; readonly updatedAt: number };
type Cell<R> = (row: R) => ReactNode;

const byKey = <T,>(keys: readonly string[], of: (key: string) => T): Readonly<Record<string, T>> =>
  Object.fromEntries(keys.map((key) => [key, of(key)]));

const valueIn = (row: object, key: string): unknown => row[key as keyof typeof row];

export const fieldCells = <R extends Row>(
  { fields, status, list }: Listed,
  own: Readonly<Record<string, Cell<R>>> = {},
): Readonly<Record<string, Cell<R>>> =>
  byKey(
    list.columns.map(({ key }) => key),
    (key) =>
      own[key] ??
      (key === 'status'
        ? (row) => <DocumentChip of={status} status={row.status} at={row.updatedAt} />
        : (row) => <FieldValue of={fields[key]} value={valueIn(row, key)} />),
  );

export const fieldColumns = <R extends Row, Totals extends object>(
  of: Listed,
  own: Readonly<Record<string, Cell<R>>> = {},
) => {
  const { fields, list } = of;
  const cut = list.columns.flatMap(({ key, cut }) => (cut && !fields[key]?.labels ? [key] : []));
  return columnsOf<R, Totals>(of, {
    cells: fieldCells(of, own),
    full: byKey(cut, (key) => (row: R) => String(valueIn(row, key) ?? '')),
    totals: byKey(list.totals, (key) => (totals: Totals) => (
      <FieldValue of={fields[key]} value={valueIn(totals, key)} />
    )),
  });
};
