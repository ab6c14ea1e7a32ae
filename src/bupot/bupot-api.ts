import { useMemo } from 'react';
import type { SlipKind } from '#domain/bupot/kinds.ts';
import type { Bupot } from '#domain/bupot/record.ts';
import { slips } from '#domain/bupot/slips.ts';
import type { ProblemBody } from '../client/http.ts';
import { fileUrl } from '../client/request.ts';
import { useCall } from '../ui/feedback/use-call.ts';
import type { BulkTarget } from '../ui/list/definition.ts';
import { isPeriodFiled } from './use-filed-masa.tsx';
import { type Consent, isRelatedProblem } from './use-issuing.tsx';

export const RESOURCE = 'ebupot/slips';

type One = Pick<Bupot, 'id' | 'version'>;

type Ask = ReturnType<typeof useCall>['ask'];

export const shownInSlips = (problem: ProblemBody) => isPeriodFiled(problem) || isRelatedProblem(problem);

const apiOver = (ask: Ask) => ({
  correct: ({ kind, id }: { kind: SlipKind; id: string }, reason: string, lockReason?: string) =>
    ask('POST', `/${slips[kind].resource}/{id}/correct`, {
      path: { id },
      body: { reason, lockReason },
      shown: isPeriodFiled,
    }),
  issue: ({ id, version }: One, consent: Consent) =>
    ask('POST', '/ebupot/slips/{id}/issue', { path: { id }, body: { version, ...consent }, shown: shownInSlips }),
  submit: ({ id, version }: One, lockReason?: string) =>
    ask('POST', '/ebupot/slips/{id}/submit', { path: { id }, body: { version, lockReason }, shown: shownInSlips }),
  cancel: ({ id, version }: One, reason: string, lockReason?: string) =>
    ask('POST', '/ebupot/slips/{id}/cancel', {
      path: { id },
      body: { version, reason, lockReason },
      shown: shownInSlips,
    }),
  billingGroups: (target: BulkTarget) =>
    ask('POST', '/ebupot/slips/billing-groups', { body: target, shown: shownInSlips }),
});

export type BupotApi = ReturnType<typeof apiOver>;

/** Reports errors and opens the intercept modal; the promise still rejects, so that callers stop. */
export const useBupotApi = (): BupotApi & { readonly busy: boolean } => {
  const { ask, busy } = useCall();
  const api = useMemo(() => apiOver(ask), [ask]);
  return { ...api, busy };
};

export const pdfUrl = (id: string): string => fileUrl('/ebupot/slips/{id}/pdf', { path: { id } });
