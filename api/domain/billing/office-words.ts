import { hasWords, type Locale, say } from '../messages/index.ts';
import type { Billing } from './stored.ts';

/** Ours, not the office's: it says nothing, and is asked again. */
export const UNREACHABLE = 'UNREACHABLE';

export type OfficeWords = { code: string; title: string; cause: string; action: string };

/** A code of the office in the reader's words; null for one we have none for. */
export const officeWords = (locale: Locale, code: string | null): OfficeWords | null => {
  const key = `billing.office.${code}`;
  if (code === null || !hasWords(`${key}.title`)) return null;
  const [title, cause, action] = ['title', 'cause', 'action'].map((part) => say(locale, `${key}.${part}`));
  return { code, title: title ?? '', cause: cause ?? '', action: action ?? '' };
};

/** What the office said about a billing, in one line: our words for its code, and its own where they say more. */
export const officeSentence = (
  locale: Locale,
  { officeCode, officeMessage }: Pick<Billing, 'officeCode' | 'officeMessage'>,
): string | null => {
  const words = officeWords(locale, officeCode);
  if (!words) return officeMessage;
  if (officeCode === UNREACHABLE || !officeMessage) return words.cause;
  return `${words.title}: ${officeMessage}`;
};
