import type { FakturRow } from './record.ts';

const NO_NUMBER = '0'.repeat(16);

/** What a title is made of: message keys of type and, unless normal, kind; sixteen zeros while there is no number. */
export const titleParts = ({
  type,
  kind,
  number,
}: Pick<FakturRow, 'type' | 'kind' | 'number'>): { words: string[]; number: string } => ({
  words: [`faktur.type.${type}`, ...(kind === 'NORMAL' ? [] : [`faktur.status.kind.${kind}`])],
  number: number ?? NO_NUMBER,
});
