import { useRef } from 'react';
import { type DraftOf, useTypeSaving } from './use-type-saving.ts';

type DraftSendingOptions = Parameters<typeof useTypeSaving>[0] & {
  /** Path of the drafts; the resource's path by default. */
  readonly drafts?: string;
  /** Message keys `<words>.done.save` and `<words>.done.upload`. */
  readonly words: string;
};

/** Saves a document, or saves and sends it in one request. `opened`: the draft being edited, null for a new one. */
export const useDraftSending = <Input>({ words, drafts, ...of }: DraftSendingOptions, opened: DraftOf | null) => {
  const { save, ...saving } = useTypeSaving(of);
  const draft = useRef(opened);
  const saved = (input: Input, how: 'save' | 'upload'): Promise<void> => {
    const at = how === 'save' ? (drafts ?? `/${of.resource}`) : `/${of.resource}/direct-upload`;
    const kept = draft.current;
    return save(
      (ask, once) =>
        kept
          ? ask<DraftOf>('PUT', `${at}/${kept.id}`, { version: kept.version, input })
          : ask<DraftOf>('POST', at, { input }, once),
      `${words}.done.${how}`,
      // Saved but not sent: it continues as that draft.
      (now) => {
        draft.current = now;
      },
    );
  };
  return { save: saved, ...saving };
};
