import { contentLinkProblem } from '#domain/admin/content-link.ts';
import type { FieldErrors } from '#domain/problem.ts';
import type { Deps } from '../../services/deps.ts';

type Fields = Readonly<Record<string, 'image' | 'link'>>;

/** The refused addresses of an input, by field. Empty fields are left out. */
export const refusedLinks = (
  { contentHosts }: Pick<Deps, 'contentHosts'>,
  fields: Fields,
  input: Readonly<Record<string, unknown>>,
): FieldErrors =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, kind]) => {
      const address = input[name];
      const problem = typeof address === 'string' && contentLinkProblem(address, kind, contentHosts);
      return problem ? [[name, problem]] : [];
    }),
  );
