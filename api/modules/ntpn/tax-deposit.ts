import type { TaxDeposit } from '#domain/billing/deposit-schema.ts';
import { rupiah } from '#domain/definition/money.ts';
import type { Scope } from '#domain/scope.ts';
import { balanceOf } from '#domain/spt/tax-deposit.ts';
import { ntpnsById } from '../../../db/repositories/billing/billing.ts';
import { depositFillings } from '../../../db/repositories/spt/tax-deposit.ts';
import { type Deps, permit } from '../../services/deps.ts';

export const taxDeposit = async (deps: Deps, scope: Scope): Promise<TaxDeposit> => {
  permit(scope, 'EBILLING_NTPN_VIEW');
  const { read } = deps.db;
  const fillings = await depositFillings(scope, read);
  const receipts = await ntpnsById(
    scope,
    read,
    fillings.map(({ ntpnId }) => ntpnId),
  );
  const paid = new Map(receipts.map(({ id, amount }) => [id, amount]));
  return {
    balance: rupiah(balanceOf(fillings)),
    fillings: fillings.map(({ ntpnId, number, left }) => ({
      ntpnId,
      number,
      left: rupiah(left),
      used: paid.get(ntpnId) !== rupiah(left),
    })),
  };
};
