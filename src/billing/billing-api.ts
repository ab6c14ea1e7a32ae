import { useMemo } from 'react';
import type { Owner } from '#domain/billing/plain.ts';
import type { BillingInput } from '#domain/billing/record.ts';
import type { BillingMove } from '#domain/billing/status.ts';
import type { Billing, NtpnRecord, Payment, UnmatchedPaymentRecord } from '#domain/billing/stored.ts';
import type { Dues } from '#domain/billing/view.ts';
import type { NamedSpt } from '#domain/spt/place.ts';
import { linkTo } from '../client/carried.ts';
import { dataProvider } from '../client/data-provider.ts';
import type { ExportFormat } from '../ui/documents/bulk-work.ts';
import { useCall } from '../ui/feedback/use-call.ts';

export type { Billing, NtpnRecord } from '#domain/billing/stored.ts';

export const RESOURCE = 'ebilling';
export const NTPN_RESOURCE = 'ebilling/ntpn';
const BASE = `/${RESOURCE}`;

export type Target = { readonly ids: readonly string[] } | { readonly filter: Readonly<Record<string, unknown>> };
type Started = { readonly jobId: string; readonly total: number };

export type BillingTotals = {
  readonly count: number;
  readonly amount: string;
  readonly excluded: number;
  readonly byStatus: Readonly<Record<string, number>>;
};

/** One link of the chain from billing to return; those that are still to come have no id. */
export type ChainLink = {
  readonly kind: 'billing' | 'payment' | 'ntpn' | 'return';
  readonly id: string | null;
  readonly label: string | null;
  readonly status: string | null;
  readonly at: number | null;
};

type Related = Pick<Billing, 'id' | 'code' | 'status'>;

/** A billing with everything around it. */
export type BillingView = Billing &
  Dues & {
    readonly officeSays: string | null;
    readonly payment: Payment | null;
    readonly ntpns: readonly NtpnRecord[];
    readonly chain: readonly ChainLink[];
    readonly spt: NamedSpt | null;
    readonly renewed: { readonly from: Related | null; readonly by: Related | null };
    readonly actions: readonly BillingMove[];
  };

/** A code as the office knows it. */
export type KnownCode = {
  readonly code: string;
  readonly kap: string;
  readonly kjs: string;
  readonly taxName: string;
  readonly periodFrom: string;
  readonly periodTo: string;
  readonly amount: string;
  readonly payerNpwp: string;
  readonly payerName: string;
  readonly expiresAt: number;
  readonly state: 'open' | 'expired' | 'paid';
  readonly stateWords: string;
  /** Our billing with this code; null where there is none yet. */
  readonly ours: string | null;
};

/** Money of this company that waits for a person, with the payment it came for. */
export type UnmatchedPaymentView = Pick<UnmatchedPaymentRecord, 'id' | 'why' | 'amount'> & {
  readonly payment: { readonly id: string; readonly billings: readonly { readonly id: string }[] } | null;
};

/** How many of a selection qualify for an action, and the first of them. */
export type Eligible = { readonly eligible: number; readonly total: number; readonly ids: readonly string[] };

type Ask = ReturnType<typeof useCall>['ask'];

/** Every call of this room, by the names the contract gives them, over one way of asking. */
const apiOver = (ask: Ask) => {
  const post = <T>(path: string, body?: unknown) => ask<T>('POST', BASE + path, body);
  return {
    create: (input: BillingInput, ignoreSame: boolean, key: string) =>
      ask<Billing>('POST', BASE, { ...input, ...(ignoreSame ? { ignoreSame: true } : {}) }, { key, silent: true }),
    change: ({ id, version }: Billing, input: BillingInput, ignoreSame: boolean) =>
      ask<Billing>(
        'PUT',
        `${BASE}/${id}`,
        { ...input, version, ...(ignoreSame ? { ignoreSame } : {}) },
        { silent: true },
      ),
    one: (id: string) => ask<BillingView>('GET', `${BASE}/${id}`),
    withdraw: (id: string) => post<Billing>(`/${id}/withdraw`),
    retry: (id: string) => post<Billing>(`/${id}/retry`),
    renew: (id: string, ignoreSame: boolean) =>
      ask<Billing>('POST', `${BASE}/${id}/renew${ignoreSame ? '?ignoreSame=1' : ''}`, undefined, { silent: true }),
    remove: (id: string) => ask<unknown>('DELETE', `${BASE}/${id}`),
    eligible: (target: Target, action: string) => post<Eligible>('/eligible', { ...target, action }),
    removeAll: (target: Target) => post<Started>('/bulk-delete', target),
    inquiry: (code: string) => ask<KnownCode>('POST', `${BASE}/inquiry`, { code }, { silent: true }),
    adopt: (code: string) => post<Billing>('/adopt', { code }),
    payable: (ids: readonly string[]) => post<{ businessKey: string }>('/bulk-payable', { ids }),
    exportTo: (format: ExportFormat, selection: Target) => post<Started>('/export', { ...selection, format }),
    slips: (selection: Target) => post<Started>('/bulk-ssp', selection),
    exportNtpn: (format: ExportFormat, selection: Target) => post<Started>('/ntpn/export', { ...selection, format }),
    receipts: (selection: Target) => post<Started>('/ntpn/bulk-bpn', selection),
    refreshNtpn: (id: string) => post<NtpnRecord>(`/ntpn/${id}/refresh`),
    cancelPayment: (id: string) => ask<unknown>('DELETE', `${BASE}/${id}/payment`),
  };
};

export type BillingApi = ReturnType<typeof apiOver>;

/** Tells what went wrong, unless the form does; the promise still rejects, so that nothing goes on. */
export const useBillingApi = (): BillingApi & { readonly busy: boolean } => {
  const { ask, busy } = useCall();
  const api = useMemo(() => apiOver(ask), [ask]);
  return { ...api, busy };
};

export type Checked = { readonly same: readonly Billing[] };

/** What only the server can find while one types; unanswered without a word. */
export const checkInput = (input: BillingInput, id: string | null, signal: AbortSignal) =>
  dataProvider.call<Checked>('POST', `${BASE}/check`, { ...input, ...(id ? { id } : {}) }, { quiet: true, signal });

export const slipUrl = (id: string): string => linkTo(`${BASE}/${id}/ssp`);
export const receiptUrl = (id: string): string => linkTo(`/${NTPN_RESOURCE}/${id}/bpn`);

export type FormStart = { readonly company: Owner; readonly today: string };
