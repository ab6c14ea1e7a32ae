import { addToGroups, type BillingGroup, inOrderOfDue } from '#domain/bupot/billing-groups.ts';
import type { BupotSelection } from '#domain/bupot/filter.ts';
import { bupotStatus } from '#domain/bupot/status.ts';
import type { BupotView } from '#domain/bupot/view-schema.ts';
import { movesFrom } from '#domain/definition/status.ts';
import type { Scope } from '#domain/scope.ts';
import { bupotVersions } from '../../../db/repositories/bupot/bupot.ts';
import { proofNumbersOf } from '../../../db/repositories/spt/proofs.ts';
import type { Fixed } from '../../documents/family.ts';
import type { Deps } from '../../services/deps.ts';
import { getJobs, type JobView } from '../../services/jobs/read-jobs.ts';
import { permit } from '../../services/permit.ts';
import { bupotFamily, loadBupot } from './family.ts';

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

/** What a selection of self-paid slips is to be paid with, one code for each account and masa: made where its return is settled. */
export const billTogether = async (deps: Deps, scope: Scope, selection: BupotSelection): Promise<BillingGroup[]> => {
  permit(scope, 'EBUPOT_WITHHOLDING_VIEW');
  const groups = new Map<string, BillingGroup>();
  for await (const rows of bupotFamily.eligibleRows(deps, scope, selection, 'bill')) {
    const returns = [...new Set(rows.flatMap(({ returnId }) => returnId ?? []))];
    const numbers = await proofNumbersOf(scope, deps.db.read, returns);
    addToGroups(
      groups,
      rows.map((row) => ({ ...row, ntpns: numbers.get(`${row.returnId} ${row.kapKjs}`) ?? [] })),
    );
  }
  return inOrderOfDue(groups);
};

const MOST = 100;

/** The jobs over slips that are not over, newest first. */
export const bupotsUnderway = async (deps: Deps, scope: Scope): Promise<JobView[]> => {
  permit(scope, 'EBUPOT_WITHHOLDING_VIEW');
  const { rows } = await getJobs(deps, scope, { active: true, room: 'bupot' }, { offset: 0, limit: MOST });
  return rows;
};
