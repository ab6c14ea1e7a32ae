import { asNtpn } from '#domain/billing/number.ts';
import type { Billing } from '#domain/billing/stored.ts';
import { rupiah, sen } from '#domain/definition/money.ts';
import { hasWords } from '#domain/messages/index.ts';
import { Problem } from '#domain/problem.ts';
import { jakartaDay, type Scope } from '#domain/scope.ts';
import { returnAccess } from '#domain/spt/access.ts';
import type { DepositView } from '#domain/spt/money-schema.ts';
import { billingsOfSpt, unusedNtpns } from '../../../db/repositories/billing/billing.ts';
import { ownCompany } from '../../../db/repositories/own-company.ts';
import { ntpnByNumber } from '../../../db/repositories/payment/clock.ts';
import { usesOf } from '../../../db/repositories/spt/deposit-uses.ts';
import type { Answer } from '../../gateways/answer.ts';
import { type Deps, permit } from '../../services/deps.ts';
import { billViews, coveredBy } from './cover.ts';
import { loadSpt, type Named } from './family.ts';
import { depositFor } from './pay-from-deposit.ts';
import { type Given, type Money, moneyOf } from './prove-spt.ts';

const billingView = ({ id, code, status, amount, expiresAt, ntpn, paidAt }: Billing) => ({
  id,
  code,
  status,
  amount,
  expiresAt,
  ntpn,
  paidAt,
});

export const viewDeposit = async (deps: Deps, scope: Scope, named: Named): Promise<DepositView> => {
  permit(scope, returnAccess(named.type).view);
  const { read } = deps.db;
  const spt = await loadSpt(scope, read, named);
  const [{ coverage, proofs }, codes, free, deposit, uses] = await Promise.all([
    coveredBy(scope, read, spt),
    billingsOfSpt(scope, read, spt.id),
    unusedNtpns(scope, read, spt.period),
    depositFor(scope, read, spt),
    usesOf(scope, read),
  ]);
  const money = free.map(moneyOf);
  const bills = billViews(coverage).map((bill) => ({
    ...bill,
    billings: codes
      .filter(({ kap, kjs }) => `${kap}-${kjs}` === bill.kapKjs)
      .reverse()
      .map(billingView),
    suggested:
      sen(bill.rest) === 0
        ? []
        : money
            .filter(({ kapKjs }) => kapKjs === bill.kapKjs)
            .map((one) => ({ ...one, exact: sen(one.amount) === sen(bill.rest) }))
            .sort((a, b) => Number(b.exact) - Number(a.exact)),
  }));
  const { filled, balance, transfers } = deposit;
  return {
    bills,
    proofs,
    settled: coverage.settled,
    deposit: filled
      ? {
          balance: rupiah(balance),
          covers: transfers !== null,
          uses: uses.map(({ id, amount, date, reason, createdBy }) => ({
            id,
            date,
            reason,
            createdBy,
            amount: rupiah(amount),
          })),
        }
      : null,
  };
};

const officeValue = <T>(answer: Answer<T>, field: string): T => {
  if (answer.kind === 'done') return answer.value;
  if (answer.kind === 'unreachable') throw new Problem('unavailable', { message: 'billing.server.inquiry_timeout' });
  const words = `billing.office.${answer.code}.cause`;
  throw new Problem('invalid', {
    errors: { [field]: hasWords(words) ? words : answer.message },
    extra: { officeCode: answer.code },
  });
};

/** One of ours, or one the tax office confirms for its code. Throws `invalid` for a malformed or unknown number. */
export const typedNtpn = async (
  deps: Deps,
  scope: Scope,
  { ntpn, billingCode }: { ntpn: string; billingCode?: string | undefined },
): Promise<Given> => {
  const number = asNtpn(ntpn);
  if (!number) throw new Problem('invalid', { errors: { number: 'billing.ntpn.pattern' } });
  const ours = await ntpnByNumber(scope, deps.db.read, number);
  if (ours) return { ntpnId: ours.id };
  const code = (billingCode ?? '').replace(/[\s.-]/g, '');
  if (code === '') throw new Problem('invalid', { errors: { billingCode: 'problem.field.required' } });
  const { npwp: tin } = await ownCompany(scope, deps.db.read);
  const query = { companyId: scope.companyId, objectId: number, tin, code };
  const known = officeValue(await deps.billingOffice.inquire(query), 'billingCode');
  if (known.tin !== tin) throw new Problem('invalid', { errors: { billingCode: 'billing.office.NOT_FOUND.cause' } });
  const receipt = officeValue(await deps.billingOffice.confirm({ ...query, ntpn: number }), 'number');
  return {
    kind: 'NTPN',
    number,
    kapKjs: `${known.kap}-${known.kjs}`,
    period: known.periodFrom === known.periodTo ? known.periodFrom : '',
    amount: rupiah(known.amount),
    date: jakartaDay(receipt.at),
    ntpnId: null,
  };
};

/** Amount in rupiah. Throws `invalid` where the date of the decision is in the future. */
export const typedPbk = (deps: Deps, pbk: Omit<Money, 'kind' | 'ntpnId'>): Money => {
  if (pbk.date > jakartaDay(deps.now()))
    throw new Problem('invalid', { errors: { 'pbk.date': 'spt.server.pbk_future' } });
  return { kind: 'PBK', ...pbk, ntpnId: null };
};
