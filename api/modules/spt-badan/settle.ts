import type { Scope } from '#domain/scope.ts';
import { allowsAnnual } from '#domain/spt-badan/status.ts';
import { annualById } from '../../../db/repositories/spt-badan/spt-badan.ts';
import type { ItemResult } from '../../documents/item-result.ts';
import { type Deps, systemScope } from '../../services/deps.ts';
import { drawSources } from './sources/draw.ts';

export const SETTLE_JOB = 'spt-badan.settle';

/** The receipt of its own code arrived: it enters the sheet of receipts, unless the return was filed meanwhile. */
export const settleAnnual = async (deps: Deps, scope: Scope, id: string): Promise<ItemResult> => {
  const read = await annualById(scope, deps.db.read, id);
  if (read && allowsAnnual('draw', read))
    await drawSources(deps, systemScope(scope.companyId), {
      id,
      sources: ['payments'],
      versions: null,
      replaceTyped: false,
    });
  return { status: 'DONE' };
};
