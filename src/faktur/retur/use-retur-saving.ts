import { useRef } from 'react';
import type { ReturInput } from '#domain/faktur/retur.ts';
import { type DraftOf, useTypeSaving } from '../form/use-type-saving.ts';
import { inSide } from './sides.ts';

const { resource } = inSide.of;

/** Keeping a return, or keeping and sending it in one. */
export const useReturSaving = (opened: DraftOf | null) => {
  const { save, ...saving } = useTypeSaving({ resource, detail: inSide.detail, unplaced: ['lines', 'originId'] });
  const draft = useRef(opened);
  const saved = (input: ReturInput, how: 'save' | 'upload'): Promise<void> => {
    const at = `/${resource}/${how === 'save' ? 'draft' : 'direct-upload'}`;
    const kept = draft.current;
    return save(
      (ask, once) =>
        kept
          ? ask<DraftOf>('PUT', `${at}/${kept.id}`, { version: kept.version, input })
          : ask<DraftOf>('POST', at, { input }, once),
      `retur.done.${how}`,
      // Kept, and not sent: from now on it is that draft.
      (now) => {
        draft.current = now;
      },
    );
  };
  return { save: saved, ...saving };
};
