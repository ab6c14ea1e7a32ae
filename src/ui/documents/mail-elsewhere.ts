import type { ProblemBody } from '../../client/http.ts';
import { problemOf } from '../feedback/problem.ts';

/** Letters that would go to a domain known of somebody else: what the server says, and the first of them. */
export type Elsewhere = {
  readonly message: string;
  readonly count: number;
  readonly named: readonly { readonly name: string; readonly email: string; readonly owner: string }[];
};

export const isElsewhere = (said: ProblemBody | undefined): boolean => said?.code === 'mail_elsewhere';

/** What the answer asks to be looked at before it is sent once more; null of any other. */
export const elsewhereIn = (error: unknown): Elsewhere | null => {
  const said = problemOf(error);
  if (!said || !isElsewhere(said)) return null;
  return { message: said.message ?? '', count: Number(said.count), named: said.elsewhere as Elsewhere['named'] };
};
