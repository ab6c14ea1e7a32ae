import { isCompleted } from '#domain/billing/status-queries.ts';
import type { NtpnRecord } from '#domain/billing/stored.ts';
import { sen } from '#domain/definition/money.ts';
import { Problem } from '#domain/problem.ts';
import { jakartaDay, type Scope } from '#domain/scope.ts';
import { returnAccess } from '#domain/spt/access.ts';
import { billsOf, type Proof, type Unfit, unfitFor } from '#domain/spt/bills.ts';
import { usedInOf } from '#domain/spt/label.ts';
import type { SptRecord } from '#domain/spt/record.ts';
import { allows } from '#domain/spt/status-queries.ts';
import { isFromDeposit } from '#domain/spt/tax-deposit.ts';
import type { Query, Tx } from '../../../db/database.ts';
import { ntpnById, updateNtpn } from '../../../db/repositories/billing/billing.ts';
import { NTPN_LIST } from '../../../db/repositories/billing/list.ts';
import { appendHistory } from '../../../db/repositories/history.ts';
import { bumpRevision } from '../../../db/repositories/revisions.ts';
import { insertProof, proofsOfSpt, removeProof } from '../../../db/repositories/spt/proofs.ts';
import { lockSpt } from '../../../db/repositories/spt/spt.ts';
import { type Deps, permit } from '../../services/deps.ts';
import { definitionOf } from './definition-of.ts';
import { loadSpt, type Named } from './family.ts';
import { moveSpt, objectTypeOf, type SptStep, wrongStatus } from './move-spts.ts';

/** Amount in rupiah. */
export type Money = Omit<Proof, 'id' | 'amount'> & { readonly amount: string; readonly ntpnId: string | null };

/** A code over several months cannot pay a single masa. */
export const moneyOf = (record: NtpnRecord): Money => ({
  kind: 'NTPN',
  number: record.ntpn,
  kapKjs: `${record.kap}-${record.kjs}`,
  period: record.periodFrom === record.periodTo ? record.periodFrom : '',
  amount: record.amount,
  date: jakartaDay(record.paidAt),
  ntpnId: record.id,
});

export const whyUnfit = async (scope: Scope, query: Query, spt: SptRecord, money: Money): Promise<Unfit | null> => {
  const named = await proofsOfSpt(scope, query, spt.id);
  const bills = spt.amounts ? billsOf(definitionOf(spt), spt.amounts, spt.paidBefore) : [];
  return unfitFor(
    bills,
    spt.period,
    named.map((proof) => ({ ...proof, amount: sen(proof.amount) })),
    { ...money, id: '', amount: sen(money.amount) },
  );
};

const markNtpn = async (tx: Tx, deps: Deps, scope: Scope, ntpnId: string, usedIn: string | null): Promise<void> => {
  const read = await ntpnById(scope, tx.db, ntpnId);
  if (!read) return;
  const next = { ...read, usedIn, version: read.version + 1, updatedAt: deps.now() };
  if (!(await updateNtpn(tx, scope, read, next))) throw new Problem('conflict');
};

/** History first, then the lists of receipts. */
export const moveByMoney = async (tx: Tx, deps: Deps, scope: Scope, step: SptStep): Promise<SptRecord> => {
  const next = await moveSpt(tx, deps, scope, deps.now(), step);
  await bumpRevision(tx, scope, NTPN_LIST);
  return next;
};

type ByMoney = 'prove' | 'settle';

/** Throws `not_found`, and `conflict` in a state that does not allow the move. */
export const lockForMove = async (tx: Tx, scope: Scope, id: string, move: ByMoney): Promise<SptRecord> => {
  const read = await lockSpt(tx, scope, id);
  if (!read) throw new Problem('not_found');
  if (!allows(move, read)) throw wrongStatus(read);
  return read;
};

