import { useMemo } from 'react';
import { type DraftResourceOf, draftCalls } from '../../client/draft-resource.ts';
import { shownInForm, useCall } from '../../ui/feedback/use-call.ts';

const quietly = (autosave: boolean) => ({ query: { autosave: autosave ? '1' : undefined }, silent: autosave }) as const;

/** R is the server's record, I the form input; both belong to the resource. */
export const useDraftApi = <R extends { readonly id: string }, I>(resource: DraftResourceOf<R, I>) => {
  const { ask, busy } = useCall();
  const calls = useMemo(() => {
    const { path, sent, substitute, body, record, sentRecord } = draftCalls<R, I>(resource);
    return {
      saveDraft: (input: I, autosave: boolean) =>
        record(ask('POST', path, { body: body(input), ...quietly(autosave) })),
      changeDraft: (id: string, version: number, input: I, autosave: boolean) =>
        record(
          ask('PUT', `${path}/{id}`, {
            path: { id },
            body: body(input, { version }),
            ...shownInForm,
            ...quietly(autosave),
          }),
        ),
      remove: (id: string) => ask('DELETE', `${path}/{id}`, { path: { id } }),
      directUpload: (input: I) => sentRecord(ask('POST', sent, { body: body(input) })),
      changeAndUpload: (id: string, version: number, input: I) =>
        sentRecord(ask('PUT', `${sent}/{id}`, { path: { id }, body: body(input, { version }), ...shownInForm })),
      substitute: (id: string, input: I, reason: string) =>
        record(ask('POST', substitute, { path: { id }, body: body(input, { reason }) })),
      upload: ({ ids }: { ids: readonly string[] }) => ask('POST', `${path}/upload`, { body: { ids } }),
    };
  }, [ask, resource]);
  return { ...calls, busy };
};
