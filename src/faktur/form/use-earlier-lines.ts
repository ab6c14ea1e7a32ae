import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type RefObject, useCallback } from 'react';
import type { EarlierLine } from '#domain/faktur/record.ts';
import { GENERAL_CODE, unitName } from '#domain/faktur/units.ts';
import { formatDecimal } from '#domain/text/format.ts';
import { request } from '../../client/request.ts';
import { useSettled } from '../../ui/form/use-settled.ts';
import type { SheetKnown } from '../../ui/grid/sheet.ts';

/** Never quantity or discount. */
export const cellsOfEarlier = ({ name, opt, code, unit, price }: EarlierLine): EarlierLine => ({
  name,
  opt,
  code,
  unit,
  price,
});

export const earlierSummary = ({ price, unit, code }: EarlierLine): string =>
  [formatDecimal(price, 0), unitName(unit), code === GENERAL_CODE ? '' : code].filter(Boolean).join(' · ');

type Known = RefObject<{ readonly id: string } | null>;

const SHORTEST = 2;

const asking = (q: string, { current }: Known) => ({
  queryKey: ['earlier-lines', q, current?.id],
  queryFn: () =>
    request('GET', '/efaktur/goods-services/earlier', {
      query: { q, except: current?.id },
      quiet: true,
    }),
  staleTime: 30_000,
  retry: false,
});

export const useEarlierLines = (typed: string, known: Known): readonly EarlierLine[] => {
  const q = useSettled(typed.trim());
  const { data = [] } = useQuery({ ...asking(q, known), enabled: q.length >= SHORTEST });
  return q.length >= SHORTEST ? data : [];
};

/** The same as a search function for the grid, stable across saves. A failed query yields no suggestions. */
export const useFindEarlier = (known: Known): ((typed: string) => Promise<readonly SheetKnown[]>) => {
  const client = useQueryClient();
  return useCallback(
    async (typed) => {
      const q = typed.trim();
      if (q.length < SHORTEST) return [];
      const found = await client.fetchQuery(asking(q, known)).catch(() => []);
      return found.map((one) => ({ name: one.name, beside: earlierSummary(one), cells: cellsOfEarlier(one) }));
    },
    [client, known],
  );
};
