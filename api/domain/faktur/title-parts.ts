import type { FakturRow } from './record.ts';

/**
 * Message keys of type and, unless normal, kind; and the number, null if there is none: then the own reference is used.
 */
export const titleParts = ({
  type,
  kind,
  number,
  reference,
}: Pick<FakturRow, 'type' | 'kind' | 'number' | 'reference'>): {
  words: string[];
  number: string | null;
  reference: string | null;
} => ({
  words: [`faktur.type.${type}`, ...(kind === 'NORMAL' ? [] : [`faktur.status.kind.${kind}`])],
  number,
  reference: reference || null,
});
