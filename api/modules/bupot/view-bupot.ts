import { bupotStatus } from '#domain/bupot/status.ts';
import type { BupotView } from '#domain/bupot/view-schema.ts';
import { movesFrom } from '#domain/definition/status.ts';
import type { Scope } from '#domain/scope.ts';
import { bupotVersions } from '../../../db/repositories/bupot/bupot.ts';
import type { Fixed } from '../../documents/family.ts';
import { type Deps, permit } from '../../services/deps.ts';
import { loadBupot, reported } from './family.ts';
import { monthsOfYear } from './months-of-year.ts';

export const viewBupot = async (deps: Deps, scope: Scope, id: string, fixed: Fixed): Promise<BupotView> => {
  permit(scope, 'EBUPOT_WITHHOLDING_VIEW');
  const bupot = await loadBupot(scope, deps.db.read, id, fixed);
  const versions = await bupotVersions(scope, deps.db.read, bupot);
  const [{ returnFiled } = { returnFiled: null }] = await reported(deps, scope, [bupot]);
  return {
    ...bupot,
    returnFiled,
    lineMonths: await monthsOfYear(
      deps,
      scope,
      bupot,
      versions.map(({ id: of }) => of),
    ),
    actions: movesFrom(bupotStatus, bupot.status, scope.permissions).filter(
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
