import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useCallback, useState, useSyncExternalStore } from 'react';
import { useTranslate } from 'react-admin';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import type { PayableView } from '#domain/billing/payable-schema.ts';
import { isClosed } from '#domain/billing/payment/balance.ts';
import type { PaymentMethod } from '#domain/billing/payment/entry.ts';
import type { PayStep } from '#domain/billing/payment/step.ts';
import type { PaymentView } from '#domain/billing/view.ts';
import { eventsLive, onLiveChange, pollDelay, readAgain, useEvents } from '../../client/events.ts';
import type { CallOptions } from '../../client/http.ts';
import { newKey } from '../../client/new-key.ts';
import { addressOf, type Init, type RequestOf, type ResultOf, request, type Sent } from '../../client/request.ts';
import { ConfirmModal } from '../../ui/feedback/Modal.tsx';
import { fieldErrorsOf, problemOf, useCall } from '../../ui/feedback/use-call.ts';
import { StepGate } from '../../ui/steps/StepFrame.tsx';

type Start = {
  readonly businessKey: string;
  readonly method: PaymentMethod;
  readonly bank?: string;
  readonly phone?: string;
  readonly cancelOthers?: boolean;
};

type PayPath = '/ebilling/tax/{businessKey}' | '/ebilling/payment/{id}';
type PayResult<P extends PayPath> = ResultOf<'GET', P>;

const useLive = <P extends PayPath>(
  path: P,
  params: RequestOf<'GET', P>,
  inProgress: (held: PayResult<P>) => boolean,
) => {
  const client = useQueryClient();
  const live = useSyncExternalStore(onLiveChange, eventsLive);
  const address = addressOf(path, params as Sent);
  const refresh = useCallback(() => readAgain(client, { queryKey: ['get', address] }), [client, address]);
  useEvents(
    'payment',
    () => void refresh(),
    () => void refresh(),
  );
  useEvents('billing', () => void refresh());
  const answer = useQuery({
    queryKey: ['get', address],
    queryFn: ({ signal }): Promise<PayResult<P>> =>
      request('GET', path, ...([{ ...(params as Sent), signal }] as unknown as Init<RequestOf<'GET', P>, CallOptions>)),
    staleTime: 0,
    refetchInterval: ({ state }) =>
      live || state.data === undefined ? false : pollDelay(state.dataUpdateCount, inProgress(state.data)),
  });
  return { ...answer, refresh };
};

const isOpen = (payment: PaymentView | null): boolean => payment !== null && !isClosed(payment);

const usePayable = (businessKey: string) =>
  useLive('/ebilling/tax/{businessKey}', { path: { businessKey } }, ({ current }) => isOpen(current));

export const usePayment = (id: string) => useLive('/ebilling/payment/{id}', { path: { id } }, isOpen);

export type Payable = PayableView & { readonly refresh: () => Promise<void> };

export const stepPath = (businessKey: string, step: PayStep): string => `/main/ebilling/pay/${businessKey}/${step}`;

/** Whether a step can be shown; otherwise the user is redirected to the current step. */
const allowed: Readonly<Record<PayStep, (payable: PayableView, changing: boolean) => boolean>> = {
  'choose-bank': ({ step }, changing) => changing || step === 'choose-bank',
  'virtual-account': ({ current, step }) => step === 'virtual-account' && current !== null,
  'payment-guide': ({ current, step }) => current !== null && step !== 'success-payment',
  'confirm-ntpn': ({ step }) => step !== 'success-payment',
  'success-payment': ({ step }) => step === 'success-payment',
};

export const AtStep = ({ step, children }: { step: PayStep; children: (payable: Payable) => ReactNode }) => {
  const translate = useTranslate();
  const { businessKey = '' } = useParams();
  const { state } = useLocation();
  const { refresh, ...read } = usePayable(businessKey);
  const redirect = (payable: PayableView): string | null => {
    const changing = (state as { changing?: boolean } | null)?.changing === true && payable.step !== 'success-payment';
    return allowed[step](payable, changing) ? null : stepPath(businessKey, payable.step);
  };
  return (
    <StepGate title={translate('payScreen.title')} read={read} redirect={redirect}>
      {(payable) => children({ ...payable, refresh })}
    </StepGate>
  );
};

type Choice = Omit<Start, 'businessKey' | 'cancelOthers'>;

export const useStart = (payable: Payable) => {
  const translate = useTranslate();
  const navigate = useNavigate();
  const { ask, busy } = useCall();
  const [requested, setRequested] = useState<{ choice: Choice; count: number } | null>(null);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const replaces = (payable.current?.canCancel ? 1 : 0) + payable.othersPending;

  const begin = async (choice: Choice, cancelOthers: boolean) => {
    setErrors({});
    try {
      const body: Start = { businessKey: payable.id, ...choice, ...(cancelOthers ? { cancelOthers } : {}) };
      const made = await ask('POST', '/ebilling/bulk-payment', { body, key: newKey() });
      setRequested(null);
      await payable.refresh();
      navigate(stepPath(payable.id, made.method === 'counter' ? 'payment-guide' : 'virtual-account'));
    } catch (error) {
      const problem = problemOf(error);
      if (problem?.code === 'pending_payments')
        setRequested({ choice, count: typeof problem.pending === 'number' ? problem.pending : 1 });
      else {
        setRequested(null);
        setErrors(fieldErrorsOf(error));
        void payable.refresh();
      }
    }
  };
  const start = (choice: Choice) => {
    if (replaces > 0) setRequested({ choice, count: replaces });
    else void begin(choice, false);
  };

  const modal = (
    <ConfirmModal
      open={requested !== null}
      title={translate('payScreen.others.title')}
      confirm={translate('payScreen.others.go_on')}
      cancel={translate('shell.kit.back')}
      busy={busy}
      onClose={() => setRequested(null)}
      onConfirm={() => requested && void begin(requested.choice, true)}
    >
      <p>{translate('payScreen.others.text', { smart_count: requested?.count ?? 0 })}</p>
    </ConfirmModal>
  );
  return { start, busy, errors, modal };
};
