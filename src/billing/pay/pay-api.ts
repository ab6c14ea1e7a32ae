import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useSyncExternalStore } from 'react';
import type { PayHint } from '#domain/billing/payment/channel.ts';
import type { PaymentMethod } from '#domain/billing/payment/entry.ts';
import { isClosed, type PaymentStatus } from '#domain/billing/payment/standing.ts';
import type { Billing, MisfitRecord, Payment } from '#domain/billing/stored.ts';
import { eventsLive, onLiveChange, pollDelay, useEvents } from '../../app/events.ts';
import { call } from '../../app/http.ts';

export const steps = ['choose-bank', 'virtual-account', 'payment-guide', 'confirm-ntpn', 'success-payment'] as const;
export type PayStep = (typeof steps)[number];

export type PaidCode = Pick<
  Billing,
  | 'id'
  | 'code'
  | 'status'
  | 'kap'
  | 'kjs'
  | 'taxName'
  | 'periodFrom'
  | 'periodTo'
  | 'amount'
  | 'payerNpwp'
  | 'payerName'
  | 'expiresAt'
  | 'origin'
  | 'officeMessage'
  | 'ntpn'
  | 'paidAt'
>;

export type LedgerLine = {
  readonly kind: 'created' | 'va-opened' | 'paid' | 'ntpn-received' | 'reversed' | 'cancelled';
  readonly at: number;
  readonly amount?: string;
  readonly ntpn?: string;
  readonly reason?: string;
};

/** Money that came and does not fit. */
export type Misfit = Pick<MisfitRecord, 'id' | 'why' | 'amount' | 'at' | 'resolution'>;

export type PaymentView = Pick<
  Payment,
  | 'id'
  | 'payableId'
  | 'method'
  | 'bank'
  | 'phone'
  | 'tax'
  | 'fee'
  | 'accountNumber'
  | 'expiresAt'
  | 'checkedAt'
  | 'createdBy'
  | 'createdAt'
> & {
  readonly status: PaymentStatus;
  /** Tax and fee, to the rupiah. */
  readonly due: string;
  readonly held: string;
  readonly paidAt: number | null;
  readonly billings: readonly PaidCode[];
  readonly entries: readonly LedgerLine[];
  readonly misfits: readonly Misfit[];
  readonly canCancel: boolean;
};

export type PayableView = {
  readonly id: string;
  readonly billings: readonly PaidCode[];
  readonly tax: string;
  readonly due: string;
  readonly dueDay: string | null;
  readonly expiresAt: number | null;
  readonly methods: readonly PaymentMethod[];
  readonly onlyCounter: 'small' | 'large' | null;
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
  const refresh = useCallback(() => client.invalidateQueries({ queryKey: ['get', path] }), [client, path]);
  useEvents('payment', () => void refresh());
  useEvents('billing', () => void refresh());
  const answer = useQuery({
    queryKey: ['get', path],
    queryFn: ({ signal }) => call<T>('GET', path, undefined, { signal }),
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
