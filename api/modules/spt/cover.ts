import { rupiah, sen } from '#domain/definition/money.ts';
import type { Scope } from '#domain/scope.ts';
import { billsOf, type Coverage, coverBills, summed } from '#domain/spt/bills.ts';
import { type DueView, dueView } from '#domain/spt/filing.ts';
import type { SptRecord } from '#domain/spt/record.ts';
import type { SptListRow } from '#domain/spt/record-schema.ts';
import type { Query } from '../../../db/database.ts';
import { proofsOfSpt, proofsOfSpts, type SptProof } from '../../../db/repositories/spt/proofs.ts';
import { workedSpts } from '../../../db/repositories/spt/spt.ts';
import { definitionOf } from './definition-of.ts';

export const coverageOf = (
  spt: Pick<SptRecord, 'type' | 'period' | 'amounts' | 'paidBefore'>,
  proofs: readonly SptProof[],
): Coverage =>
  coverBills(
    spt.amounts ? billsOf(definitionOf(spt), spt.amounts, spt.paidBefore) : [],
    spt.period,
    proofs.map((proof) => ({ ...proof, amount: sen(proof.amount) })),
  );

export const coveredBy = async (
  scope: Scope,
  query: Query,
  spt: SptRecord,
): Promise<{ coverage: Coverage; proofs: SptProof[] }> => {
  const proofs = await proofsOfSpt(scope, query, spt.id);
  return { coverage: coverageOf(spt, proofs), proofs };
};

/** Amounts in rupiah. */
type SptBill = {
  line: string;
  kapKjs: string;
  amount: string;
  paid: string;
  rest: string;
  over: string;
  proofs: string[];
};

export const billViews = ({ bills }: Coverage): SptBill[] =>
  bills.map(({ bill, paid, rest, over, proofs }) => ({
    line: bill.line,
    kapKjs: bill.kapKjs,
    amount: rupiah(bill.amount),
    paid: rupiah(paid),
    rest: rupiah(rest),
    over: rupiah(over),
    proofs: proofs.map(({ id }) => id),
  }));

type Covered = Pick<SptListRow, 'paid' | 'rest' | 'surplus'>;

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

/** The remainder is in rupiah. */
export const withPaid = async <Row extends Pick<SptRecord, 'id' | 'type' | 'period' | 'payable'>>(
  scope: Scope,
  query: Query,
  rows: readonly Row[],
): Promise<(Row & Covered & DueView)[]> => {
  const covered = await coveredSpts(
    scope,
    query,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({
    ...row,
    ...(covered.get(row.id) ?? { paid: '0.00', rest: row.payable, surplus: '0.00' }),
    ...dueView(row),
  }));
};
