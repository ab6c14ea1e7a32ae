import { unreadablePaths } from '#domain/definition/readable-text.ts';
import { type FieldErrors, Problem } from '#domain/problem.ts';

/** Refuses texts nobody can read, in values as they were parsed, whatever they came in: a body of any kind, a filter, a path, a header. */
export const refuseUnreadable = (value: unknown): void => {
  const paths = unreadablePaths(value);
  if (paths.length === 0) return;
  const errors: FieldErrors = Object.fromEntries(paths.map((path) => [path, 'problem.field.unreadable']));
  throw new Problem('invalid', { errors });
};
