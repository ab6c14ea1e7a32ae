import { allows, awaitsReceipt } from '#domain/billing/standing.ts';
import type { MisfitRecord } from '#domain/billing/stored.ts';
import type { PaymentView } from '#domain/billing/told.ts';
import { Problem } from '#domain/problem.ts';
import type { Scope } from '#domain/scope.ts';
import { misfitById, openMisfits, resolveMisfit } from '../../../db/repositories/bank-news.ts';
import { billingsById } from '../../../db/repositories/billing.ts';
import { enqueue } from '../../../db/repositories/outbox.ts';
import { paymentById } from '../../../db/repositories/payments.ts';
import type { Deps } from '../deps.ts';
import { permit } from '../permit.ts';
import { type Change, inOneGo, moveBilling, type TakenPayment, take } from './change.ts';
import { askToSettle, receiveCodes } from './pay-book.ts';
import { codesOf } from './pay-end.ts';
import { viewOf } from './pay-view.ts';

export type Resolution = 'used' | 'returned';

export type MisfitView = MisfitRecord & { payment: PaymentView | null };

/** Whether a misfit is about a whole movement of money, so that the bank can give it back. One code of several is only a part. */
const isWhole = ({ standing }: Pick<TakenPayment, 'standing'>, { why }: MisfitRecord): boolean =>
  why !== 'not_settled' || standing.opening.lines.length === 1;

/** The movement a misfit is about: what the office refused is named after the movement that brought it. */
export const movementOf = ({ movement }: Pick<MisfitRecord, 'movement'>): string => movement.split('#')[0] ?? movement;

/** Money of this company that waits for a person, oldest first. */
export const listMisfits = async (deps: Deps, scope: Scope): Promise<MisfitView[]> => {
  permit(scope, 'EBILLING_PAYMENT_VIEW');
  const { read } = deps.db;
  return Promise.all(
    (await openMisfits(scope, read)).map(async (misfit) => {
      const payment = misfit.paymentId === null ? undefined : await paymentById(scope, read, misfit.paymentId);
      return { ...misfit, payment: payment ? await viewOf(scope, read, payment) : null };
    }),
  );
};

const refuse = (message: string): never => {
  throw new Problem('conflict', { message });
};

/** The money pays the codes after all: only the whole sum, and only while nothing else pays them. */
const use = async (change: Change, taken: TakenPayment, misfit: MisfitRecord): Promise<void> => {
  const { payment, standing } = taken;
  if (standing.held !== standing.due) refuse('billing.pay.not_whole');
  const codes = await billingsById(change.scope, change.tx.db, codesOf(taken));
  const open = codes.filter(({ id }) => !standing.ntpn.has(id));
  if (misfit.why === 'not_settled') {
    const stuck = open.filter(
      (code) => code.paymentId === payment.id && awaitsReceipt(code) && code.officeCode !== null,
    );
    if (stuck.length === 0) refuse('billing.pay.cannot_use');
    for (const code of stuck) {
      const cleared = await moveBilling(change, code, 'inquire', { officeCode: null, officeMessage: null });
      await askToSettle(change, payment.id, cleared, `:${misfit.id}`);
    }
    return;
  }
  const isFree = open.every((code) => allows('receive', code) && [null, payment.id].includes(code.paymentId));
  if (open.length === 0 || !isFree) refuse('billing.pay.cannot_use');
  await receiveCodes(change, taken, `:${misfit.id}`);
};

/** Says what becomes of money that did not fit. Two people at once: one decides, the other is told. */
export const resolve = async (
  deps: Deps,
  scope: Scope,
  { id, resolution, note }: { id: string; resolution: Resolution; note: string | null },
): Promise<MisfitRecord> => {
  const before = await misfitById(scope, deps.db.read, id);
  if (!before) throw new Problem('not_found');
  permit(scope, 'EBILLING_PAYMENT_CREATE');
  await inOneGo(deps, scope, async (change) => {
    const { tx, now } = change;
    const taken = before.paymentId === null ? undefined : await take(change, before.paymentId);
    const misfit = await misfitById(scope, tx.db, id);
    if (!taken || !misfit) throw new Problem('not_found');
    if (misfit.resolvedAt !== null) refuse('billing.pay.resolved');
    if (resolution === 'used') await use(change, taken, misfit);
    // A bank without a call for it is told by a person; the money is booked when the bank says that it is gone.
    else if (deps.bank.capabilities.giveBack && isWhole(taken, misfit))
      await enqueue(tx, scope, now, {
        kind: 'payment.give-back',
        payload: {},
        items: [{ refId: id, label: misfit.movement }],
        uniqueKey: `payment.give-back:${id}:${now}`,
        visible: false,
      });
    if (!(await resolveMisfit(tx, scope, id, { resolution, by: scope.userName, at: now, note })))
      refuse('billing.pay.resolved');
    change.payments.add(taken.payment.id);
    change.trail.push({
      objectType: 'payment',
      objectId: taken.payment.id,
      action: resolution,
      after: { misfit: id, movement: misfit.movement, amount: misfit.amount },
      reason: note,
    });
  });
  return (await misfitById(scope, deps.db.read, id)) ?? before;
};
