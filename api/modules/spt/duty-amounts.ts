import { rupiah } from '#domain/definition/money.ts';
import type { Scope } from '#domain/scope.ts';
import { summed } from '#domain/spt/bills.ts';
import type { ReturnDuty } from '#domain/spt/duty.ts';
import type { SptRecord } from '#domain/spt/record.ts';
import type { AmendmentDue } from '#domain/spt/record-schema.ts';
import { isFiled } from '#domain/spt/status-queries.ts';
import { proofsOfSpt } from '../../../db/repositories/spt/proofs.ts';
import { sourceOf } from '../../../db/repositories/spt/source.ts';
import { sptVersions } from '../../../db/repositories/spt/spt.ts';
import type { Deps } from '../../services/deps.ts';
import { coverageOf } from './cover.ts';
import { definitionOf, nextPosting } from './definition-of.ts';
import { postedWith } from './feed.ts';

/** By today's documents, in rupiah, and the missing amount by account, in sen. */
export type DutyAmounts = {
  readonly payable: string;
  readonly overpaid: string;
  readonly rest: string;
  readonly left: readonly { readonly kapKjs: string; readonly rest: number }[];
};

type OfMasa = Pick<ReturnDuty, 'type' | 'period'>;

const fresh = (spt: SptRecord | null): spt is SptRecord => spt !== null && spt.amounts !== null && !spt.stale;

/** From the return while its posting is current, otherwise from a simulated posting. */
export const dutyAmounts = async (deps: Deps, scope: Scope, { type, period }: OfMasa): Promise<DutyAmounts> => {
  const { read } = deps.db;
  const masa = { type, period };
  const versions = await sptVersions(scope, read, masa);
  const next = nextPosting(masa, versions);
  const spt = versions.find((one) => one.id === next.id && !isFiled(one)) ?? null;
  const { amounts, paidBefore, payable, overpaid } = fresh(spt)
    ? spt
    : await postedWith(scope, read, next, await sourceOf(definitionOf(masa)).drawable(scope, read, next));
  const proofs = spt ? await proofsOfSpt(scope, read, spt.id) : [];
  const coverage = coverageOf({ ...masa, amounts, paidBefore }, proofs);
  const left = coverage.bills.flatMap(({ bill, rest }) => (rest > 0 ? [{ kapKjs: bill.kapKjs, rest }] : []));
  return { payable, overpaid, rest: rupiah(summed(coverage).rest), left };
};

export const amendmentDue = async (deps: Deps, scope: Scope, masa: OfMasa): Promise<AmendmentDue> => {
  const { payable, overpaid } = await dutyAmounts(deps, scope, masa);
  return { payable, overpaid };
};
