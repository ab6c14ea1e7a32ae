import { addToGroups, type BillingGroup, inOrderOfDue } from '#domain/bupot/billing-groups.ts';
import type { BupotFilter, BupotSelection } from '#domain/bupot/filter.ts';
import { hasNoPayee } from '#domain/bupot/kinds.ts';
import type { BupotListRow, Reported } from '#domain/bupot/listed.ts';
import { labelOf } from '#domain/bupot/object-of-slip.ts';
import type { Bupot } from '#domain/bupot/record.ts';
import { allSlips } from '#domain/bupot/slips.ts';
import { sen } from '#domain/definition/money.ts';
import { Problem } from '#domain/problem.ts';
import type { Scope } from '#domain/scope.ts';
import { bupotById } from '../../../db/repositories/bupot/bupot.ts';
import { bupotList, kindsIn } from '../../../db/repositories/bupot/list.ts';
import { filedAmong } from '../../../db/repositories/spt/filed.ts';
import { proofNumbersOf } from '../../../db/repositories/spt/proofs.ts';
import { family } from '../../documents/family.ts';
import type { BupotOffice } from '../../gateways/djp/bupot/port.ts';
import { type Deps, permit } from '../../services/deps.ts';
import { getJobs, type JobView } from '../../services/jobs/read-jobs.ts';
import { reached } from './recipients.ts';

export const reported = async <Row extends Pick<BupotListRow, 'returnId'>>(
  deps: Deps,
  scope: Scope,
  rows: readonly Row[],
): Promise<(Row & Reported)[]> => {
  const filed = await filedAmong(scope, deps.db.read, [...new Set(rows.flatMap(({ returnId }) => returnId ?? []))]);
  return rows.map((row) => ({ ...row, returnFiled: row.returnId === null ? null : filed.has(row.returnId) }));
};

const paidWith = async (
  deps: Deps,
  scope: Scope,
  rows: readonly BupotListRow[],
  filter: BupotFilter,
): Promise<BupotListRow[]> => {
  const kinds = kindsIn(filter);
  if (kinds.length === 0 || !kinds.every(hasNoPayee)) return [...rows];
  const returns = [...new Set(rows.flatMap(({ returnId }) => returnId ?? []))];
  const numbers = await proofNumbersOf(scope, deps.db.read, returns);
  return rows.map((row) => ({ ...row, ntpn: numbers.get(`${row.returnId} ${row.kapKjs}`)?.join(', ') ?? null }));
};

/** A single kind is the same family with a fixed filter. */
export const bupotFamily = family({
  definition: allSlips,
  list: bupotList,
  find: bupotById,
  labelOf: (row: Bupot) => labelOf(row),
  amountOf: ({ tax }) => BigInt(sen(tax)),
  errorCountOf: ({ errorCount }) => errorCount,
  reached,
  listed: async (deps, scope, rows, filter) => paidWith(deps, scope, await reported(deps, scope, rows), filter),
});

export const { load: loadBupot } = bupotFamily;

export const refuseWithout = (deps: Deps, capability: keyof BupotOffice['capabilities']): void => {
  if (!deps.bupotOffice.capabilities[capability])
    throw new Problem('conflict', { message: `bupot.server.cannot_${capability}` });
};

/** One code per account and masa; the codes are made when the return is settled. */
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

export const bupotsUnderway = async (deps: Deps, scope: Scope): Promise<JobView[]> => {
  permit(scope, 'EBUPOT_WITHHOLDING_VIEW');
  const { rows } = await getJobs(deps, scope, { active: true, room: 'bupot' }, { offset: 0, limit: MOST });
  return rows;
};
