import { useMemo } from 'react';
import type { JobStarted } from '#domain/definition/answers.ts';
import type { DokumenInput } from '#domain/faktur/dokumen.ts';
import { shownInForm, useCall } from '../../ui/feedback/use-call.ts';
import type { Side, View } from './sides.ts';

const silent = (autosave: boolean): string => (autosave ? '?autosave=1' : '');

/** The calls of the form of one side. */
export const useDokumenApi = ({ of: { resource } }: Side) => {
  const { ask, busy } = useCall();
  const calls = useMemo(() => {
    const base = `/${resource}`;
    return {
      saveDraft: (input: DokumenInput, autosave: boolean) =>
        ask<View>('POST', `${base}${silent(autosave)}`, { input }, { silent: autosave }),
      changeDraft: (id: string, version: number, input: DokumenInput, autosave: boolean) =>
        ask<View>('PUT', `${base}/${id}${silent(autosave)}`, { version, input }, { ...shownInForm, silent: autosave }),
      directUpload: (input: DokumenInput) => ask<View & JobStarted>('POST', `${base}/direct-upload`, { input }),
      changeAndUpload: (id: string, version: number, input: DokumenInput) =>
        ask<View & JobStarted>('PUT', `${base}/direct-upload/${id}`, { version, input }, shownInForm),
      substitute: (id: string, input: DokumenInput, reason: string) =>
        ask<View>('POST', `${base}/${id}/substitute`, { input, reason }),
      upload: (of: { ids: readonly string[] }) => ask<JobStarted>('POST', `${base}/upload`, of),
    };
  }, [ask, resource]);
  return { ...calls, busy };
};
