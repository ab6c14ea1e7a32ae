import { checkSlip } from '#domain/bupot/check.ts';
import { mayFollow } from '#domain/bupot/duplicate.ts';
import type { CheckAround } from '#domain/bupot/finding.ts';
import { inputOf } from '#domain/bupot/input-of.ts';
import { isForeign } from '#domain/bupot/kinds.ts';
import type { Bupot } from '#domain/bupot/record.ts';
import { INCOMPLETE, leftOutOfXml } from '#domain/bupot/xml/left-out.ts';
import type { Finding } from '#domain/definition/finding.ts';
import { hasWords, type Locale, say } from '#domain/messages/index.ts';
import { inOneLine } from '../../documents/findings.ts';
import { errorsIn } from './compose-bupot.ts';

const placed = (locale: Locale, { kind }: Bupot, { path, message, params }: Finding): string => {
  const field = `bupotScreen.field.${isForeign(kind) && path === 'payeeNpwp' ? 'tin' : path}`;
  const words = say(locale, message, params);
  return hasWords(field) ? `${say(locale, field)}: ${words}` : words;
};

/**
 * Null when the slip can be in a file: fields the format cannot carry, and errors of the check for fields it does
 * carry.
 */
export const slipRefusal = (locale: Locale, slip: Bupot, around: Omit<CheckAround, 'source'>): string | null => {
  const reason = leftOutOfXml(slip);
  if (reason && reason !== INCOMPLETE) return say(locale, reason);
  const found = errorsIn(checkSlip(inputOf(slip), { ...around, source: 'upload' }));
  // Errors in fields the file does not contain do not exclude a slip: the tax office has the data or does not need it.
  const errors = found.filter((error) => !mayFollow(slip.kind, error));
  // The check names the missing field; the file's own rule only says that something is missing.
  return inOneLine(locale, errors, (error) => placed(locale, slip, error)) ?? (reason && say(locale, reason));
};
