import type { SlipKind } from '#domain/bupot/kinds.ts';
import { bupotStatus } from '#domain/bupot/status.ts';
import type { BupotView } from '#domain/bupot/view-schema.ts';
import { movesFrom } from '#domain/definition/status.ts';
import { Problem } from '#domain/problem.ts';
import type { Scope } from '#domain/scope.ts';
import { bupotVersions } from '../../../db/repositories/bupot/bupot.ts';
import { timelineOf } from '../../documents/timeline.ts';
import type { Deps } from '../../services/deps.ts';
import { loadBupot, permit } from './load-bupot.ts';

/** One slip with its versions; asked for under another kind's path it is not there. */
export const viewBupot = async (deps: Deps, scope: Scope, id: string, kind?: SlipKind): Promise<BupotView> => {
  permit(scope, 'EBUPOT_WITHHOLDING_VIEW');
  const bupot = await loadBupot(scope, deps.db.read, id);
  if (kind !== undefined && bupot.kind !== kind) throw new Problem('not_found');
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

/** The history of one slip, oldest first, in words. */
export const bupotTimeline = async (deps: Deps, scope: Scope, id: string) => {
  permit(scope, 'EBUPOT_WITHHOLDING_VIEW');
  await loadBupot(scope, deps.db.read, id);
  return timelineOf(scope, deps.db.read, id, { happened: 'bupot.happened', codes: 'bupot.office' });
};
