import { useMemo } from 'react';
import type { idBilling } from '#domain/billing/billing.ts';
import type { BillingInput } from '#domain/billing/record.ts';
import type { BillingStatus } from '#domain/billing/status.ts';
import type { Billing } from '#domain/billing/stored.ts';
import type { BillingView, CheckedBilling, InquiredCode } from '#domain/billing/view-schema.ts';
import type { Eligible, JobStarted, Totals } from '#domain/definition/answers.ts';
import { linkTo } from '../client/carried.ts';
import { dataProvider } from '../client/data-provider.ts';
import type { ExportFormat } from '../ui/documents/bulk-work.ts';
import { useCall } from '../ui/feedback/use-call.ts';
import type { BulkTarget } from '../ui/list/definition.ts';

export type { Billing, BillingListRow, NtpnRecord } from '#domain/billing/stored.ts';

export const RESOURCE = 'ebilling';
export const NTPN_RESOURCE = 'ebilling/ntpn';
const BASE = `/${RESOURCE}`;

export type BillingTotals = Totals<(typeof idBilling.list.totals)[number], BillingStatus>;

type Ask = ReturnType<typeof useCall>['ask'];

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
    retry: (id: string) => post<Billing>(`/${id}/retry`),
    renew: (id: string, ignoreSame: boolean) =>
      ask<Billing>('POST', `${BASE}/${id}/renew${ignoreSame ? '?ignoreSame=1' : ''}`, undefined, { silent: true }),
    eligible: (target: BulkTarget, action: string) => post<Eligible>('/eligible', { ...target, action }),
    removeAll: (target: BulkTarget) => post<JobStarted>('/bulk-delete', target),
    inquiry: (code: string) => ask<InquiredCode>('POST', `${BASE}/inquiry`, { code }, { silent: true }),
    adopt: (code: string) => post<Billing>('/adopt', { code }),
    payable: (ids: readonly string[]) => post<{ businessKey: string }>('/bulk-payable', { ids }),
    exportTo: (format: ExportFormat, selection: BulkTarget) => post<JobStarted>('/export', { ...selection, format }),
    slips: (selection: BulkTarget) => post<JobStarted>('/bulk-ssp', selection),
    exportNtpn: (format: ExportFormat, selection: BulkTarget) =>
      post<JobStarted>('/ntpn/export', { ...selection, format }),
    receipts: (selection: BulkTarget) => post<JobStarted>('/ntpn/bulk-bpn', selection),
  };
};

export type BillingApi = ReturnType<typeof apiOver>;

/** Reports errors, unless the form does; the promise still rejects, so that callers stop. */
export const useBillingApi = (): BillingApi & { readonly busy: boolean } => {
  const { ask, busy } = useCall();
  const api = useMemo(() => apiOver(ask), [ask]);
  return { ...api, busy };
};

/** Checks only the server can make, run while typing; failures are ignored. */
export const checkInput = (input: BillingInput, id: string | null, signal: AbortSignal) =>
  dataProvider.call<CheckedBilling>(
    'POST',
    `${BASE}/check`,
    { ...input, ...(id ? { id } : {}) },
    { quiet: true, signal },
  );

export const slipUrl = (id: string): string => linkTo(`${BASE}/${id}/ssp`);
export const receiptUrl = (id: string): string => linkTo(`/${NTPN_RESOURCE}/${id}/bpn`);
