import type { ProblemBody } from '../client/http.ts';
import { problemOf } from '../ui/feedback/problem.ts';

/** The return of the masa is filed: a slip of it changes with a reason, or not at all. */
export const isPeriodFiled = (said: ProblemBody | undefined): boolean => said?.code === 'period_filed';

/** What the server says of a masa whose return is filed; undefined of any other refusal. */
export const filedIn = (error: unknown): string | undefined => {
  const said = problemOf(error);
  return isPeriodFiled(said) ? said?.message : undefined;
};
