import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useSyncExternalStore } from 'react';
import type { PayableView } from '#domain/billing/payable-schema.ts';
import { isClosed } from '#domain/billing/payment/balance.ts';
import type { PaymentMethod } from '#domain/billing/payment/entry.ts';
import type { PaymentView } from '#domain/billing/view.ts';
import { dataProvider } from '../../client/data-provider.ts';
import { eventsLive, onLiveChange, pollDelay, useEvents } from '../../client/events.ts';
import { readAgain } from '../../client/read-again.ts';

export type Start = {
  readonly businessKey: string;
  readonly method: PaymentMethod;
  readonly bank?: string;
  readonly phone?: string;
  readonly cancelOthers?: boolean;
};

/** Reads what may change while one looks at it: the server's events refresh it, and polling where no events come. */
const useLive = <T>(path: string, inProgress: (held: T) => boolean) => {
  const client = useQueryClient();
  const live = useSyncExternalStore(onLiveChange, eventsLive);
  const refresh = useCallback(() => readAgain(client, { queryKey: ['get', path] }), [client, path]);
  useEvents(
    'payment',
    () => void refresh(),
    () => void refresh(),
  );
  useEvents('billing', () => void refresh());
  const answer = useQuery({
    queryKey: ['get', path],
    queryFn: ({ signal }) => dataProvider.call<T>('GET', path, undefined, { signal }),
    staleTime: 0,
    refetchInterval: ({ state }) =>
      live || state.data === undefined ? false : pollDelay(state.dataUpdateCount, inProgress(state.data)),
  });
  return { ...answer, refresh };
};

const isOpen = (payment: PaymentView | null): boolean => payment !== null && !isClosed(payment);

export const usePayable = (businessKey: string) =>
  useLive<PayableView>(`/ebilling/tax/${businessKey}`, ({ current }) => isOpen(current));

export const usePayment = (id: string) => useLive<PaymentView>(`/ebilling/payment/${id}`, isOpen);
