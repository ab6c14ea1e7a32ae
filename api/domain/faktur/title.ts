import { type Locale, say } from '../messages/index.ts';
import type { FakturKind } from './record.ts';
import { titleParts } from './title-parts.ts';

/** The title of an outgoing invoice: type, kind unless normal, and the number, sixteen zeros while it has none. */
export const fakturTitle = (locale: Locale, kind: FakturKind, number: string | null): string => {
  const parts = titleParts(kind, number);
  return [...parts.words.map((key) => say(locale, key)), parts.number].join(' – ');
};
