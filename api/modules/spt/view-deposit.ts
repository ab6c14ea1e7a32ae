import type { Billing } from '#domain/billing/stored.ts';
import { sen } from '#domain/definition/money.ts';
import type { Scope } from '#domain/scope.ts';
import type { DepositView } from '#domain/spt/money-schema.ts';
import { billingsOfSpt, unusedNtpns } from '../../../db/repositories/billing/billing.ts';
import type { Deps } from '../../services/deps.ts';
import { permit } from '../../services/permit.ts';
import { coveredBy, toldBills } from './cover.ts';
import { loadSpt, type Named } from './load-spt.ts';
import { moneyOf } from './prove-spt.ts';

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
