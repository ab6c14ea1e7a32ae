import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { isPayable } from '#domain/billing/status-queries.ts';
import type { Billing } from '#domain/billing/stored.ts';
import { rupiah, sen, total } from '#domain/definition/money.ts';
import type { DepositUseInput } from '#domain/spt/deposit-use.ts';
import type { CheckedProof, DepositBill, DepositView, MadeCode } from '#domain/spt/money-schema.ts';
import type { SptView } from '#domain/spt/view-schema.ts';
import { useEvents } from '../../client/events.ts';
import { newKey } from '../../client/new-key.ts';
import { shownInForm, useCall, useGet } from '../../ui/feedback/use-call.ts';
import { useMay } from '../../ui/layout/session-context.ts';
import { sptPaths, sptResource } from '../paths.ts';

/** A receipt number with the code it was paid with, where it is not one of ours; or a transfer, whole. */
export type Typed =
  | { readonly ntpn: string; readonly billingCode?: string }
  | { readonly pbk: Omit<CheckedProof, 'kind' | 'ntpnId' | 'why'> };

type SptKey = Pick<SptView, 'type' | 'id'>;
const at = ({ type, id }: SptKey): string => `/${sptResource(type)}/${id}`;
/** A proof that is not there yet. */
const NEW = 'new';
const proofPath = (of: SptKey, id: string): string => `${at(of)}/deposit/doss/${encodeURIComponent(id)}`;

/** Read again with the return itself, under whose address it lies, and with the codes made for it. */
export const useDeposit = (of: SptKey) => {
  const answer = useGet<DepositView>(`${at(of)}/deposit`);
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

/** Where a typed receipt is checked without naming it. */
export const checkPath = (of: SptKey, { ntpn, billingCode }: { ntpn: string; billingCode: string }): string =>
  `${proofPath(of, NEW)}/check?${new URLSearchParams({ ntpn, ...(billingCode ? { billingCode } : {}) })}`;

type Ask = ReturnType<typeof useCall>['ask'];

const apiOver = (ask: Ask) => ({
  view: (of: SptKey) => ask<DepositView>('GET', `${at(of)}/deposit`),
  /** A code for each of these accounts that is not paid; the press repeated by the network makes them once. */
  bill: (of: SptKey, accounts: readonly string[]) =>
    ask<readonly Billing[]>('POST', `${at(of)}/billings?accounts=${accounts.join()}`, undefined, {
      key: newKey(),
    }),
  /** Where codes are paid together. */
  payable: (ids: readonly string[]) => ask<{ businessKey: string }>('POST', '/ebilling/bulk-payable', { ids }),
  prove: (of: SptKey, typed: Typed) => ask<unknown>('PUT', proofPath(of, NEW), typed),
  /** All that is owed, from the tax deposit. */
  payFromDeposit: (of: SptKey) => ask<unknown>('POST', `${at(of)}/deposit/transfer`),
  /** What was used of the deposit elsewhere, and that taken back. */
  keepUse: (of: SptKey, use: DepositUseInput) =>
    ask<unknown>('POST', `/${sptResource(of.type)}/deposit/uses`, use, shownInForm),
  dropUse: (of: SptKey, id: string) => ask<unknown>('DELETE', `/${sptResource(of.type)}/deposit/uses/${id}`),
  /** One of our own receipts. */
  match: (of: SptKey, ntpnId: string) => ask<unknown>('PUT', proofPath(of, ntpnId), {}),
  unprove: (of: SptKey, proofId: string) => ask<unknown>('DELETE', proofPath(of, proofId)),
});

/** Every call about the money of a return. */
export const useDepositApi = () => {
  const { ask, busy } = useCall();
  const api = useMemo(() => apiOver(ask), [ask]);
  return { ...api, busy };
};

/** Which accounts get their codes: all of those without one, but those a person leaves out. */
export const useBilledAccounts = (uncoded: readonly DepositBill[]) => {
  const [leftOut, setLeftOut] = useState<ReadonlySet<string>>(new Set());
  const billed = uncoded.filter(({ kapKjs }) => !leftOut.has(kapKjs));
  return {
    accounts: billed.map(({ kapKjs }) => kapKjs),
    /** Of what is still to be paid on them, in rupiah. */
    sum: rupiah(total(billed.map(({ rest }) => sen(rest)))),
    /** Whether this account gets a code; null where it needs none, or there is nothing to choose. */
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

/** A code that waits for money, and is still good for it. */
const waits = (of: MadeCode): boolean =>
  isPayable(of) && of.code !== null && (of.expiresAt === null || of.expiresAt > Date.now());

/** Leads to where some codes are paid together; which of them wait for money, and whether this person may pay. */
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
  /** The same for everything a return leaves to pay, by the newest code of each account. */
  const payAll = (of: Pick<SptView, 'type' | 'id'>): void =>
    void view(of).then(
      ({ bills }) => {
        const ids = open(bills.flatMap(({ billings }) => billings.slice(0, 1)));
        if (ids.length > 0) pay(ids);
        // None is good any more: where new ones are made.
        else navigate(sptPaths.detail(of, 'bill'));
      },
      () => undefined,
    );
  return { pay, payAll, open, busy };
};
