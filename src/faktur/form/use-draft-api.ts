import { useMemo } from 'react';
import type { JobStarted } from '#domain/definition/answers.ts';
import type { ResourceWith } from '../../client/request.ts';
import { shownInForm, useCall } from '../../ui/feedback/use-call.ts';

export type DraftResource = ResourceWith<'PUT', '/direct-upload/{id}'>;

const quietly = (autosave: boolean) => ({ query: { autosave: autosave ? '1' : undefined }, silent: autosave }) as const;

/** R is the server's record, I the form input; both belong to the resource. */
export const useDraftApi = <R extends { readonly id: string }, I>(resource: DraftResource) => {
  const { ask, busy } = useCall();
  const calls = useMemo(() => {
    const drafted = (record: Promise<unknown>) => record as Promise<R>;
    const sent = (record: Promise<unknown>) => record as Promise<R & JobStarted>;
    const bodyOf = (body: object) => body as never;
    return {
      saveDraft: (input: I, autosave: boolean) =>
        drafted(ask('POST', `/${resource}`, { body: bodyOf({ input }), ...quietly(autosave) })),
      changeDraft: (id: string, version: number, input: I, autosave: boolean) =>
        drafted(
          ask('PUT', `/${resource}/{id}`, {
            path: { id },
            body: bodyOf({ version, input }),
            ...shownInForm,
            ...quietly(autosave),
          }),
        ),
      remove: (id: string) => ask('DELETE', `/${resource}/{id}`, { path: { id } }),
      directUpload: (input: I) => sent(ask('POST', `/${resource}/direct-upload`, { body: bodyOf({ input }) })),
      changeAndUpload: (id: string, version: number, input: I) =>
        sent(
          ask('PUT', `/${resource}/direct-upload/{id}`, {
            path: { id },
            body: bodyOf({ version, input }),
            ...shownInForm,
          }),
        ),
      substitute: (id: string, input: I, reason: string) =>
        drafted(
          ask('POST', `/${resource as SubstituteResource}/{id}/substitute`, {
            path: { id },
            body: bodyOf({ input, reason }),
          }),
        ),
      upload: ({ ids }: { ids: readonly string[] }) => ask('POST', `/${resource}/upload`, { body: { ids } }),
    };
  }, [ask, resource]);
  return { ...calls, busy };
};

type SubstituteResource = Extract<ResourceWith<'POST', '/{id}/substitute'>, DraftResource>;