/** In a transaction that has locked the return. Throws `invalid` where the proof does not fit, or is used elsewhere. */
export const attach = async (
  tx: Tx,
  deps: Deps,
  scope: Scope,
  { id, money, move = 'prove' }: { id: string; money: Money; move?: ByMoney },
): Promise<SptRecord> => {
  const read = await lockForMove(tx, scope, id, move);
  if ((await proofsOfSpt(scope, tx.db, id)).some(isFromDeposit))
    throw new Problem('invalid', { errors: { number: 'spt.server.from_deposit' } });
  const why = await whyUnfit(scope, tx.db, read, money);
  if (why) throw new Problem('invalid', { errors: { number: `spt.proof.unfit.${why}` } });
  const now = deps.now();
  const made = { ...money, id: deps.newId(), companyId: scope.companyId, sptId: id };
  if (!(await insertProof(tx, scope, { ...made, createdBy: scope.userName, createdAt: now })))
    throw new Problem('invalid', { errors: { number: 'spt.server.proof_used' } });
  if (money.ntpnId) await markNtpn(tx, deps, scope, money.ntpnId, usedInOf(read));
  return moveByMoney(tx, deps, scope, { read, move, reason: `${money.kind} ${money.number}` });
};

/** So that they can pay for another. The caller has locked the return. */
export const letGo = async (tx: Tx, deps: Deps, scope: Scope, spt: SptRecord): Promise<void> => {
  const proofs = await proofsOfSpt(scope, tx.db, spt.id);
  for (const { id, ntpnId } of proofs) {
    await removeProof(tx, scope, id);
    if (ntpnId) await markNtpn(tx, deps, scope, ntpnId, null);
  }
  if (proofs.length === 0) return;
  await appendHistory(
    tx,
    scope,
    deps.now(),
    proofs.map(({ kind, number }) => ({
      objectType: objectTypeOf(spt),
      objectId: spt.id,
      action: 'unprove',
      reason: `${kind} ${number}`,
    })),
  );
  await bumpRevision(tx, scope, NTPN_LIST);
};

const receiptOf = async (deps: Deps, scope: Scope, ntpnId: string): Promise<Money> => {
  const record = await ntpnById(scope, deps.db.read, ntpnId);
  if (!record) throw new Problem('not_found');
  if (!isCompleted(record)) throw new Problem('invalid', { errors: { number: 'spt.server.ntpn_unconfirmed' } });
  return moneyOf(record);
};

export type Given = Money | { readonly ntpnId: string };

const resolved = (deps: Deps, scope: Scope, given: Given): Promise<Money> | Money =>
  'number' in given ? given : receiptOf(deps, scope, given.ntpnId);

export const proveSpt = async (deps: Deps, scope: Scope, { given, ...named }: Named & { given: Given }) => {
  await loadSpt(scope, deps.db.read, named);
  permit(scope, returnAccess(named.type).write);
  const money = await resolved(deps, scope, given);
  return deps.db.transact((tx) => attach(tx, deps, scope, { id: named.id, money }));
};

export const checkProof = async (
  deps: Deps,
  scope: Scope,
  { given, ...named }: Named & { given: Given },
): Promise<Money & { why: Unfit | null }> => {
  const spt = await loadSpt(scope, deps.db.read, named);
  permit(scope, returnAccess(named.type).write);
  const money = await resolved(deps, scope, given);
  return { ...money, why: await whyUnfit(scope, deps.db.read, spt, money) };
};

/** Transfers from the deposit are all removed together. */
export const unproveSpt = async (deps: Deps, scope: Scope, { proofId, ...named }: Named & { proofId: string }) => {
  await loadSpt(scope, deps.db.read, named);
  permit(scope, returnAccess(named.type).write);
  return deps.db.transact(async (tx) => {
    const read = await lockForMove(tx, scope, named.id, 'prove');
    const proofs = await proofsOfSpt(scope, tx.db, named.id);
    const proof = proofs.find(({ id }) => id === proofId);
    if (!proof) throw new Problem('not_found');
    const back = isFromDeposit(proof) ? proofs.filter(isFromDeposit) : [proof];
    for (const { id, ntpnId } of back) {
      await removeProof(tx, scope, id);
      if (ntpnId) await markNtpn(tx, deps, scope, ntpnId, null);
    }
    const reason = back.map(({ kind, number }) => `${kind} ${number}`).join(', ');
    return moveByMoney(tx, deps, scope, { read, move: 'prove', action: 'unprove', reason });
  });
};
