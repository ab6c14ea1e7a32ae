import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import { type RaRecord, useListContext, useTranslate } from 'react-admin';
import { useSession } from '../layout/session-context.ts';
import { usePreference } from '../layout/use-preference.ts';
import { type ColumnLayout, emptyLayout, isShown, ordered, requestedColumns } from './column-layout.ts';
import { sameInAll, wideAsSums } from './column-needs.ts';
import type { BulkTarget, ListDefinition } from './definition.ts';
import { givingWay } from './fit-columns.ts';
import { type ListQuery, listKey } from './list-query.ts';
import { type FilterValues, filterParams, sortedBy, within, withValues } from './list-state.ts';
import { isEmpty } from './selection.ts';
import { useAnnouncement, useListTotals, useLiveRows } from './use-list-rows.ts';
import { useListState } from './use-list-state.ts';
import { usePreview } from './use-preview.ts';
import { useSelection } from './use-selection.ts';

type Counted = { readonly count: number };

const useColumnLayout = <Row, Totals extends Counted>({ name, resource }: ListDefinition<Row, Totals>) => {
  const [stored, setStored] = usePreference(`list.${name ?? resource}`);
  const layout = useMemo(() => ({ ...emptyLayout, ...(stored as Partial<ColumnLayout> | undefined) }), [stored]);
  return { layout, setLayout: (next: ColumnLayout) => setStored(next) };
};

export const useListQuery = <Row, Totals extends Counted>(of: ListDefinition<Row, Totals>) => {
  const sorts = useMemo(
    () =>
      new Set([
        ...of.columns.filter(({ sortable }) => sortable).map(({ key }) => key),
        ...of.start.sort.map(({ field }) => field),
        ...of.summary.flatMap(({ sort }) => sort?.field ?? []),
      ]),
    [of.columns, of.start, of.summary],
  );
  // A list with a fixed filter keeps its own state.
  const name = of.name ?? (of.fixed ? `${of.resource}:${of.title}` : of.resource);
  const address = useListState(useSession().setting.companyId, name, of.filters, of.start, sorts);
  const { state } = address;
  const { layout, setLayout } = useColumnLayout(of);
  const columns = useMemo(() => (of.asksColumns ? requestedColumns(of.columns, layout) : undefined), [of, layout]);
  const query = useMemo<ListQuery>(
    () => ({
      filter: within(of.fixed, filterParams(state.filter, of.filters)),
      sort: state.sort,
      page: state.page,
      size: state.size,
      ...(columns ? { columns } : {}),
    }),
    [state, of.filters, of.fixed, columns],
  );
  return { ...address, query, name, layout, setLayout };
};

export const useDocumentList = <Row, Totals extends Counted>(
  of: ListDefinition<Row, Totals>,
  { state, change, strange, dropStrange, query, name, layout, setLayout }: ReturnType<typeof useListQuery>,
) => {
  const translate = useTranslate();
  const client = useQueryClient();
  const rows = useListContext<Row & RaRecord>();
  const totals = useListTotals<Totals>(of.resource, query.filter);
  const { selection, select } = useSelection(name, JSON.stringify(state.filter));
  const [room, setRoom] = useState(Number.POSITIVE_INFINITY);
  const [announcement, say] = useAnnouncement();

  useLiveRows<Row & RaRecord>(of.live, of.resource, query, (before, after) => {
    const words = of.announce?.(before, after);
    if (words) say(translate(words.key, words.params));
  });

  const page = useMemo(() => rows.data ?? [], [rows.data]);
  const looking = usePreview(page.map(of.rowId), rows.isPlaceholderData !== true);
  const { isPreviewing } = looking;
  const needed = useMemo(() => wideAsSums(of.columns, totals.data), [of.columns, totals.data]);
  const same = useMemo(() => sameInAll(of.columns, page), [of.columns, page]);
  const away = useMemo(() => givingWay(needed, layout, room, same), [needed, layout, room, same]);
  const columns = useMemo(
    () =>
      ordered(needed, layout).filter(
        (column) => isShown(column, layout) && !(isPreviewing ? column.low : away.has(column.key)),
      ),
    [needed, layout, isPreviewing, away],
  );
  const target = useMemo<BulkTarget>(
    () => (selection.all ? { filter: query.filter } : { ids: [...selection.ids] }),
    [selection, query.filter],
  );
  const reload = useCallback(() => client.invalidateQueries({ queryKey: [of.resource] }), [client, of.resource]);
  const setFilter = useCallback(
    (part: FilterValues) => change((now) => ({ filter: withValues(now.filter, part), view: null })),
    [change],
  );

  return {
    state,
    strange,
    dropStrange,
    change,
    setFilter,
    clearFilter: () => change({ filter: {}, view: null }),
    sortBy: (field: string, add: boolean) => change((now) => ({ sort: sortedBy(now.sort, field, add) })),
    rows: page,
    total: rows.total ?? 0,
    query: {
      data: rows.data,
      error: rows.error,
      isPending: rows.isPending,
      isFetching: rows.isFetching,
      isPlaceholderData: rows.isPlaceholderData === true,
      refetch: rows.refetch,
      dataUpdatedAt: client.getQueryState(listKey(of.resource, query))?.dataUpdatedAt ?? 0,
    },
    totals: totals.data,
    reload,
    columns,
    away,
    room,
    setRoom,
    layout,
    setLayout,
    selection,
    select,
    target,
    everything: { filter: query.filter } satisfies BulkTarget,
    hasSelection: !isEmpty(selection),
    ...looking,
    announcement,
  };
};
