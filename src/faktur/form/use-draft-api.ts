import { useMemo } from 'react';
import type { JobStarted } from '#domain/definition/answers.ts';
import { shownInForm, useCall } from '../../ui/feedback/use-call.ts';

const silent = (autosave: boolean): string => (autosave ? '?autosave=1' : '');

/** The API of a typed form: R is the server's record, I the form input. */
export const useDraftApi = <R extends { readonly id: string }, I>(resource: string) => {
  const { ask, busy } = useCall();
  const calls = useMemo(() => {
    const base = `/${resource}`;
    return {
      saveDraft: (input: I, autosave: boolean) =>
        ask<R>('POST', `${base}${silent(autosave)}`, { input }, { silent: autosave }),
      changeDraft: (id: string, version: number, input: I, autosave: boolean) =>
        ask<R>('PUT', `${base}/${id}${silent(autosave)}`, { version, input }, { ...shownInForm, silent: autosave }),
      remove: (id: string) => ask<unknown>('DELETE', `${base}/${id}`),
      directUpload: (input: I) => ask<R & JobStarted>('POST', `${base}/direct-upload`, { input }),
      changeAndUpload: (id: string, version: number, input: I) =>
        ask<R & JobStarted>('PUT', `${base}/direct-upload/${id}`, { version, input }, shownInForm),
      substitute: (id: string, input: I, reason: string) =>
        ask<R>('POST', `${base}/${id}/substitute`, { input, reason }),
      upload: (of: { ids: readonly string[] }) => ask<JobStarted>('POST', `${base}/upload`, of),
    };
  }, [ask, resource]);
  return { ...calls, busy };
};
