import { useMediaQuery } from '@mui/material';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { type ReturnType, returnOf, slipKinds } from '#domain/bupot/kinds.ts';
import type { BupotListRow } from '#domain/bupot/listed.ts';
import { issuedStatuses } from '#domain/bupot/status-queries.ts';
import type { WhatIfView } from '#domain/spt/view-schema.ts';
import { dataProvider } from '../../client/data-provider.ts';
import { sptResource } from '../paths.ts';

/** Says in the address of a return that its "what if" is open. */
export const WHAT_IF = 'simulasi';

/** While a panel stands beside the page, the page keeps clear of it; on a narrow screen it lies over the page. */
export const useBeside = (): void => {
  const narrow = useMediaQuery('(max-width:1024px)');
  useEffect(() => {
    if (narrow) return;
    document.body.classList.add('org-beside');
    return () => document.body.classList.remove('org-beside');
  }, [narrow]);
};

export type OfMasa = { readonly type: ReturnType; readonly period: string };

/** What the masa's return would be; the last answer stays until the next is there. */
export const useWhatIf = (of: OfMasa, leaveOut: readonly string[], takeIn: readonly string[]) => {
  const path = `/${sptResource(of.type)}/what-if`;
  return useQuery({
    queryKey: ['get', path, of.period, leaveOut, takeIn],
    queryFn: ({ signal }) =>
      dataProvider.call<WhatIfView>('POST', path, { period: of.period, leaveOut, takeIn }, { signal, quiet: true }),
    placeholderData: keepPreviousData,
  });
};

export type Choice = 'drawn' | 'waiting';
const SHOWN = 50;

/** Slips to choose from: those posting would draw in, or those of this masa, or any, that are not issued yet. */
export const useChoices = ({ type, period }: OfMasa, which: Choice, q: string, anyMasa: boolean) => {
  const filter = {
    kind: slipKinds.filter((kind) => returnOf(kind) === type),
    ...(which === 'drawn' ? { status: issuedStatuses } : { tab: 'unissued' }),
    ...(which === 'waiting' && anyMasa ? {} : { period }),
    ...(q === '' ? {} : { q }),
  };
  const path = `/ebupot/slips?filter=${encodeURIComponent(JSON.stringify(filter))}&range=[0,${SHOWN - 1}]&sort=["tax","DESC"]`;
  return useQuery({
    queryKey: ['get', path],
    queryFn: ({ signal }) => dataProvider.page<BupotListRow>(path, { signal }),
    placeholderData: keepPreviousData,
  });
};
