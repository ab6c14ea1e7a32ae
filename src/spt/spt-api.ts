import { useMemo } from 'react';
import type { ReturnType } from '#domain/spt/record.ts';
import { newKey } from '../client/new-key.ts';
import { fileUrl } from '../client/request.ts';
import { useCall } from '../ui/feedback/use-call.ts';
import { sptResource } from './paths.ts';

type SptKey = { readonly type: ReturnType; readonly id: string };
type Ask = globalThis.ReturnType<typeof useCall>['ask'];

export const sptPaper = ({ type, id }: SptKey, paper: 'pdf' | 'bpe'): string =>
  fileUrl(`/${sptResource(type)}/{id}/${paper}`, { path: { id } });

const apiOver = (ask: Ask) => ({
  /** `silent`: the caller shows refusals itself. */
  create: (type: ReturnType, period: string, silent = false) =>
    ask('POST', `/${sptResource(type)}`, { body: { period }, silent }),
  postPeriod: (type: ReturnType, period: string) => ask('POST', `/${sptResource(type)}/posting`, { body: { period } }),
  amend: ({ type, id }: SptKey, reason: string) =>
    ask('POST', `/${sptResource(type)}/{id}/amend`, { path: { id }, body: { reason } }),
  submit: ({ type, id }: SptKey, signeeId: string, shown = false) =>
    ask('PUT', `/${sptResource(type)}/{id}/submit`, {
      path: { id },
      query: { signeeId },
      key: newKey(),
      shown: () => shown,
    }),
});

export type SptApi = globalThis.ReturnType<typeof apiOver>;

/** Reports errors and opens the intercept modal; the promise still rejects, so that callers stop. */
export const useSptApi = (): SptApi & { readonly busy: boolean } => {
  const { ask, busy } = useCall();
  const api = useMemo(() => apiOver(ask), [ask]);
  return { ...api, busy };
};
