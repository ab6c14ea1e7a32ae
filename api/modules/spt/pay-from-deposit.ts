import { rupiah } from '#domain/definition/money.ts';
import { Problem } from '#domain/problem.ts';
import type { Scope } from '#domain/scope.ts';
import { returnAccess } from '#domain/spt/access.ts';
import type { SptRecord } from '#domain/spt/record.ts';
import { balanceOf, isFromDeposit, transfersFor } from '#domain/spt/tax-deposit.ts';
import type { Query } from '../../../db/database.ts';
import { holdClaim } from '../../../db/repositories/claims.ts';
import { insertProof } from '../../../db/repositories/spt/proofs.ts';
import { depositFillings } from '../../../db/repositories/spt/tax-deposit.ts';
import { type Deps, permit } from '../../services/deps.ts';
import { coveredBy } from './cover.ts';
import { markDrawn } from './deposit-uses.ts';
import { loadSpt, type Named } from './family.ts';
import { lockForMove, moveByMoney } from './prove-spt.ts';

/** No transfers where the return may not be paid from the deposit. */
export const depositFor = async (scope: Scope, query: Query, spt: SptRecord) => {
  const [fillings, { coverage, proofs }] = await Promise.all([
    depositFillings(scope, query),
    coveredBy(scope, query, spt),
  ]);
  const bills = coverage.bills.map(({ bill, rest }) => ({ kapKjs: bill.kapKjs, amount: rest }));
  const drawnIn = spt.postedAt !== null && !spt.stale;
  const transfers = drawnIn && proofs.every(isFromDeposit) ? transfersFor(fillings, bills) : null;
  return { filled: fillings.length > 0, balance: balanceOf(fillings), transfers };
};

/**
 * By transfers (Pbk), each dated on the day its deposit entry was paid. Throws `conflict` where the deposit is
 * insufficient, other proofs exist, or the same entry was used concurrently.
 */
export const payFromDeposit = async (deps: Deps, scope: Scope, named: Named): Promise<SptRecord> => {
  await loadSpt(scope, deps.db.read, named);
  permit(scope, returnAccess(named.type).write);
  return deps.db.transact(async (tx) => {
    const read = await lockForMove(tx, scope, named.id, 'prove');
    await holdClaim(tx, scope, 'tax deposit');
    const { transfers } = await depositFor(scope, tx.db, read);
    if (!transfers) throw new Problem('conflict', { message: 'spt.server.deposit_short' });
    const now = deps.now();
    for (const { amount, ...transfer } of transfers) {
      const made = { ...transfer, amount: rupiah(amount), kind: 'PBK' as const, period: read.period };
      const of = { id: deps.newId(), companyId: scope.companyId, sptId: read.id };
      if (!(await insertProof(tx, scope, { ...made, ...of, createdBy: scope.userName, createdAt: now })))
        throw new Problem('conflict');
    }
    await markDrawn(
      tx,
      scope,
      now,
      transfers.map(({ ntpnId }) => ntpnId),
    );
    const reason = transfers.map(({ number }) => `PBK ${number}`).join(', ');
    return moveByMoney(tx, deps, scope, { read, move: 'prove', reason });
  });
};
