import { unreadablePaths } from '#domain/definition/readable-text.ts';
import { type FieldErrors, Problem } from '#domain/problem.ts';

/** Values found readable that nobody writes to: what a list was asked is read once and asked again and again. */
const judged = new WeakSet<object>();

/** A value that is kept, judged once for as long as it is. */
export const withoutUnreadable = <T>(value: T): T => {
  if (typeof value === 'object' && value !== null && unreadablePaths(value).length === 0) judged.add(value);
  return value;
};

/** Refuses texts nobody can read, in values as they were parsed, whatever they came in: a body of any kind, a filter, a path, a header. */
export const refuseUnreadable = (value: unknown): void => {
  const paths = unreadablePaths(value, judged);
  if (paths.length === 0) return;
  const errors: FieldErrors = Object.fromEntries(paths.map((path) => [path, 'problem.field.unreadable']));
  throw new Problem('invalid', { errors });
};
