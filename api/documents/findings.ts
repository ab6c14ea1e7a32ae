import type { Finding, FindingView } from '#domain/definition/finding.ts';
import { type Locale, say } from '#domain/messages/index.ts';
import type { FieldErrors } from '#domain/problem.ts';

export type { FindingView } from '#domain/definition/finding.ts';

export const errorsFor = (fields: readonly string[], key: string): FieldErrors =>
  Object.fromEntries(fields.map((field) => [field, key]));

export const fieldErrorsOf = (findings: readonly Finding[]): FieldErrors => {
  const errors: FieldErrors = {};
  for (const { path, message, params = {} } of findings) errors[path] ??= { key: message, params };
  return errors;
};

export const inWords = (locale: Locale, findings: readonly Finding[]): FindingView[] =>
  findings.map((finding) => ({
    ...finding,
    key: finding.message,
    message: say(locale, finding.message, finding.params),
  }));

/** The first as text, and the number of others. Null if there are none. */
export const inOneLine = <F extends Finding>(
  locale: Locale,
  [first, ...others]: readonly F[],
  wordsOf: (finding: F) => string,
): string | null => {
  if (!first) return null;
  const words = wordsOf(first);
  return others.length === 0 ? words : say(locale, 'problem.and_more', { words, more: others.length });
};
