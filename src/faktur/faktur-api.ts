import { useMemo } from 'react';
import type { Faktur, FakturInput, FakturRow } from '#domain/faktur/record.ts';
import type { Taken } from '#domain/faktur/stages.ts';
import type { FakturMove } from '#domain/faktur/status.ts';
import { linkTo } from '../client/carried.ts';
import { dataProvider } from '../client/data-provider.ts';
import { isElsewhere } from '../ui/documents/mail-elsewhere.ts';
import type { Channel } from '../ui/documents/SendDialog.tsx';
import { shownInForm } from '../ui/feedback/problem.ts';
import { useCall } from '../ui/feedback/use-call.ts';
import type { SpokenFinding } from '../ui/form/said.ts';

export const RESOURCE = 'efaktur/out/ctas';
const BASE = `/${RESOURCE}`;

export type Target = { readonly ids: readonly string[] } | { readonly filter: Readonly<Record<string, unknown>> };
/** How many of a selection allow an action; `noRecipient` where a letter has nowhere to go. */
type Eligible = {
  readonly eligible: number;
  readonly total: number;
  readonly amount: string;
  readonly noRecipient: { readonly count: number; readonly reason: string } | null;
  readonly ids: readonly string[];
};

export type Job = { readonly jobId: string };

/** What the portal's list of invoices came to. */
export type StatusFileAnswer = {
  readonly updates: readonly {
    readonly id: string;
    readonly label: string;
    readonly from: string;
    readonly to: string;
    readonly number: string | null;
  }[];
  readonly contradictions: readonly {
    readonly id: string;
    readonly label: string;
    readonly message: string;
    readonly rows: readonly number[];
  }[];
  readonly unmatched: readonly {
    readonly row: number;
    readonly number: string | null;
    readonly reference: string | null;
    readonly reason: string;
  }[];
  readonly unchanged: number;
};

export type Related = Pick<
  FakturRow,
  'id' | 'number' | 'reference' | 'date' | 'status' | 'kind' | 'dpp' | 'revision'
> & {
  readonly relation: 'original' | 'replacement' | 'self' | 'advance' | 'stage' | 'settlement';
};

export type Note = {
  readonly id: string;
  readonly text: string;
  readonly userName: string;
  readonly mentions: readonly string[];
  readonly at: number;
};
export type Check = { readonly key: string; readonly ok: boolean; readonly message: string; readonly field?: string };

export type InitialData = {
  readonly defaults: FakturInput;
  readonly company: {
    readonly npwp: string;
    readonly name: string;
    readonly pkp: boolean;
    readonly address: string;
    readonly city: string;
  };
  readonly branches: readonly { readonly nitku: string; readonly name: string; readonly address: string }[];
  readonly signee: { readonly name: string; readonly npwp: string; readonly jobTitle: string } | null;
  readonly quota: {
    readonly quota: number;
    readonly used: number;
    readonly reserved: number;
    readonly remaining: number;
  };
  readonly certificate: { readonly validTo: string; readonly matchesOffice: boolean; readonly subject: string } | null;
  readonly deadline: string;
  readonly original?: Faktur;
  readonly chain?: {
    readonly first: Faktur;
    readonly stages: readonly FakturRow[];
    readonly taken: Taken;
    readonly remaining: string;
    readonly settled: boolean;
  };
};

export type SummaryTotals = {
  readonly count: number;
  readonly dpp: string;
  readonly otherDpp: string;
  readonly ppn: string;
  readonly ppnbm: string;
  readonly excluded: number;
  readonly byStatus: Readonly<Record<string, number>>;
};

type Ask = ReturnType<typeof useCall>['ask'];

/** Every call of this room, by the names the contract gives them, over one way of asking. */
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
    directUpload: (input: FakturInput) => post<Faktur & Job>('/direct-upload', { input }),
    changeAndUpload: (id: string, version: number, input: FakturInput) =>
      put<Faktur & Job>(`/direct-upload/${id}`, { version, input }, shownInForm),
    check: (input: FakturInput) => post<SpokenFinding[]>('/check', { input }),
    upload: (target: Target) => post<Job>('/upload', target),
    retry: (target: Target) => post<Job>('/retry', target),
    inquire: (target: Target) => put<Job>('/inquiry-status', target),
    substitute: (id: string, input: FakturInput, reason: string) =>
      post<Faktur>(`/${id}/substitute`, { input, reason }),
    confirmSubstitute: (id: string, version: number) => put<Faktur>(`/confirm-subs/${id}`, { version }),
    confirmCancel: (id: string, version: number) => put<Faktur>(`/confirm-cancel/${id}`, { version }),
    move: (id: string, move: FakturMove, version: number, reason?: string) =>
      post<Faktur>(`/${id}/moves/${move}`, reason ? { version, reason } : { version }),
    remove: (id: string) => ask<unknown>('DELETE', `${BASE}/${id}`),
    removeDrafts: (target: Target) => post<Job>('/draft-delete', target),
    eligible: (target: Target, action: string) => post<Eligible>('/eligible', { ...target, action }),
    sendAll: (channel: Channel, target: Target, addressChecked: boolean) =>
      ask<Job>('POST', `${BASE}/bulk-send-${channel}`, { ...target, addressChecked }, { shown: isElsewhere }),
    exportTo: (kind: 'csv' | 'xlsx' | 'xml', target: Target) => post<Job>(`/${kind}`, target),
    zip: (target: Target, pattern: string) =>
      'ids' in target
        ? ask<Job>('POST', '/bulk-download', { ids: target.ids, pattern })
        : ask<Job>('POST', '/bulk-download-filter', { filter: target.filter, pattern, kind: 'efaktur-out' }),
    addNote: (id: string, text: string, mentions: readonly string[]) => post<Note>(`/${id}/notes`, { text, mentions }),
  };
};

export type FakturApi = ReturnType<typeof apiOver>;

/** Tells what went wrong and opens the modal of what stands before an upload; the promise still rejects, so that nothing goes on. */
export const useFakturApi = (): FakturApi & { readonly busy: boolean } => {
  const { ask, busy } = useCall();
  const api = useMemo(() => apiOver(ask), [ask]);
  return { ...api, busy };
};

/** A small question of the form that may go unanswered without a word. */
export const checkInput = (
  asked: { input: FakturInput; id: string | null; replaces: string | null },
  signal: AbortSignal,
) => dataProvider.call<SpokenFinding[]>('POST', `${BASE}/check`, asked, { quiet: true, signal });

export const fileUrl = (id: string, kind: 'pdf' | 'xml'): string => linkTo(`${BASE}/${id}/${kind}`);
