import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { YearChoices, YearRun } from '#domain/bupot/year/monthly-slips.ts';
import type { YearRow, YearView } from '#domain/bupot/year/preview.ts';
import { type RequestOf, request } from '../../client/request.ts';

export type AnnualKind = 'BPA1' | 'BPA2';

export type YearQuery = { readonly kind: AnnualKind; readonly run: YearRun; readonly choices: readonly YearChoices[] };

export const YEAR_KEY = 'bupot year';

export const annualPath = {
  BPA1: '/ebupot/bp2126/bpa1/from-monthly',
  BPA2: '/ebupot/bp2126/bpa2/from-monthly',
} as const;

type YearBody = RequestOf<'POST', '/ebupot/bp2126/bpa1/from-monthly'>['body'];

export const bodyOf = ({ run, choices }: YearQuery) => ({ ...run, choices: choices as YearBody['choices'] });

export const useYearRows = (query: YearQuery, view: YearView, q: string) =>
  useInfiniteQuery({
    queryKey: [YEAR_KEY, 'rows', query, view, q],
    queryFn: ({ pageParam }) =>
      request('POST', annualPath[query.kind], { body: { ...bodyOf(query), view, q, after: pageParam, limit: 50 } }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
  });

export const useYearSummary = (query: YearQuery) =>
  useQuery({
    queryKey: [YEAR_KEY, 'summary', query],
    queryFn: () => request('POST', `${annualPath[query.kind]}/summary`, { body: bodyOf(query) }),
    placeholderData: keepPreviousData,
  });

export const useOneYear = ({ kind, run, choices }: YearQuery, row: YearRow, chosen: YearChoices) => {
  const all = [...choices.filter(({ key }) => key !== row.key), chosen];
  const query = { kind, run, choices: all };
  return useQuery({
    queryKey: [YEAR_KEY, 'one', query, row.key],
    queryFn: async () =>
      (await request('POST', annualPath[kind], { body: { ...bodyOf(query), keys: [row.key] } })).rows[0] ?? row,
    placeholderData: keepPreviousData,
  });
};
