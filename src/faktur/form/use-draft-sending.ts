import { useRef } from 'react';
import { type DraftOf, useTypeSaving } from './use-type-saving.ts';

type DraftSendingOptions = Parameters<typeof useTypeSaving>[0] & {
  /** Where drafts are kept; the address of the resource where nothing is said. */
  readonly drafts?: string;
  /** Of what is done: `<words>.done.save`, `<words>.done.upload`. */
  readonly words: string;
};

/** Keeping one of a type, or keeping and sending it in one. `opened`: the draft that is written over, null of a new one. */
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
      // Kept, and not sent: from now on it is that draft.
      (now) => {
        draft.current = now;
      },
    );
  };
  return { save: saved, ...saving };
};
