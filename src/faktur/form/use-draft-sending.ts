import { useRef } from 'react';
import type { DraftResource } from '../../client/draft-resource.ts';
import { type DraftOf, useTypeSaving } from './use-type-saving.ts';

type DraftSendingOptions = Parameters<typeof useTypeSaving>[0] & {
  readonly resource: DraftResource;
  /** Path of the drafts; the resource's path by default. */
  readonly drafts?: '/efaktur/in/return/ctas/draft';
  /** Message keys `<words>.done.save` and `<words>.done.upload`. */
  readonly words: string;
};

/** Saves a document, or saves and sends it in one request. `opened`: the edited draft, null for a new one. */
export const useDraftSending = <Input>({ words, drafts, ...of }: DraftSendingOptions, opened: DraftOf | null) => {
  const { save, ...saving } = useTypeSaving(of);
  const draft = useRef(opened);
  const saved = (input: Input, how: 'save' | 'upload'): Promise<void> => {
    const base = `/${of.resource}` as const;
    const at = how === 'save' ? (drafts ?? base) : (`${base}/direct-upload` as const);
    const current = draft.current;
    return save(
      (ask, once) =>
        current
          ? ask('PUT', `${at}/{id}` as const, {
              path: { id: current.id },
              body: { version: current.version, input: input as never },
            })
          : ask('POST', at, { body: { input: input as never }, ...once }),
      `${words}.done.${how}`,
      // Saved but not sent: it continues as that draft.
      (now) => {
        draft.current = now;
      },
    );
  };
  return { save: saved, ...saving };
};
