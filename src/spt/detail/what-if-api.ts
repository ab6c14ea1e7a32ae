import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type ReturnType, returnOf, slipKinds } from '#domain/bupot/kinds.ts';
import type { BupotListRow } from '#domain/bupot/listed.ts';
import { issuedStatuses } from '#domain/bupot/status-queries.ts';
import type { WhatIfView } from '#domain/spt/view-schema.ts';
import { dataProvider } from '../../client/data-provider.ts';
import { sptResource } from '../resource.ts';

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
