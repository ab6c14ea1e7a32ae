import type { FakturRow } from './record.ts';

/** What a title is made of: message keys of type and, unless normal, kind; and its number, null while there is none: then its own reference names it. */
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
