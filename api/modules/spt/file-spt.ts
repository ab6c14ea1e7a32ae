import { isOpen } from '#domain/billing/status-queries.ts';
import { rupiah, sen } from '#domain/definition/money.ts';
import { Problem } from '#domain/problem.ts';
import type { Scope } from '#domain/scope.ts';
import { returnAccess } from '#domain/spt/access.ts';
import { takesReturns } from '#domain/spt/filing.ts';
import { labelOf } from '#domain/spt/label.ts';
import type { ReturnType, SptRecord } from '#domain/spt/record.ts';
import { allows, hasFailedSubmitting } from '#domain/spt/status-queries.ts';
import type { Tx } from '../../../db/database.ts';
import { billingsOfSpt } from '../../../db/repositories/billing/billing.ts';
import { enqueue } from '../../../db/repositories/outbox.ts';
import type { Signee } from '../../../db/repositories/signees.ts';
import { sptById } from '../../../db/repositories/spt/spt.ts';
import { companyIntercept, throwIntercept } from '../../documents/office/intercepts.ts';
import { activeSignees, signeeFor } from '../../documents/signees.ts';
import { HANDED_OVER_MS, soon } from '../../documents/soon.ts';
import { type Deps, permit } from '../../services/deps.ts';
import { coveredBy } from './cover.ts';
import { lockDependentReturns, takesOther } from './dependent-returns.ts';
import { loadSpt, type Named } from './family.ts';
import { fileItem } from './file-item.ts';
import { moveSpt, objectTypeOf, wrongStatus } from './move-spts.ts';
import { productOf } from './product-of.ts';
import { refuseBeforeEarlier, refuseUndecided } from './ready-to-file.ts';

/** By account (KAP-KJS), of the given ones if any. Amounts in rupiah. */
export const openBillsOf = async (
  deps: Deps,
  scope: Scope,
  named: Named,
  accounts?: readonly string[],
): Promise<{ sptId: string; period: string; label: string; rows: { kapKjs: string; amount: string }[] }> => {
  const spt = await loadSpt(scope, deps.db.read, named);
  permit(scope, returnAccess(named.type).write);
  if (!allows('prove', spt)) throw wrongStatus(spt);
  if (spt.postedAt === null || spt.stale) throw new Problem('conflict', { message: 'spt.server.not_posted' });
  const { coverage } = await coveredBy(scope, deps.db.read, spt);
  const known = new Set(coverage.bills.map(({ bill }) => bill.kapKjs));
  if (accounts?.some((account) => !known.has(account)))
    throw new Problem('invalid', { errors: { accounts: 'spt.server.not_owed' } });
  return {
    sptId: spt.id,
    period: spt.period,
    label: labelOf(spt),
    rows: coverage.bills.flatMap(({ bill, rest }) =>
      rest > 0 && (accounts?.includes(bill.kapKjs) ?? true) ? [{ kapKjs: bill.kapKjs, amount: rupiah(rest) }] : [],
    ),
  };
};

const refuse = (message: string, extra: Record<string, unknown> = {}): Problem =>
  new Problem('conflict', { message, extra });

const refuseEarly = (deps: Deps, spt: SptRecord): void => {
  if (!allows('file', spt)) throw wrongStatus(spt);
  if (!deps.sptOffice.canFile) throw refuse('spt.server.cannot_file');
  if (!takesReturns(deps.now())) throw refuse('spt.check.hours');
  if (spt.postedAt === null || spt.stale) throw refuse('spt.server.not_posted');
  if (spt.validatedAt === null || spt.validatedAt < spt.postedAt) throw refuse('spt.server.not_validated');
};

type Filing = Named & { readonly signeeId?: string | undefined };

export const sptSignees = async (deps: Deps, scope: Scope, type: ReturnType): Promise<Signee[]> => {
  permit(scope, returnAccess(type).view);
  return activeSignees(scope, deps.db.read, productOf(type).product);
};

/** Checked before codes are made. Throws what prevents filing. */
export const refuseFiling = async (deps: Deps, scope: Scope, filing: Filing): Promise<SptRecord> => {
  const spt = await loadSpt(scope, deps.db.read, filing);
  permit(scope, returnAccess(filing.type).upload);
  refuseEarly(deps, spt);
  refuseUndecided(spt);
  await refuseBeforeEarlier(deps, scope, spt);
  // Quota counts documents: filing a return uses none.
  const needs = { ...productOf(filing.type), needed: 0 };
  throwIntercept(await companyIntercept(scope, deps.db.read, deps.now(), needs));
  await signeeFor(scope, deps.db.read, { product: needs.product, signeeId: filing.signeeId });
  return spt;
};

const refuseUncovered = async (tx: Tx, scope: Scope, spt: SptRecord, now: number): Promise<void> => {
  const { coverage } = await coveredBy(scope, tx.db, spt);
  const codes = (await billingsOfSpt(scope, tx.db, spt.id)).filter((one) => one.code !== null && isOpen(one, now));
  const open = coverage.bills.filter(
    ({ bill, rest }) =>
      rest > 0 && !codes.some(({ kap, kjs, amount }) => `${kap}-${kjs}` === bill.kapKjs && sen(amount) === rest),
  );
  if (open.length > 0)
    throw refuse('spt.server.no_codes', {
      open: open.map(({ bill, rest }) => ({ kapKjs: bill.kapKjs, amount: rupiah(rest) })),
    });
};

/**
 * "Bayar dan lapor", "Lapor". Unpaid amounts need a payable code; the return is filed once they are paid. Waits briefly
 * for the answer; otherwise the job continues.
 */
export const fileSpt = async (deps: Deps, scope: Scope, { signeeId, ...named }: Filing): Promise<SptRecord> => {
  await refuseFiling(deps, scope, { ...named, signeeId });
  const signee = await signeeFor(scope, deps.db.read, { product: productOf(named.type).product, signeeId });
  await deps.db.transact(async (tx) => {
    const read = await lockDependentReturns(tx, scope, named.id);
    if (!read) throw new Problem('not_found');
    refuseEarly(deps, read);
    if (await takesOther(tx, scope, read)) throw refuse('spt.server.not_posted');
    const now = deps.now();
    await refuseUncovered(tx, scope, read, now);
    // A return that may have arrived is sent again with the same key.
    const officeRef = hasFailedSubmitting(read) ? read.officeRef : `key:${read.id}:${read.version + 1}`;
    const set = { signeeId: signee.id, officeRef, officeCode: null, officeMessage: null };
    const spt = await moveSpt(tx, deps, scope, now, { read, move: 'file', set });
    await enqueue(tx, scope, now, {
      kind: `${objectTypeOf(spt)}.file`,
      payload: {},
      items: [{ refId: spt.id, label: labelOf(spt, scope.locale) }],
      uniqueKey: `spt.file:${spt.id}:${spt.version}`,
      runAt: now + HANDED_OVER_MS,
    });
  });
  await soon(deps, fileItem(deps, scope, { id: named.id, attempts: 0, last: false }));
  return (await sptById(scope, deps.db.read, named.id)) ?? loadSpt(scope, deps.db.read, named);
};
