import { hasWords, type Locale, say } from '../messages/index.ts';
import type { Billing } from './stored.ts';

/** An internal code for a missing answer of the tax office; the request is repeated. */
export const UNREACHABLE = 'UNREACHABLE';

export type OfficeWords = { code: string; title: string; cause: string; action: string };

/** In the user's language; null for a code without texts. */
export const officeWords = (locale: Locale, code: string | null): OfficeWords | null => {
  const key = `billing.office.${code}`;
  if (code === null || !hasWords(`${key}.title`)) return null;
  const [title, cause, action] = ['title', 'cause', 'action'].map((part) => say(locale, `${key}.${part}`));
  return { code, title: title ?? '', cause: cause ?? '', action: action ?? '' };
};

/** In one line: our text for the code, with the office's own text where that says more. */
export const officeSentence = (
  locale: Locale,
  { officeCode, officeMessage }: Pick<Billing, 'officeCode' | 'officeMessage'>,
): string | null => {
  const words = officeWords(locale, officeCode);
  if (!words) return officeMessage;
  if (officeCode === UNREACHABLE || !officeMessage) return words.cause;
  return `${words.title}: ${officeMessage}`;
};
