import type { z } from 'zod';
import type { FieldErrors } from './problem.ts';

const paramsOf = (issue: z.core.$ZodIssue): Record<string, string | number> =>
  issue.code === 'too_big'
    ? { max: Number(issue.maximum) }
    : issue.code === 'custom' && issue.params
      ? (issue.params as Record<string, string | number>)
      : {};

/** What a schema found, one text key per field: the first problem of a field is the one that is said. */
export const fieldErrors = (error: z.ZodError): FieldErrors => {
  const errors: FieldErrors = {};
  for (const issue of error.issues) {
    const paths =
      issue.code === 'unrecognized_keys'
        ? issue.keys.map((key) => [...issue.path, key])
        : [issue.path as PropertyKey[]];
    for (const path of paths) errors[path.map(String).join('.')] ??= { key: issue.message, params: paramsOf(issue) };
  }
  return errors;
};
