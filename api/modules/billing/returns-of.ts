import type { Billing } from '#domain/billing/stored.ts';
import type { Scope } from '#domain/scope.ts';
import type { NamedSpt } from '#domain/spt/place.ts';
import type { Query } from '../../../db/database.ts';
import { sptById } from '../../../db/repositories/spt/spt.ts';

/** The monthly returns these codes were made from, each once; none for who may not see returns. */
export const returnsOf = async (
  scope: Scope,
  read: Query,
  billings: readonly Pick<Billing, 'sptId'>[],
): Promise<NamedSpt[]> => {
  if (!scope.held.has('EBUPOT_SPT_VIEW')) return [];
  const ids = new Set(billings.flatMap(({ sptId }) => (sptId === null ? [] : [sptId])));
  const found = await Promise.all([...ids].map((id) => sptById(scope, read, id)));
  return found.flatMap((spt) =>
    spt ? [{ id: spt.id, type: spt.type, period: spt.period, revision: spt.revision }] : [],
  );
};
