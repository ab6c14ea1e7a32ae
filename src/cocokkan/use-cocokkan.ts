import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { type Cause, causes, type Level, levels } from '#domain/cocokkan/record.ts';
import type { Side } from '#domain/cocokkan/sides.ts';
import { isPeriod } from '#domain/definition/day.ts';

import { useEvents } from '../client/events.ts';
import { request } from '../client/request.ts';
import { lastMasa } from '../ui/inputs/masa.ts';
import { useAddress } from '../ui/layout/use-address.ts';

export const RESOURCE = 'efaktur/cocokkan';
export const PAGE = 25;

export type CocokkanQuery = { readonly side: Side; readonly from: string; readonly to: string };

export type Shown = CocokkanQuery & {
  readonly level: Level | null;
  readonly cause: Cause | null;
  readonly q: string;
  readonly page: number;
};

const oneOf = <T extends string>(known: readonly T[], text: string | null): T | null =>
  known.find((one) => one === text) ?? null;

export const useShown = () => {
  const [search, setSearch] = useAddress();
  const from = search.get('from') ?? '';
  const to = search.get('to') ?? '';
  const masa = lastMasa();
  const shown: Shown = {
    side: search.get('sisi') === 'in' ? 'in' : 'out',
    ...(isPeriod(from) && isPeriod(to) && from <= to ? { from, to } : { from: masa, to: masa }),
    level: oneOf(levels, search.get('tingkat')),
    cause: oneOf(causes, search.get('sebab')),
    q: search.get('q') ?? '',
    page: Math.max(0, Number(search.get('hal') ?? 1) - 1) || 0,
  };
  const show = (change: Partial<Shown>): void => {
    const next = { ...shown, page: 0, ...change };
    setSearch(
      {
        ...(next.side === 'in' ? { sisi: 'in' } : {}),
        from: next.from,
        to: next.to,
        ...(next.level ? { tingkat: next.level } : {}),
        ...(next.cause ? { sebab: next.cause } : {}),
        ...(next.q ? { q: next.q } : {}),
        ...(next.page > 0 ? { hal: String(next.page + 1) } : {}),
      },
      { replace: true },
    );
  };
  return [shown, show] as const;
};

export const useCocokkan = ({ level, cause, q, page, ...cocokkanQuery }: Shown) => {
  const filter = { ...(level ? { level } : {}), ...(cause ? { cause } : {}), ...(q ? { q } : {}) };
  const range = `[${page * PAGE},${page * PAGE + PAGE - 1}]`;
  const { side, from, to } = cocokkanQuery;
  return useQuery({
    queryKey: ['cocokkan', side, from, to, filter, page],
    queryFn: ({ signal }) =>
      request('GET', '/efaktur/cocokkan', {
        query: { side, from, to, range, filter: JSON.stringify(filter) },
        signal,
      }),
    placeholderData: (before, query) =>
      query?.queryKey.slice(0, 4).join() === ['cocokkan', side, from, to].join() ? keepPreviousData(before) : undefined,
  });
};

export const useReadAnew = () => {
  const client = useQueryClient();
  return () => void client.invalidateQueries({ queryKey: ['cocokkan'] });
};

/** Refetches on uploads and decisions of others, and when a posting changes the return. */
export const useLiveBooks = (): void => {
  const client = useQueryClient();
  const anew = () => {
    for (const queryKey of [['cocokkan'], ['get']])
      void client.invalidateQueries({
        queryKey,
        predicate: ({ queryKey: [kind, path] }) =>
          kind === 'cocokkan' || String(path).startsWith(`/${RESOURCE}/suppliers?`),
      });
  };
  useEvents('ledger', anew, anew);
  useEvents('spt', anew);
};
