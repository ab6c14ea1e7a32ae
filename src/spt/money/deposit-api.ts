import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { isPayable } from '#domain/billing/status-queries.ts';
import { rupiah, sen, total } from '#domain/definition/money.ts';
import type { DepositUseInput } from '#domain/spt/deposit-use.ts';
import type { CheckedProof, DepositBill, MadeCode } from '#domain/spt/money-schema.ts';
import type { SptView } from '#domain/spt/view-schema.ts';
import { useEvents } from '../../client/events.ts';
import { newKey } from '../../client/new-key.ts';
import { shownInForm, useCall, useGet } from '../../ui/feedback/use-call.ts';
import { useMay } from '../../ui/layout/session-context.ts';
import { sptPaths, sptResource } from '../paths.ts';

/** The billing code is needed for a receipt that is not one of ours. */
export type Typed =
  | { readonly ntpn: string; readonly billingCode?: string }
  | { readonly pbk: Omit<CheckedProof, 'kind' | 'ntpnId' | 'why'> };

type SptKey = Pick<SptView, 'type' | 'id'>;
const NEW = 'new';

/** Below the return's query key, so that it is refetched with it; also refetched on events of its codes. */
export const useDeposit = (of: SptKey) => {
  const answer = useGet(`/${sptResource(of.type)}/{id}/deposit`, { path: { id: of.id } });
  const again = () => void answer.refetch();
  const codes = answer.data?.bills.flatMap(({ billings }) => billings.map(({ id }) => id)) ?? [];
  useEvents(
    'billing',
    ({ ids }) => {
      if (codes.some((id) => ids.includes(id))) again();
    },
    again,
  );
  return answer;
};

export const useProofCheck = (of: SptKey, typed: { ntpn: string; billingCode: string } | null) =>
  useGet(typed ? `/${sptResource(of.type)}/{sptId}/deposit/doss/{depositId}/check` : null, {
    path: { sptId: of.id, depositId: NEW },
    query: { ntpn: typed?.ntpn, billingCode: typed?.billingCode || undefined },
    quiet: true,
  });

type Ask = ReturnType<typeof useCall>['ask'];

const apiOver = (ask: Ask) => ({
  view: ({ type, id }: SptKey) => ask('GET', `/${sptResource(type)}/{id}/deposit`, { path: { id } }),
  /** A retried request creates the codes once. */
  bill: ({ type, id }: SptKey, accounts: readonly string[]) =>
    ask('POST', `/${sptResource(type)}/{id}/billings`, {
      path: { id },
      query: { accounts: accounts.join() },
      key: newKey(),
    }),
  payable: (ids: readonly string[]) => ask('POST', '/ebilling/bulk-payable', { body: { ids } }),
  prove: ({ type, id }: SptKey, typed: Typed) =>
    ask('PUT', `/${sptResource(type)}/{sptId}/deposit/doss/{depositId}`, {
      path: { sptId: id, depositId: NEW },
      body: typed,
    }),
  payFromDeposit: ({ type, id }: SptKey) =>
    ask('POST', `/${sptResource(type)}/{id}/deposit/transfer`, { path: { id } }),
  keepUse: ({ type }: SptKey, use: DepositUseInput) =>
    ask('POST', `/${sptResource(type)}/deposit/uses`, { body: use, ...shownInForm }),
  dropUse: ({ type }: SptKey, id: string) => ask('DELETE', `/${sptResource(type)}/deposit/uses/{id}`, { path: { id } }),
  match: ({ type, id }: SptKey, ntpnId: string) =>
    ask('PUT', `/${sptResource(type)}/{sptId}/deposit/doss/{depositId}`, {
      path: { sptId: id, depositId: ntpnId },
      body: {},
    }),
  unprove: ({ type, id }: SptKey, proofId: string) =>
    ask('DELETE', `/${sptResource(type)}/{sptId}/deposit/doss/{depositId}`, {
      path: { sptId: id, depositId: proofId },
    }),
});

export const useDepositApi = () => {
  const { ask, busy } = useCall();
  const api = useMemo(() => apiOver(ask), [ask]);
  return { ...api, busy };
};

export const useBilledAccounts = (uncoded: readonly DepositBill[]) => {
  const [leftOut, setLeftOut] = useState<ReadonlySet<string>>(new Set());
  const billed = uncoded.filter(({ kapKjs }) => !leftOut.has(kapKjs));
  return {
    accounts: billed.map(({ kapKjs }) => kapKjs),
    /** The unpaid amount on them, in rupiah. */
    sum: rupiah(total(billed.map(({ rest }) => sen(rest)))),
    isBilled: ({ kapKjs }: DepositBill): boolean | null =>
      uncoded.length > 1 && uncoded.some((one) => one.kapKjs === kapKjs) ? !leftOut.has(kapKjs) : null,
    turn: ({ kapKjs }: DepositBill): void =>
      setLeftOut((permissions) =>
        permissions.has(kapKjs)
          ? new Set([...permissions].filter((one) => one !== kapKjs))
          : new Set([...permissions, kapKjs]),
      ),
  };
};

const waits = (of: MadeCode): boolean =>
  isPayable(of) && of.code !== null && (of.expiresAt === null || of.expiresAt > Date.now());

export const usePay = () => {
  const navigate = useNavigate();
  const { payable, view, busy } = useDepositApi();
  const may = useMay('ebilling/payment', 'create');
  const pay = (ids: readonly string[]): void =>
    void payable(ids).then(
      ({ businessKey }) => navigate(`/main/ebilling/pay/${businessKey}`),
      () => undefined,
    );
  const open = (codes: readonly MadeCode[]): readonly string[] => (may ? codes.filter(waits).map(({ id }) => id) : []);
  const payAll = (of: Pick<SptView, 'type' | 'id'>): void =>
    void view(of).then(
      ({ bills }) => {
        const ids = open(bills.flatMap(({ billings }) => billings.slice(0, 1)));
        if (ids.length > 0) pay(ids);
        // All codes are invalid: leads to where new ones are made.
        else navigate(sptPaths.detail(of, 'bill'));
      },
      () => undefined,
    );
  return { pay, payAll, open, busy };
};
