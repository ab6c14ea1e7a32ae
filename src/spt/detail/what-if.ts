import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Crediting } from '#domain/spt/ppn/supposed.ts';
import { dataProvider } from '../../client/data-provider.ts';
import { sptResource } from '../paths.ts';
import type { OfMasa } from './what-if-rows.ts';

/** Address parameter of an open simulation. */
export const WHAT_IF = 'simulasi';

type WhatIfParams = {
  readonly leaveOut: readonly string[];
  readonly takeIn: readonly string[];
  readonly credit: readonly Crediting[];
  readonly excess: Readonly<Record<string, string>>;
};

/** The last result stays until the next one arrives. */
export const useWhatIf = (of: OfMasa, params: WhatIfParams) => {
  const path = `/${sptResource(of.type)}/what-if` as const;
  return useQuery({
    queryKey: ['get', path, of.period, params],
    queryFn: ({ signal }) => dataProvider.calculate(path, { body: { period: of.period, ...params }, signal }),
    placeholderData: keepPreviousData,
  });
};
