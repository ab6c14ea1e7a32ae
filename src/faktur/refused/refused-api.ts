import { useQueryClient } from '@tanstack/react-query';
import type { FakturCure } from '#domain/faktur/cure-kinds.ts';
import type { RefusalPreview, RefusalRow, Refusals } from '#domain/faktur/refusals-schema.ts';
import { dataProvider } from '../../client/data-provider.ts';
import { readAgain, useEvents } from '../../client/events.ts';
import { useGet } from '../../ui/feedback/use-call.ts';
import { RESOURCE } from '../faktur-api.ts';

const REFUSALS = `/${RESOURCE}/refusals`;

/** What was thrown back, by cause; read again as soon as an invoice changes. */
export const useRefusals = () => {
  const client = useQueryClient();
  const again = () => {
    if (client.isFetching({ queryKey: ['get', REFUSALS] }) === 0)
      void readAgain(client, { queryKey: ['get', REFUSALS] });
  };
  useEvents('faktur', again, again);
  return useGet<Refusals>(REFUSALS);
};

export type CauseAsked = { readonly code: string; readonly cure: FakturCure | null };

/** Some of the invoices of a cause, before and after the cure that is tried. */
export const loadRefused = async (
  { code, cure }: CauseAsked,
  from: number,
  to: number,
): Promise<readonly RefusalRow[]> =>
  (
    await dataProvider.call<RefusalPreview>('POST', `${REFUSALS}/preview`, {
      code,
      ...(cure ? { cure } : {}),
      offset: from,
      limit: to - from,
    })
  ).rows;

export const cureUrl = `${REFUSALS}/cure`;
