import { type Locale, say } from '../messages/index.ts';
import type { FakturRow } from './record.ts';
import { titleParts } from './title-parts.ts';

/** The title of a VAT document: type, kind unless normal, and the number, sixteen zeros while it has none. */
export const fakturTitle = (locale: Locale, of: Pick<FakturRow, 'type' | 'kind' | 'number'>): string => {
  const parts = titleParts(of);
  return [...parts.words.map((key) => say(locale, key)), parts.number].join(' – ');
};
