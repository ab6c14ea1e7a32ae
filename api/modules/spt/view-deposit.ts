import type { Billing } from '#domain/billing/stored.ts';
import { sen } from '#domain/definition/money.ts';
import type { Scope } from '#domain/scope.ts';
import { billingsOfSpt, unusedNtpns } from '../../../db/repositories/billing/billing.ts';
import type { SptProof } from '../../../db/repositories/spt/proofs.ts';
import type { Deps } from '../../services/deps.ts';
import { permit } from '../../services/permit.ts';
import { coveredBy, type SptBill, toldBills } from './cover.ts';
import { loadSpt, type Named } from './load-spt.ts';
import { type Money, moneyOf } from './prove-spt.ts';

export type DepositBill = SptBill & {
  /** Codes made for it in E-Billing, newest first. */
  billings: Pick<Billing, 'id' | 'code' | 'status' | 'amount' | 'expiresAt' | 'ntpn' | 'paidAt'>[];
  /** Receipts of ours that would pay for it; `exact` where one is what is left to the rupiah. */
  suggested: (Money & { exact: boolean })[];
};

export type DepositView = { bills: DepositBill[]; proofs: SptProof[]; settled: boolean };

const told = ({ id, code, status, amount, expiresAt, ntpn, paidAt }: Billing) => ({
  id,
  code,
  status,
  amount,
  expiresAt,
  ntpn,
  paidAt,
});

/** What a return leaves to pay, with the codes made for it, the money named for it, and the money at hand that fits. */
export const viewDeposit = async (deps: Deps, scope: Scope, named: Named): Promise<DepositView> => {
  permit(scope, 'EBUPOT_SPT_VIEW');
  const { read } = deps.db;
  const spt = await loadSpt(scope, read, named);
  const [{ coverage, proofs }, codes, free] = await Promise.all([
    coveredBy(scope, read, spt),
    billingsOfSpt(scope, read, spt.id),
    unusedNtpns(scope, read, spt.period),
  ]);
  const money = free.map(moneyOf);
  const bills = toldBills(coverage).map((bill) => ({
    ...bill,
    billings: codes
      .filter(({ kap, kjs }) => `${kap}-${kjs}` === bill.kapKjs)
      .reverse()
      .map(told),
    suggested:
      sen(bill.rest) === 0
        ? []
        : money
            .filter(({ kapKjs }) => kapKjs === bill.kapKjs)
            .map((one) => ({ ...one, exact: sen(one.amount) === sen(bill.rest) }))
            .sort((a, b) => Number(b.exact) - Number(a.exact)),
  }));
  return { bills, proofs, settled: coverage.settled };
};
