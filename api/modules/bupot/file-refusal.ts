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
 * Why a file for Coretax leaves a slip out, in words; null where it carries it: what the file has no place for, and everything the
 * check before a sending refuses of what the file does carry.
 */
export const slipRefusal = (locale: Locale, slip: Bupot, around: Omit<CheckAround, 'source'>): string | null => {
  const reason = leftOutOfXml(slip);
  if (reason && reason !== INCOMPLETE) return say(locale, reason);
  const found = errorsIn(checkSlip(inputOf(slip), { ...around, source: 'upload' }));
  // What the file has no element for is no reason to keep the slip out of it: the office knows it, or never asks.
  const errors = found.filter((error) => !mayFollow(slip.kind, error));
  // The check names the field that is missing; the file's own rule only says that something is.
  return inOneLine(locale, errors, (error) => placed(locale, slip, error)) ?? (reason && say(locale, reason));
};
