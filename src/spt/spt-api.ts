import { useMemo } from 'react';
import type { Eligible, JobStarted } from '#domain/definition/answers.ts';
import type { ReturnType, SptRecord } from '#domain/spt/record.ts';
import type { SptUnderway } from '#domain/spt/view-schema.ts';
import { linkTo } from '../client/carried.ts';
import { newKey } from '../client/new-key.ts';
import type { ExportFormat } from '../ui/documents/bulk-work.ts';
import { useCall } from '../ui/feedback/use-call.ts';
import type { BulkTarget } from '../ui/list/definition.ts';
import { sptResource } from './paths.ts';

type SptKey = { readonly type: ReturnType; readonly id: string };
type Ask = globalThis.ReturnType<typeof useCall>['ask'];

export const sptPaper = ({ type, id }: SptKey, paper: 'pdf' | 'bpe'): string =>
  linkTo(`/${sptResource(type)}/${id}/${paper}`);

const apiOver = (ask: Ask) => {
  const base = (type: ReturnType) => `/${sptResource(type)}`;
  const at = ({ type, id }: SptKey) => `${base(type)}/${id}`;
  return {
    /** `silent`: the caller shows refusals itself. */
    create: (type: ReturnType, period: string, silent = false) =>
      ask<SptRecord>('POST', base(type), { period }, { silent }),
    postPeriod: (type: ReturnType, period: string) => ask<SptUnderway>('POST', `${base(type)}/posting`, { period }),
    amend: (of: SptKey, reason: string) => ask<SptRecord>('POST', `${at(of)}/amend`, { reason }),
    submit: (of: SptKey, signeeId: string, shown = false) =>
      ask<SptRecord>('PUT', `${at(of)}/submit?${new URLSearchParams({ signeeId })}`, undefined, {
        key: newKey(),
        shown: () => shown,
      }),
    eligible: (type: ReturnType, target: BulkTarget, action: string) =>
      ask<Eligible>('POST', `${base(type)}/eligible`, { ...target, action }),
    postAll: (type: ReturnType, target: BulkTarget) => ask<JobStarted>('POST', `${base(type)}/bulk-posting`, target),
    removeAll: (type: ReturnType, target: BulkTarget) => ask<JobStarted>('POST', `${base(type)}/bulk-delete`, target),
    /** Returns, or filing receipts, of a selection as a zip. */
    zip: (type: ReturnType, paper: 'spt' | 'bpe', target: BulkTarget) =>
      ask<JobStarted>('POST', `${base(type)}/bulk-download`, { ...target, paper }),
    exportTo: (type: ReturnType, format: ExportFormat, target: BulkTarget) =>
      ask<JobStarted>('POST', `${base(type)}/export`, { ...target, format }),
  };
};

export type SptApi = globalThis.ReturnType<typeof apiOver>;

/** Reports errors and opens the intercept modal; the promise still rejects, so that callers stop. */
export const useSptApi = (): SptApi & { readonly busy: boolean } => {
  const { ask, busy } = useCall();
  const api = useMemo(() => apiOver(ask), [ask]);
  return { ...api, busy };
};
