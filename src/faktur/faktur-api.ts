import { useMemo } from 'react';
import type { Channel, Eligible, JobStarted, Totals } from '#domain/definition/answers.ts';
import type { FindingView } from '#domain/definition/finding.ts';
import type { CollectorReceiptInput } from '#domain/faktur/collector-receipt.ts';
import type { fakturKeluaran } from '#domain/faktur/keluaran.ts';
import type { Faktur, FakturInput } from '#domain/faktur/record.ts';
import type { FakturStatus } from '#domain/faktur/status.ts';
import type { FakturNote } from '#domain/faktur/view-schema.ts';
import { linkTo } from '../client/carried.ts';
import { dataProvider } from '../client/data-provider.ts';
import { isElsewhere } from '../ui/documents/LetterFrom.tsx';
import { shownInForm, useCall } from '../ui/feedback/use-call.ts';
import type { BulkTarget } from '../ui/list/definition.ts';

export const RESOURCE = 'efaktur/out/ctas';
const BASE = `/${RESOURCE}`;

export type FakturTotals = Totals<(typeof fakturKeluaran.list.totals)[number], FakturStatus>;

export const entryPath = (id: string): string => `/efaktur/cocokkan/rows/${encodeURIComponent(id)}`;

type Ask = ReturnType<typeof useCall>['ask'];

const apiOver = (ask: Ask) => {
  const put = <T>(path: string, body?: unknown, options?: Parameters<Ask>[3]) =>
    ask<T>('PUT', BASE + path, body, options);
  const post = <T>(path: string, body?: unknown) => ask<T>('POST', BASE + path, body);
  return {
    saveDraft: (input: FakturInput, autosave: boolean) =>
      ask<Faktur>('POST', `${BASE}/draft${autosave ? '?autosave=1' : ''}`, { input }, { silent: autosave }),
    changeDraft: (id: string, version: number, input: FakturInput, autosave: boolean) =>
      put<Faktur>(
        `/draft/${id}${autosave ? '?autosave=1' : ''}`,
        { version, input },
        { ...shownInForm, silent: autosave },
      ),
    remove: (id: string) => ask<unknown>('DELETE', `${BASE}/${id}`),
    makeOfEntry: (entry: string, input: FakturInput, autosave: boolean) =>
      ask<Faktur>('POST', `${entryPath(entry)}/made`, { input, autosave }, { silent: autosave }),
    sendOfEntry: (entry: string, input: FakturInput) =>
      ask<Faktur & JobStarted>('POST', `${entryPath(entry)}/made/direct-upload`, { input }),
    directUpload: (input: FakturInput) => post<Faktur & JobStarted>('/direct-upload', { input }),
    changeAndUpload: (id: string, version: number, input: FakturInput) =>
      put<Faktur & JobStarted>(`/direct-upload/${id}`, { version, input }, shownInForm),
    check: (input: FakturInput) => post<FindingView[]>('/check', { input }),
    upload: (target: BulkTarget) => post<JobStarted>('/upload', target),
    retry: (target: BulkTarget) => post<JobStarted>('/retry', target),
    inquire: (target: BulkTarget) => put<JobStarted>('/inquiry-status', target),
    substitute: (id: string, input: FakturInput, reason: string) =>
      post<Faktur>(`/${id}/substitute`, { input, reason }),
    keepReceipt: (id: string, version: number, receipt: CollectorReceiptInput) =>
      put<Faktur>(`/${id}/collector-receipt`, { version, ...receipt }, shownInForm),
    keepReceipts: (target: BulkTarget, receipt: CollectorReceiptInput) =>
      ask<JobStarted>('POST', `${BASE}/collector-receipts`, { ...target, ...receipt }, shownInForm),
    removeDrafts: (target: BulkTarget) => post<JobStarted>('/draft-delete', target),
    eligible: (target: BulkTarget, action: string) => post<Eligible>('/eligible', { ...target, action }),
    sendAll: (channel: Channel, target: BulkTarget, addressChecked: boolean) =>
      ask<JobStarted>('POST', `${BASE}/bulk-send-${channel}`, { ...target, addressChecked }, { shown: isElsewhere }),
    exportTo: (kind: 'csv' | 'xlsx' | 'xml', target: BulkTarget) => post<JobStarted>(`/${kind}`, target),
    zip: (target: BulkTarget, pattern: string) =>
      'ids' in target
        ? ask<JobStarted>('POST', '/bulk-download', { ids: target.ids, pattern })
        : ask<JobStarted>('POST', '/bulk-download-filter', { filter: target.filter, pattern, kind: 'efaktur-out' }),
    addNote: (id: string, text: string, mentions: readonly string[]) =>
      post<FakturNote>(`/${id}/notes`, { text, mentions }),
  };
};

export type FakturApi = ReturnType<typeof apiOver>;

/** Reports errors and opens the intercept modal; the promise still rejects, so that callers stop. */
export const useFakturApi = (): FakturApi & { readonly busy: boolean } => {
  const { ask, busy } = useCall();
  const api = useMemo(() => apiOver(ask), [ask]);
  return { ...api, busy };
};

/** A background check of the form; failures are ignored. */
export const checkInput = (
  body: { input: FakturInput; id: string | null; replaces: string | null },
  signal: AbortSignal,
) => dataProvider.call<FindingView[]>('POST', `${BASE}/check`, body, { quiet: true, signal });

export const fileUrl = (id: string, kind: 'pdf' | 'xml'): string => linkTo(`${BASE}/${id}/${kind}`);
