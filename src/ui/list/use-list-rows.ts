import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { type GetListResult, type RaRecord, useDataProvider } from 'react-admin';
import type { LiveKind } from '#domain/documents.ts';
import type { DocumentProvider } from '../../client/data-provider.ts';
import { useEvents } from '../../client/events.ts';
import type { TotalsResource } from '../../client/verbs.ts';
import { type ListQuery, listKey, totalsKey } from './list-query.ts';

export const useListTotals = <Totals>(resource: TotalsResource, filter: ListQuery['filter']) => {
  const provider = useDataProvider<DocumentProvider>();
  return useQuery({
    queryKey: totalsKey(resource, filter),
    queryFn: ({ signal }) => provider.totals<Totals>(resource, { filter, signal }),
    placeholderData: keepPreviousData,
  });
};

const PAUSE_MS = 1000;

/**
 * Refetches changed rows and replaces them in place, so that nothing moves under the pointer. Deleted rows are removed.
 */
export const useLiveRows = <Row extends RaRecord>(
  kind: LiveKind,
  resource: string,
  query: ListQuery,
  onChanged: (before: readonly Row[], after: readonly Row[]) => void,
) => {
  const client = useQueryClient();
  const provider = useDataProvider<DocumentProvider>();
  const keyText = JSON.stringify(listKey(resource, query));
  const waiting = useRef(new Set<string>());
  /** After missed events any row may have changed. */
  const all = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const callback = useRef(onChanged);
  callback.current = onChanged;

  const catchUp = useCallback(async (): Promise<void> => {
    const key = JSON.parse(keyText) as unknown[];
    // Rows in flight may have been read before the change.
    if (client.isFetching({ queryKey: key, exact: true }) > 0) {
      timer.current = setTimeout(() => void later.current(), PAUSE_MS);
      return;
    }
    timer.current = undefined;
    const page = client.getQueryData<GetListResult<Row>>(key);
    const before = page?.data.filter(({ id }) => all.current || waiting.current.has(String(id))) ?? [];
    waiting.current.clear();
    all.current = false;
    void client.invalidateQueries({ queryKey: [resource, 'getTotals'] });
    if (before.length === 0) return;
    const ids = before.map(({ id }) => String(id));
    const { data: after } = await provider.getMany<Row>(resource, { ids });
    const fresh = new Map(after.map((row) => [row.id, row]));
    const gone = new Set(before.filter(({ id }) => !fresh.has(id)).map(({ id }) => id));
    client.setQueryData<GetListResult<Row>>(key, (now) =>
      now
        ? {
            ...now,
            data: now.data.filter(({ id }) => !gone.has(id)).map((row) => fresh.get(row.id) ?? row),
            total: (now.total ?? 0) - gone.size,
          }
        : now,
    );
    // An emptied page is filled with the next rows.
    if (gone.size > 0 && gone.size === page?.data.length)
      void client.invalidateQueries({ queryKey: [resource, 'getList'] });
    callback.current(before, after);
  }, [client, provider, keyText, resource]);
  const later = useRef(catchUp);
  later.current = catchUp;

  // Batches send many events in a row, so refetches are limited to one per second.
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

/** A repeated text is announced again. */
export const useAnnouncement = () => {
  const [announcement, setAnnouncement] = useState('');
  const say = useCallback(
    (words: string) => setAnnouncement((before) => (before === words ? `${words}\u00a0` : words)),
    [],
  );
  return [announcement, say] as const;
};
