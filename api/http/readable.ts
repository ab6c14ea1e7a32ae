import { unreadablePaths } from '#domain/definition/readable-text.ts';
import { type FieldErrors, Problem } from '#domain/problem.ts';

/** Parsed list parameters are cached and never mutated, so they are checked once. */
const judged = new WeakSet<object>();

export const withoutUnreadable = <T>(value: T): T => {
  if (typeof value === 'object' && value !== null && unreadablePaths(value).length === 0) judged.add(value);
  return value;
};

/** In parsed values: a body of any kind, a filter, a path, a header. */
export const refuseUnreadable = (value: unknown): void => {
  const paths = unreadablePaths(value, judged);
  if (paths.length === 0) return;
  const errors: FieldErrors = Object.fromEntries(paths.map((path) => [path, 'problem.field.unreadable']));
  throw new Problem('invalid', { errors });
};
