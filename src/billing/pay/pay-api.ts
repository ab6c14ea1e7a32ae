import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useSyncExternalStore } from 'react';
import { isClosed } from '#domain/billing/payment/balance.ts';
import type { PayHint } from '#domain/billing/payment/channel.ts';
import type { PaymentMethod } from '#domain/billing/payment/entry.ts';
import type { Dues, PaidCode, PaymentView } from '#domain/billing/view.ts';
import type { NamedSpt } from '#domain/spt/place.ts';
import { dataProvider } from '../../client/data-provider.ts';
import { eventsLive, onLiveChange, pollDelay, useEvents } from '../../client/events.ts';
import { readAgain } from '../../client/read-again.ts';

export const steps = ['choose-bank', 'virtual-account', 'payment-guide', 'confirm-ntpn', 'success-payment'] as const;
export type PayStep = (typeof steps)[number];

export type PayableView = {
  readonly id: string;
  readonly billings: readonly PaidCode[];
  readonly tax: string;
  readonly due: string;
  readonly dueDay: string | null;
  readonly returns: readonly NamedSpt[];
  readonly dues: readonly Dues[];
  readonly expiresAt: number | null;
  readonly methods: readonly PaymentMethod[];
  readonly onlyCounter: 'small' | 'large' | 'by_hand' | null;
  readonly hints: readonly PayHint[];
  readonly banks: readonly { readonly bank: string; readonly name: string; readonly fee: string }[];
  readonly fees: Readonly<Record<PaymentMethod, string>>;
  readonly current: PaymentView | null;
  readonly past: readonly PaymentView[];
  readonly othersPending: number;
  readonly step: PayStep;
};

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
