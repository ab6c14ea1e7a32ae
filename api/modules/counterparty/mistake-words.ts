import { isSlipKind } from '#domain/bupot/kinds.ts';
import { slipAdvice } from '#domain/bupot/office-codes.ts';
import { type Locale, say } from '#domain/messages/index.ts';
import { officeAdvice, officeCode } from '#domain/office/codes.ts';
import type { StoredMistake } from '../../../db/repositories/counterparty-documents.ts';

const UNKNOWN = 'UNKNOWN_STATUS';

/** Our text for a known code of the tax office, otherwise its own; for a different name that name. */
export const mistakeWords = (locale: Locale, { kind, what, code, words }: StoredMistake): string => {
  if (what === 'errors') return say(locale, 'counterparty.errors_in_drafts');
  if (what === 'name' || code === null) return words ?? '';
  const slip = isSlipKind(kind);
  const { title } = slip ? slipAdvice(code) : officeAdvice(code);
  const known = slip ? !title.includes(UNKNOWN) : officeCode(code) !== UNKNOWN;
  return known ? say(locale, title) : (words ?? say(locale, title));
};
