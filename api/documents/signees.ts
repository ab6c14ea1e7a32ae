import { Problem } from '#domain/problem.ts';
import type { Scope } from '#domain/scope.ts';
import type { Query } from '../../db/database.ts';
import { type Signee, signeesOf } from '../../db/repositories/signees.ts';

type Product = Signee['product'];

/** Who may sign documents of a product now. */
export const activeSignees = async (scope: Scope, query: Query, product: Product): Promise<Signee[]> =>
  (await signeesOf(scope, query, product)).filter(({ active }) => active);

/** The chosen signee, by default the first. Throws `invalid` for one who may not sign, `conflict` without any. */
export const signeeFor = async (
  scope: Scope,
  query: Query,
  { product, signeeId }: { readonly product: Product; readonly signeeId: string | undefined },
): Promise<Signee> => {
  const active = await activeSignees(scope, query, product);
  const chosen = signeeId === undefined ? active[0] : active.find(({ id }) => id === signeeId);
  if (chosen) return chosen;
  if (signeeId !== undefined) throw new Problem('invalid', { errors: { signeeId: 'spt.server.not_signing' } });
  throw new Problem('conflict', { message: 'spt.server.no_signee' });
};
