import { useMemo } from 'react';
import type { idBilling } from '#domain/billing/billing.ts';
import type { BillingInput } from '#domain/billing/record.ts';
import type { BillingStatus } from '#domain/billing/status.ts';
import type { Billing } from '#domain/billing/stored.ts';
import type { Totals } from '#domain/definition/answers.ts';
import { dataProvider } from '../client/data-provider.ts';
import { fileUrl } from '../client/request.ts';
import { useCall } from '../ui/feedback/use-call.ts';

export type { Billing, BillingListRow, NtpnRecord } from '#domain/billing/stored.ts';

export const RESOURCE = 'ebilling';
export const NTPN_RESOURCE = 'ebilling/ntpn';

export type BillingTotals = Totals<(typeof idBilling.list.totals)[number], BillingStatus>;

type Ask = ReturnType<typeof useCall>['ask'];

const apiOver = (ask: Ask) => ({
  create: (input: BillingInput, ignoreSame: boolean, key: string) =>
    ask('POST', '/ebilling', { body: { ...input, ...(ignoreSame ? { ignoreSame: true } : {}) }, key, silent: true }),
  change: ({ id, version }: Billing, input: BillingInput, ignoreSame: boolean) =>
    ask('PUT', '/ebilling/{id}', {
      path: { id },
      body: { ...input, version, ...(ignoreSame ? { ignoreSame } : {}) },
      silent: true,
    }),
  one: (id: string) => ask('GET', '/ebilling/{id}', { path: { id } }),
  retry: (id: string) => ask('POST', '/ebilling/{id}/retry', { path: { id } }),
  renew: (id: string, ignoreSame: boolean) =>
    ask('POST', '/ebilling/{id}/renew', {
      path: { id },
      query: { ignoreSame: ignoreSame ? '1' : undefined },
      silent: true,
    }),
  inquiry: (code: string) => ask('POST', '/ebilling/inquiry', { body: { code }, silent: true }),
  adopt: (code: string) => ask('POST', '/ebilling/adopt', { body: { code } }),
  payable: (ids: readonly string[]) => ask('POST', '/ebilling/bulk-payable', { body: { ids } }),
});

export type BillingApi = ReturnType<typeof apiOver>;

/** Reports errors, unless the form does; the promise still rejects, so that callers stop. */
export const useBillingApi = (): BillingApi & { readonly busy: boolean } => {
  const { ask, busy } = useCall();
  const api = useMemo(() => apiOver(ask), [ask]);
  return { ...api, busy };
};

/** Failures are ignored: these checks run while typing. */
export const checkInput = (input: BillingInput, id: string | null, signal: AbortSignal) =>
  dataProvider.calculate('/ebilling/check', { body: { ...input, ...(id ? { id } : {}) }, signal });

export const slipUrl = (id: string): string => fileUrl('/ebilling/{id}/ssp', { path: { id } });
export const receiptUrl = (id: string): string => fileUrl('/ebilling/ntpn/{id}/bpn', { path: { id } });
