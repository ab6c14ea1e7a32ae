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

/** Nobody paid, and nobody can any more. */
const endUnpaid = async (change: Change, taken: TakenPayment, state: 'closed' | 'run-out'): Promise<void> => {
  if (taken.balance.held > 0 || !holdsBillings(taken.balance)) return;
  await endPayment(change, taken, state === 'closed' ? 'refused' : 'expired');
  await tellPayer(change, taken.payment, state === 'closed' ? 'refused' : 'expired');
};

const askCounter = async (deps: Deps, scope: Scope, id: string): Promise<void> => {
  const codes = await inOneGo(deps, scope, async (change) => {
    const taken = await lockPayment(change, id);
    if (taken && holdsBillings(taken.balance)) return codesOf(taken);
    // What has ended holds no code the office could be asked about.
    await noteChecked(change.tx, scope, id, change.now);
    return [];
  });
  const answers = await Promise.all(codes.map((billingId) => askOffice(deps, scope, billingId)));
  // Only once the office has said of every code that it was not paid.
  if (codes.length === 0 || answers.includes('unknown')) return;
  await inOneGo(deps, asBank(scope), async (change) => {
    const taken = await lockPayment(change, id);
    const { expiresAt } = taken?.payment ?? {};
    if (taken && expiresAt != null && change.now >= expiresAt) await endUnpaid(change, taken, 'run-out');
    await noteChecked(change.tx, scope, id, change.now);
  });
};

/**
 * Asks the bank (of a payment at a counter: the office) how a payment stands, and books all it says. Ends a payment whose time is
 * over, but never before the bank was asked. What the other side does not answer now is asked again by the clock.
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
