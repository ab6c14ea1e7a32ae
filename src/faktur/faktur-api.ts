import { useMemo } from 'react';
import type { Totals } from '#domain/definition/answers.ts';
import { isTransactionCode } from '#domain/faktur/codes.ts';
import type { CollectorReceiptInput } from '#domain/faktur/collector-receipt.ts';
import type { fakturKeluaran } from '#domain/faktur/keluaran.ts';
import type { FakturInput } from '#domain/faktur/record.ts';
import type { FakturStatus } from '#domain/faktur/status.ts';
import { dataProvider } from '../client/data-provider.ts';
import { fileUrl, type RequestOf } from '../client/request.ts';
import { shownInForm, useCall } from '../ui/feedback/use-call.ts';
import type { BulkTarget } from '../ui/list/definition.ts';

export const RESOURCE = 'efaktur/out/ctas';

export type FakturTotals = Totals<(typeof fakturKeluaran.list.totals)[number], FakturStatus>;

type Ask = ReturnType<typeof useCall>['ask'];

type DraftBody = RequestOf<'POST', '/efaktur/out/ctas/draft'>['body']['input'];

/** A draft may have no code yet. */
const sent = ({ code, ...input }: FakturInput): DraftBody => ({
  ...input,
  code: isTransactionCode(code) ? code : null,
});

const apiOver = (ask: Ask) => {
  const quietly = (autosave: boolean) =>
    ({ query: { autosave: autosave ? '1' : undefined }, silent: autosave }) as const;
  return {
    saveDraft: (input: FakturInput, autosave: boolean) =>
      ask('POST', '/efaktur/out/ctas/draft', { body: { input: sent(input) }, ...quietly(autosave) }),
    changeDraft: (id: string, version: number, input: FakturInput, autosave: boolean) =>
      ask('PUT', '/efaktur/out/ctas/draft/{id}', {
        path: { id },
        body: { version, input: sent(input) },
        ...shownInForm,
        ...quietly(autosave),
      }),
    remove: (id: string) => ask('DELETE', '/efaktur/out/ctas/{id}', { path: { id } }),
    makeOfEntry: (id: string, input: FakturInput, autosave: boolean) =>
      ask('POST', '/efaktur/cocokkan/rows/{id}/made', {
        path: { id },
        body: { input: sent(input), autosave },
        silent: autosave,
      }),
    sendOfEntry: (id: string, input: FakturInput) =>
      ask('POST', '/efaktur/cocokkan/rows/{id}/made/direct-upload', { path: { id }, body: { input: sent(input) } }),
    directUpload: (input: FakturInput) =>
      ask('POST', '/efaktur/out/ctas/direct-upload', { body: { input: sent(input) } }),
    changeAndUpload: (id: string, version: number, input: FakturInput) =>
      ask('PUT', '/efaktur/out/ctas/direct-upload/{id}', {
        path: { id },
        body: { version, input: sent(input) },
        ...shownInForm,
      }),
    check: (input: FakturInput) => ask('POST', '/efaktur/out/ctas/check', { body: { input: sent(input) } }),
    upload: ({ ids }: { ids: readonly string[] }) => ask('POST', '/efaktur/out/ctas/upload', { body: { ids } }),
    substitute: (id: string, input: FakturInput, reason: string) =>
      ask('POST', '/efaktur/out/ctas/{id}/substitute', { path: { id }, body: { input: sent(input), reason } }),
    keepReceipt: (id: string, version: number, receipt: CollectorReceiptInput) =>
      ask('PUT', '/efaktur/out/ctas/{id}/collector-receipt', {
        path: { id },
        body: { version, ...receipt },
        ...shownInForm,
      }),
    keepReceipts: (target: BulkTarget, receipt: CollectorReceiptInput) =>
      ask('POST', '/efaktur/out/ctas/collector-receipts', { body: { ...target, ...receipt }, ...shownInForm }),
    zip: (target: BulkTarget, pattern: string) =>
      'ids' in target
        ? ask('POST', '/bulk-download', { body: { ids: target.ids, pattern } })
        : ask('POST', '/bulk-download-filter', { body: { filter: target.filter, pattern, kind: 'efaktur-out' } }),
    addNote: (id: string, text: string, mentions: readonly string[]) =>
      ask('POST', '/efaktur/out/ctas/{id}/notes', { path: { id }, body: { text, mentions } }),
  };
};

export type FakturApi = ReturnType<typeof apiOver>;

/** Reports errors and opens the intercept modal; the promise still rejects, so that callers stop. */
export const useFakturApi = (): FakturApi & { readonly busy: boolean } => {
  const { ask, busy } = useCall();
  const api = useMemo(() => apiOver(ask), [ask]);
  return { ...api, busy };
};

/** Failures are ignored: a background check. */
export const checkInput = (
  { input, ...of }: { input: FakturInput; id: string | null; replaces: string | null },
  signal: AbortSignal,
) => dataProvider.calculate('/efaktur/out/ctas/check', { body: { input: sent(input), ...of }, signal });

export const fakturFile = (id: string, kind: 'pdf' | 'xml'): string =>
  fileUrl(`/efaktur/out/ctas/{id}/${kind}`, { path: { id } });
