import { useMemo } from 'react';
import type { BillingGroup } from '#domain/bupot/billing-groups.ts';
import type { SlipKind } from '#domain/bupot/kinds.ts';
import type { Bupot } from '#domain/bupot/record.ts';
import { slips } from '#domain/bupot/slips.ts';
import type { Channel, Eligible, JobStarted } from '#domain/definition/answers.ts';
import { linkTo } from '../client/carried.ts';
import { isElsewhere } from '../ui/documents/LetterFrom.tsx';
import { useCall } from '../ui/feedback/use-call.ts';
import type { BulkTarget } from '../ui/list/definition.ts';
import { isPeriodFiled } from './use-filed-masa.tsx';
import { type Consent, isRelatedProblem } from './use-issuing.tsx';

export const RESOURCE = 'ebupot/slips';
const BASE = `/${RESOURCE}`;

export const exportFormats = ['xml', 'xlsx', 'csv'] as const;
type ExportFormat = (typeof exportFormats)[number];

type One = Pick<Bupot, 'id' | 'version'>;

type Ask = ReturnType<typeof useCall>['ask'];

const apiOver = (ask: Ask) => {
  const post = <T>(path: string, body?: unknown) =>
    ask<T>('POST', BASE + path, body, { shown: (problem) => isPeriodFiled(problem) || isRelatedProblem(problem) });
  return {
    correct: ({ kind, id }: { kind: SlipKind; id: string }, reason: string, lockReason?: string) =>
      ask<Bupot>('POST', `/${slips[kind].resource}/${id}/correct`, { reason, lockReason }, { shown: isPeriodFiled }),
    issue: ({ id, version }: One, consent: Consent) => post<JobStarted>(`/${id}/issue`, { version, ...consent }),
    submit: ({ id, version }: One, lockReason?: string) => post<JobStarted>(`/${id}/submit`, { version, lockReason }),
    cancel: ({ id, version }: One, reason: string, lockReason?: string) =>
      post<JobStarted>(`/${id}/cancel`, { version, reason, lockReason }),
    eligible: (target: BulkTarget, action: string) => post<Eligible>('/eligible', { ...target, action }),
    issueAll: (target: BulkTarget, consent: Consent) => post<JobStarted>('/issue', { ...target, ...consent }),
    submitAll: (target: BulkTarget, lockReason?: string) => post<JobStarted>('/submit', { ...target, lockReason }),
    inquireAll: (target: BulkTarget) => post<JobStarted>('/inquire', target),
    cancelAll: (target: BulkTarget, reason: string, lockReason?: string) =>
      post<JobStarted>('/cancel', { ...target, reason, lockReason }),
    billingGroups: (target: BulkTarget) => post<readonly BillingGroup[]>('/billing-groups', target),
    redraw: (target: BulkTarget, lockReason?: string) => post<JobStarted>('/redraw', { ...target, lockReason }),
    removeDrafts: (target: BulkTarget) => post<JobStarted>('/bulk-delete', target),
    zip: (target: BulkTarget, pattern: string) => post<JobStarted>('/bulk-download', { ...target, pattern }),
    exportTo: (format: ExportFormat, target: BulkTarget) => post<JobStarted>('/export', { ...target, format }),
    sendAll: (channel: Channel, target: BulkTarget, addressChecked: boolean) =>
      ask<JobStarted>(
        'POST',
        `${BASE}/${'ids' in target ? 'send' : 'send-all'}`,
        { ...target, channel, addressChecked },
        { shown: isElsewhere },
      ),
  };
};

export type BupotApi = ReturnType<typeof apiOver>;

/** Reports errors and opens the intercept modal; the promise still rejects, so that callers stop. */
export const useBupotApi = (): BupotApi & { readonly busy: boolean } => {
  const { ask, busy } = useCall();
  const api = useMemo(() => apiOver(ask), [ask]);
  return { ...api, busy };
};

export const pdfUrl = (id: string): string => linkTo(`${BASE}/${id}/pdf`);
