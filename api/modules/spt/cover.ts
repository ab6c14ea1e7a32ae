import { rupiah, sen } from '#domain/definition/money.ts';
import type { Scope } from '#domain/scope.ts';
import { billsOf, type Coverage, coverBills } from '#domain/spt/bills.ts';
import type { SptRecord } from '#domain/spt/record.ts';
import type { Query } from '../../../db/database.ts';
import { proofsOfSpt, type SptProof } from '../../../db/repositories/spt/proofs.ts';
import { definitionOf } from './definition-of.ts';

/** What a return leaves to pay, account by account, held against the money that is named for it. */
export const coverageOf = (
  spt: Pick<SptRecord, 'type' | 'period' | 'amounts'>,
  proofs: readonly SptProof[],
): Coverage =>
  coverBills(
    spt.amounts ? billsOf(definitionOf(spt), spt.amounts) : [],
    spt.period,
    proofs.map((proof) => ({ ...proof, amount: sen(proof.amount) })),
  );

/** The same with the proofs as they are kept. */
export const coveredBy = async (
  scope: Scope,
  query: Query,
  spt: SptRecord,
): Promise<{ coverage: Coverage; proofs: SptProof[] }> => {
  const proofs = await proofsOfSpt(scope, query, spt.id);
  return { coverage: coverageOf(spt, proofs), proofs };
};

/** What is to be paid on one account of a return, and how it is covered. Amounts in rupiah. */
export type SptBill = {
  line: string;
  kapKjs: string;
  amount: string;
  paid: string;
  rest: string;
  over: string;
  proofs: string[];
};

/** Bills as they are told. */
export const toldBills = ({ bills }: Coverage): SptBill[] =>
  bills.map(({ bill, paid, rest, over, proofs }) => ({
    line: bill.line,
    kapKjs: bill.kapKjs,
    amount: rupiah(bill.amount),
    paid: rupiah(paid),
    rest: rupiah(rest),
    over: rupiah(over),
    proofs: proofs.map(({ id }) => id),
  }));
