import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { slips } from '#domain/bupot/slips.ts';
import type { YearChoices, YearRun } from '#domain/bupot/year/monthly-slips.ts';
import type { YearRow, YearSummary, YearView } from '#domain/bupot/year/preview.ts';
import type { YearPage } from '#domain/bupot/year/view-schema.ts';
import { dataProvider } from '../../client/data-provider.ts';

export type AnnualKind = 'BPA1' | 'BPA2';

export type YearQuery = { readonly kind: AnnualKind; readonly run: YearRun; readonly choices: readonly YearChoices[] };

export const YEAR_KEY = 'bupot year';

export const pathOf = ({ kind }: Pick<YearQuery, 'kind'>): string => `/${slips[kind].resource}/from-monthly`;

export const bodyOf = ({ run, choices }: YearQuery) => ({ ...run, choices });

export const useYearRows = (query: YearQuery, view: YearView, q: string) =>
  useInfiniteQuery({
    queryKey: [YEAR_KEY, 'rows', query, view, q],
    queryFn: ({ pageParam }) =>
      dataProvider.call<YearPage>('POST', pathOf(query), { ...bodyOf(query), view, q, after: pageParam, limit: 50 }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
  });

export const useYearSummary = (query: YearQuery) =>
  useQuery({
    queryKey: [YEAR_KEY, 'summary', query],
    queryFn: () => dataProvider.call<YearSummary>('POST', `${pathOf(query)}/summary`, bodyOf(query)),
    placeholderData: keepPreviousData,
  });

export const useOneYear = ({ kind, run, choices }: YearQuery, row: YearRow, chosen: YearChoices) => {
  const all = [...choices.filter(({ key }) => key !== row.key), chosen];
  const query = { kind, run, choices: all };
  return useQuery({
    queryKey: [YEAR_KEY, 'one', query, row.key],
    queryFn: async () =>
      (await dataProvider.call<YearPage>('POST', pathOf(query), { ...bodyOf(query), keys: [row.key] })).rows[0] ?? row,
    placeholderData: keepPreviousData,
  });
};
