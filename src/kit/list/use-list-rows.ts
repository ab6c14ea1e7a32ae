import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useEvents } from '../../app/events.ts';
import { fetchList, fetchOne } from './list-source.ts';
import type { SortKey } from './list-state.ts';

export type ListPage<Row> = { readonly rows: readonly Row[]; readonly total: number };

/** What is asked of the server: the state of the list without what only the screen knows. */
export type AskedList = {
  readonly filter: Readonly<Record<string, unknown>>;
  readonly sort: readonly SortKey[];
  readonly page: number;
  readonly size: number;
};

/** The rows of a state, the old ones kept while new ones are on their way. */
export const useListRows = <Row>(resource: string, query: AskedList) =>
  useQuery({
    queryKey: [resource, 'rows', query],
    queryFn: ({ signal }) => fetchList<Row>(resource, query, signal),
    placeholderData: keepPreviousData,
  });

export const useListTotals = <Totals>(resource: string, filter: AskedList['filter']) =>
  useQuery({
    queryKey: [resource, 'totals', filter],
    queryFn: ({ signal }) =>
      fetchOne<Totals>(`/${resource}/totals?filter=${encodeURIComponent(JSON.stringify(filter))}`, signal),
    placeholderData: keepPreviousData,
  });

/** Events that name rows of a list. */
export type LiveKind = 'faktur' | 'billing' | 'payment' | 'bupot';

/**
 * Rows that changed elsewhere, read again and put where they stand: nothing is sorted or filtered anew under the pointer.
 * Those that are no more go.
 * Totals follow at once, they move nothing.
 */
export const useLiveRows = <Row>(
  kind: LiveKind,
  resource: string,
  query: AskedList,
  rowId: (row: Row) => string,
  onChanged: (before: readonly Row[], after: readonly Row[]) => void,
) => {
  const client = useQueryClient();
  const key = [resource, 'rows', query];
  const keyText = JSON.stringify(key);
  const waiting = useRef(new Set<string>());
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const told = useRef(onChanged);
  told.current = onChanged;

  const catchUp = useCallback(async () => {
    timer.current = undefined;
    const key = JSON.parse(keyText) as unknown[];
    const page = client.getQueryData<ListPage<Row>>(key);
    const before = page?.rows.filter((row) => waiting.current.has(rowId(row))) ?? [];
    waiting.current.clear();
    void client.invalidateQueries({ queryKey: [resource, 'totals'] });
    if (before.length === 0) return;
    const ids = before.map(rowId);
    const { rows: after } = await fetchList<Row>(resource, { filter: { ids }, sort: [], page: 0, size: ids.length });
    const fresh = new Map(after.map((row) => [rowId(row), row]));
    const gone = new Set(ids.filter((id) => !fresh.has(id)));
    client.setQueryData<ListPage<Row>>(key, (now) =>
      now
        ? {
            rows: now.rows.filter((row) => !gone.has(rowId(row))).map((row) => fresh.get(rowId(row)) ?? row),
            total: now.total - gone.size,
          }
        : now,
    );
    // A page that was emptied is filled by what comes next.
    if (gone.size > 0 && gone.size === page?.rows.length)
      void client.invalidateQueries({ queryKey: [resource, 'rows'] });
    told.current(before, after);
  }, [client, keyText, resource, rowId]);

  useEvents(kind, ({ ids }) => {
    for (const id of ids) waiting.current.add(id);
    // A batch sends many events in a row; one read a second is enough for the eye.
    timer.current ??= setTimeout(() => void catchUp(), 1000);
  });
  useEffect(() => () => clearTimeout(timer.current), []);
};

/** Words for the live region, the same words said again when they come again. */
export const useAnnouncement = () => {
  const [said, setSaid] = useState('');
  const say = useCallback((words: string) => setSaid((before) => (before === words ? `${words}\u00a0` : words)), []);
  return [said, say] as const;
};
