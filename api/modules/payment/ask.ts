import { holdsBillings } from '#domain/billing/payment/balance.ts';
import type { Scope } from '#domain/scope.ts';
import { noteChecked, paymentById } from '../../../db/repositories/payment/payments.ts';
import { asBank } from '../../documents/moves.ts';
import type { Deps } from '../../services/deps.ts';
import { askOffice } from '../billing/ask-office.ts';
import { bookMovements } from './book.ts';
import { type Change, inOneGo, lockPayment, type TakenPayment } from './change.ts';
import { codesOf, endPayment } from './end.ts';
import { accountOf } from './known.ts';
import { tellPayer } from './tell.ts';

const endUnpaid = async (change: Change, taken: TakenPayment, state: 'closed' | 'run-out'): Promise<void> => {
  if (taken.balance.held > 0 || !holdsBillings(taken.balance)) return;
  await endPayment(change, taken, state === 'closed' ? 'refused' : 'expired');
  await tellPayer(change, taken.payment, state === 'closed' ? 'refused' : 'expired');
};

const askCounter = async (deps: Deps, scope: Scope, id: string): Promise<void> => {
  const codes = await inOneGo(deps, scope, async (change) => {
    const taken = await lockPayment(change, id);
    if (taken && holdsBillings(taken.balance)) return codesOf(taken);
    // An ended payment holds no codes to query at the tax office.
    await noteChecked(change.tx, scope, id, change.now);
    return [];
  });
  const answers = await Promise.all(codes.map((billingId) => askOffice(deps, scope, billingId)));
  // Ends only once the tax office has confirmed for every code that it is unpaid.
  if (codes.length === 0 || answers.includes('unknown')) return;
  await inOneGo(deps, asBank(scope), async (change) => {
    const taken = await lockPayment(change, id);
    const { expiresAt } = taken?.payment ?? {};
    if (taken && expiresAt != null && change.now >= expiresAt) await endUnpaid(change, taken, 'run-out');
    await noteChecked(change.tx, scope, id, change.now);
  });
};

/**
 * For a counter payment queries the tax office. Ends an expired payment, but never before the bank was queried. Without
 * an answer the schedule queries again.
 */
export const askBank = async (deps: Deps, scope: Scope, id: string): Promise<void> => {
  const payment = await paymentById(scope, deps.db.read, id);
  if (!payment) return;
  if (payment.method === 'counter') return askCounter(deps, scope, id);
  const answer = await deps.bank.ask(accountOf(payment));
  if (answer.kind === 'unreachable') return;
  const { state, movements } = answer.kind === 'done' ? answer.value : { state: 'unknown', movements: [] };
  await inOneGo(deps, asBank(scope), async (change) => {
    const taken = await lockPayment(change, id);
    if (!taken) return;
    const booked = await bookMovements(change, taken, movements);
    const { expiresAt } = booked.payment;
    const isRunOut = state === 'expired' || (expiresAt !== null && change.now >= expiresAt);
    if (isRunOut) await endUnpaid(change, booked, 'run-out');
    else if (state === 'closed') await endUnpaid(change, booked, 'closed');
    await noteChecked(change.tx, scope, id, change.now);
  });
};
