import { rupiah, sen } from '#domain/kit/money.ts';
import type { Scope } from '#domain/scope.ts';
import { type ToldDue, toldDue } from '#domain/spt/filing.ts';
import type { SptListRow } from '#domain/spt/listed.ts';
import type { SptRecord } from '#domain/spt/record.ts';
import type { Query } from '../../../db/connection.ts';
import { paidOfSpts } from '../../../db/repositories/spt-proofs.ts';

type Told = Pick<SptListRow, 'paid' | 'rest'> & ToldDue;

/** Returns with what proofs of payment bring, what is left in rupiah, and their last day. */
export const withPaid = async <Row extends Pick<SptRecord, 'id' | 'period' | 'payable'>>(
  scope: Scope,
  query: Query,
  rows: readonly Row[],
): Promise<(Row & Told)[]> => {
  const proven = await paidOfSpts(
    scope,
    query,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => {
    const paid = proven.get(row.id) ?? '0.00';
    const rest = rupiah(sen(row.payable) - sen(paid));
    return { ...row, paid, rest, ...toldDue(row.period) };
  });
};
