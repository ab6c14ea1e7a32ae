import { sen } from '#domain/definition/money.ts';
import { movesFrom } from '#domain/definition/status.ts';
import { lawRevision } from '#domain/law-rows.ts';
import type { Scope } from '#domain/scope.ts';
import { annualAccess } from '#domain/spt-badan/access.ts';
import { annualReturn } from '#domain/spt-badan/annual-return.ts';
import { isSuperseded } from '#domain/spt-badan/calculations/amendment.ts';
import { annualLabel } from '#domain/spt-badan/label.ts';
import type { AnnualReturn, StoredSheets } from '#domain/spt-badan/record.ts';
import {
  type AnnualMove,
  type AnnualStatus,
  annualStatus,
  annualStatuses,
  isAnnualVoid,
} from '#domain/spt-badan/status.ts';
import { annualById, annualList, SUPERSEDED, updateAnnual } from '../../../db/repositories/spt-badan/spt-badan.ts';
import { family } from '../../documents/family.ts';
import { movesOf } from '../../documents/moves.ts';
import { returnsRevision, staleReturns } from './sources/stale.ts';

type Version = Pick<AnnualReturn, 'taxYear' | 'revision' | 'status'>;

/** What a later version of the year no longer allows: only the newest is corrected. */
const unlessSuperseded = (moves: readonly AnnualMove[]): readonly AnnualMove[] =>
  moves.filter((move) => move !== 'amend');

export const offeredMoves = (
  { permissions }: Scope,
  one: Version,
  versions: readonly Version[],
): readonly AnnualMove[] => {
  const moves = movesFrom(annualStatus, one.status, permissions);
  const valid = versions.filter((other) => other.taxYear === one.taxYear && !isAnnualVoid(other));
  const revisions = valid.map(({ revision }) => revision);
  return isSuperseded(one.revision, revisions) ? unlessSuperseded(moves) : moves;
};

const movesByKey = ({ permissions }: Scope): Readonly<Record<string, readonly AnnualMove[]>> => ({
  ...Object.fromEntries(
    annualStatuses.map((status) => [status, movesFrom(annualStatus, status, permissions)] as const),
  ),
  [SUPERSEDED]: unlessSuperseded(movesFrom(annualStatus, 'FILED', permissions)),
});

export const annualFamily = family({
  definition: annualReturn,
  list: annualList,
  find: annualById,
  labelOf: (row: AnnualReturn) => annualLabel(row),
  amountOf: ({ payable }: AnnualReturn) => BigInt(sen(payable)),
  cells: {
    revision: returnsRevision,
    by: ({ permissions }) =>
      [lawRevision(), ...Object.values(annualAccess).filter((one) => permissions.has(one))].join(),
    values: async (scope, query) => ({
      moves: JSON.stringify(movesByKey(scope)),
      stale: JSON.stringify(await staleReturns(scope, query)),
    }),
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

/** Only the sheets that changed: a sheet drawn from tens of thousands of slips would be in the history with each entry. */
const recorded = (read: AnnualReturn, set: AnnualSet) => {
  const before = Object.fromEntries(Object.keys(set).map((key) => [key, read[key as keyof AnnualReturn]]));
  if (!set.sheets) return { before, after: set };
  const names = Object.keys({ ...read.sheets, ...set.sheets });
  const changed = new Set(names.filter((name) => read.sheets[name] !== set.sheets?.[name]));
  const only = (sheets: StoredSheets): StoredSheets =>
    Object.fromEntries(Object.entries(sheets).filter(([name]) => changed.has(name)));
  return { before: { ...before, sheets: only(read.sheets) }, after: { ...set, sheets: only(set.sheets) } };
};

export const annualMoves = movesOf<AnnualReturn, AnnualStatus, AnnualMove, AnnualSet>({
  family: annualFamily,
  write: updateAnnual,
  recorded,
});
