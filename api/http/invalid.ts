import type { z } from 'zod';
import { Problem } from '#domain/problem.ts';

type Issue = z.core.$ZodIssue;
type FieldMessage = { key: string; params: Record<string, string | number> };

/** Our messages are catalogue keys; zod's are replaced by a key for the kind of issue. */
const keyOf = (issue: Issue): string => {
  if (/^[a-z]\w*(\.\w+)+$/i.test(issue.message)) return issue.message;
  switch (issue.code) {
    case 'unrecognized_keys':
      return 'problem.field.unknown';
    case 'too_big':
      return issue.origin === 'string' ? 'problem.field.max' : 'problem.field.at_most';
    case 'too_small':
      return issue.origin === 'string' || issue.origin === 'array'
        ? 'problem.field.required'
        : 'problem.field.at_least';
    case 'invalid_value':
      return 'problem.field.choice';
    case 'invalid_type':
      return /undefined$/.test(issue.message) ? 'problem.field.required' : 'problem.field.type';
    default:
      return 'problem.field.type';
  }
};

const messageOf = (issue: Issue): FieldMessage => {
  const params: FieldMessage['params'] = {};
  if (issue.code === 'too_big') params.max = Number(issue.maximum);
  if (issue.code === 'too_small') params.min = Number(issue.minimum);
  if (issue.code === 'custom' && issue.params) Object.assign(params, issue.params);
  return { key: keyOf(issue), params };
};

/** In a union, an issue about length alone shows which option was meant. */
const meant = (issue: Issue): Issue => {
  if (issue.code !== 'invalid_union') return issue;
  for (const branch of issue.errors) {
    const long = branch.find(({ code }) => code === 'too_big');
    const isAll = branch.every(({ code, path }) => code !== 'invalid_type' && path.join('.') === long?.path.join('.'));
    if (long && isAll) return { ...long, path: [...issue.path, ...long.path] };
  }
  return issue;
};

/** A body of megabytes can break a rule a hundred thousand times. */
export const MOST_ERRORS = 500;

/** No response has a field of this name, which a program that copies fields would set as a prototype. */
const PROTOTYPE = /^__proto__$/;

export const invalid = (error: { issues: readonly Issue[] }): Problem => {
  const messages = new Map<string, FieldMessage>();
  for (const issue of error.issues.map(meant)) {
    const paths = issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...issue.path, key]) : [issue.path];
    for (const path of paths) {
      const at = path.map(String).join('.').replace(PROTOTYPE, '');
      if (!messages.has(at)) messages.set(at, messageOf(issue));
      if (messages.size === MOST_ERRORS) return new Problem('invalid', { errors: Object.fromEntries(messages) });
    }
  }
  return new Problem('invalid', { errors: Object.fromEntries(messages) });
};
