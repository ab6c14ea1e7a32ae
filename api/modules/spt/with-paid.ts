import { rupiah } from '#domain/definition/money.ts';
import type { Scope } from '#domain/scope.ts';
import { summed } from '#domain/spt/bills.ts';
import { type ToldDue, toldDue } from '#domain/spt/filing.ts';
import type { SptRecord } from '#domain/spt/record.ts';
import type { SptListRow } from '#domain/spt/record-schema.ts';
import type { Query } from '../../../db/database.ts';
import { proofsOfSpts } from '../../../db/repositories/spt/proofs.ts';
import { workedSpts } from '../../../db/repositories/spt/spt.ts';
import { coverageOf } from './cover.ts';

type Covered = Pick<SptListRow, 'paid' | 'rest' | 'surplus'>;

/** How far proofs of payment cover those returns that have any, in rupiah. */
const coveredSpts = async (
  scope: Scope,
  query: Query,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Covered>> => {
  const proven = await proofsOfSpts(scope, query, ids);
  const worked = await workedSpts(scope, query, [...proven.keys()]);
  return new Map(
    worked.map((spt) => {
      const { paid, rest, surplus } = summed(coverageOf(spt, proven.get(spt.id) ?? []));
      return [spt.id, { paid: rupiah(paid), rest: rupiah(rest), surplus: rupiah(surplus) }];
    }),
  );
};

/** Returns with what proofs of payment bring, account by account, what is left in rupiah, and their last day. */
export const withPaid = async <Row extends Pick<SptRecord, 'id' | 'period' | 'payable'>>(
  scope: Scope,
  query: Query,
  rows: readonly Row[],
): Promise<(Row & Covered & ToldDue)[]> => {
  const covered = await coveredSpts(
    scope,
    query,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({
    ...row,
    ...(covered.get(row.id) ?? { paid: '0.00', rest: row.payable, surplus: '0.00' }),
    ...toldDue(row.period),
  }));
};
