import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useEvents } from '../../client/events.ts';
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

const PAUSE_MS = 1000;

/** Events that name rows of a list. */
export type LiveKind = 'faktur' | 'billing' | 'payment' | 'bupot' | 'spt';

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
  /** Any of them may have changed unheard. */
  const all = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const told = useRef(onChanged);
  told.current = onChanged;

  const catchUp = useCallback(async (): Promise<void> => {
    const key = JSON.parse(keyText) as unknown[];
    // Rows on their way may have left before the news of them.
    if (client.isFetching({ queryKey: key, exact: true }) > 0) {
      timer.current = setTimeout(() => void later.current(), PAUSE_MS);
      return;
    }
    timer.current = undefined;
    const page = client.getQueryData<ListPage<Row>>(key);
    const before = page?.rows.filter((row) => all.current || waiting.current.has(rowId(row))) ?? [];
    waiting.current.clear();
    all.current = false;
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
  const later = useRef(catchUp);
  later.current = catchUp;

  // A batch sends many events in a row; one read a second is enough for the eye.
  const soon = () => {
    timer.current ??= setTimeout(() => void later.current(), PAUSE_MS);
  };
  useEvents(
    kind,
    ({ ids }) => {
      for (const id of ids) waiting.current.add(id);
      soon();
    },
    () => {
      all.current = true;
      soon();
    },
  );
  useEffect(() => () => clearTimeout(timer.current), []);
};

/** Words for the live region, the same words said again when they come again. */
export const useAnnouncement = () => {
  const [said, setSaid] = useState('');
  const say = useCallback((words: string) => setSaid((before) => (before === words ? `${words}\u00a0` : words)), []);
  return [said, say] as const;
};
