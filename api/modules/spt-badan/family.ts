import { sen } from '#domain/definition/money.ts';
import { movesFrom } from '#domain/definition/status.ts';
import type { Scope } from '#domain/scope.ts';
import { annualReturn } from '#domain/spt-badan/annual-return.ts';
import { nextRevision } from '#domain/spt-badan/calculations/amendment.ts';
import { annualLabel } from '#domain/spt-badan/label.ts';
import type { AnnualReturn } from '#domain/spt-badan/record.ts';
import {
  type AnnualMove,
  type AnnualStatus,
  annualStatus,
  isAnnualFiled,
  isAnnualVoid,
} from '#domain/spt-badan/status.ts';
import type { AnnualListRow } from '#domain/spt-badan/view-schema.ts';
import {
  type AnnualRow,
  annualById,
  annualHeads,
  annualList,
  annualsById,
  updateAnnual,
} from '../../../db/repositories/spt-badan/spt-badan.ts';
import { family } from '../../documents/family.ts';
import { movesOf } from '../../documents/moves.ts';
import type { Deps } from '../../services/deps.ts';
import { staleAmong } from './sources/stale.ts';

type Version = Pick<AnnualReturn, 'taxYear' | 'revision' | 'status'>;

/** Only the newest version of a year is corrected, once it is filed. */
export const offeredMoves = (
  { permissions }: Scope,
  one: Version,
  versions: readonly Version[],
): readonly AnnualMove[] => {
  const own = versions.filter((other) => other.taxYear === one.taxYear && !isAnnualVoid(other));
  const next = nextRevision(own.map((other) => ({ revision: other.revision, filed: isAnnualFiled(other) })));
  return movesFrom(annualStatus, one.status, permissions).filter(
    (move) => move !== 'amend' || next === one.revision + 1,
  );
};

export const annualFamily = family({
  definition: annualReturn,
  list: annualList,
  find: annualById,
  labelOf: (row: AnnualReturn) => annualLabel(row),
  amountOf: ({ payable }: AnnualReturn) => BigInt(sen(payable)),
  listed: async (deps: Deps, scope: Scope, rows: readonly AnnualRow[]): Promise<AnnualListRow[]> => {
    const years = [...new Set(rows.map(({ taxYear }) => taxYear))];
    const { read } = deps.db;
    const versions = await annualHeads(scope, read, years);
    const replaced = new Set(versions.flatMap((one) => (isAnnualVoid(one) ? [] : (one.replaces ?? []))));
    const newest = rows.filter((one) => !isAnnualVoid(one) && !replaced.has(one.id)).map(({ id }) => id);
    const stale = await staleAmong(scope, read, new Set(newest), await annualsById(scope, read, newest));
    return rows.map((row) => ({
      ...row,
      actions: offeredMoves(scope, row, versions),
      stale: stale.get(row.id) ?? [],
    }));
  },
});

export type AnnualSet = Partial<
  Pick<
    AnnualReturn,
    | 'sheets'
    | 'amounts'
    | 'taxDue'
    | 'payable'
    | 'overpaid'
    | 'signeeId'
    | 'filedAt'
    | 'bpe'
    | 'extendedTo'
    | 'officeCode'
    | 'officeMessage'
    | 'officeRef'
  >
>;

export const annualMoves = movesOf<AnnualReturn, AnnualStatus, AnnualMove, AnnualSet>({
  family: annualFamily,
  write: updateAnnual,
});
