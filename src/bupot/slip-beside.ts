import type { ProblemBody } from '../client/http.ts';
import { problemOf } from '../ui/feedback/problem.ts';

/** Slips to be issued that have another one of the same payee and masa beside them: how many, and the first of them. */
export type SlipsBeside = {
  readonly message: string;
  readonly count: number;
  readonly named: readonly { readonly id: string; readonly label: string; readonly messages: readonly string[] }[];
};

export const isBeside = (said: ProblemBody | undefined): boolean => said?.code === 'slip_beside';

/** What the answer asks to be looked at before slips are issued; null of any other. */
export const besideIn = (error: unknown): SlipsBeside | null => {
  const said = problemOf(error);
  if (!said || !isBeside(said)) return null;
  return { message: said.message ?? '', count: Number(said.count), named: said.beside as SlipsBeside['named'] };
};
