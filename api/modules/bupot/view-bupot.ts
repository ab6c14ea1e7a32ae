import { bupotStatus } from '#domain/bupot/status.ts';
import type { BupotView } from '#domain/bupot/view-schema.ts';
import { movesFrom } from '#domain/definition/status.ts';
import type { Scope } from '#domain/scope.ts';
import { bupotVersions } from '../../../db/repositories/bupot/bupot.ts';
import type { Fixed } from '../../documents/family.ts';
import type { Deps } from '../../services/deps.ts';
import { permit } from '../../services/permit.ts';
import { loadBupot } from './family.ts';

/** One slip with its versions; asked for under another kind's path it is not there. */
export const viewBupot = async (deps: Deps, scope: Scope, id: string, fixed: Fixed): Promise<BupotView> => {
  permit(scope, 'EBUPOT_WITHHOLDING_VIEW');
  const bupot = await loadBupot(scope, deps.db.read, id, fixed);
  const versions = await bupotVersions(scope, deps.db.read, bupot);
  return {
    ...bupot,
    actions: movesFrom(bupotStatus, bupot.status, scope.held).filter(
      (move) => move !== 'correct' || bupot.replacedBy === null,
    ),
    versions: versions.map(({ id: of, number, revision, status, tax, updatedAt }) => ({
      id: of,
      number,
      revision,
      status,
      tax,
      updatedAt,
    })),
  };
};
