import { rupiah } from '#domain/definition/money.ts';
import type { Tx } from '../../../db/database.ts';
import { enqueue } from '../../../db/repositories/outbox.ts';
import {
  unsafeCallbackHandled,
  unsafeCallbacksLeft,
  unsafeKeepCallback,
  unsafeQueueUnmatchedPayment,
} from '../../../db/repositories/payment/bank-news.ts';
import { unsafePaymentCompany } from '../../../db/repositories/payment/payments.ts';
import { unsafeQuotaOrderCompany } from '../../../db/repositories/quota-orders.ts';
import { asBank } from '../../documents/moves.ts';
import type { IncomingCall, News } from '../../gateways/bank/port.ts';
import { type Deps, systemScope } from '../../services/deps.ts';
import { bookMovements } from './book.ts';
import { lockPayment, retryOnConflict, withLocks } from './change.ts';

type True = Exclude<News, { kind: 'forged' }>;

/** Signed headers; stored so that the signature can be verified later. */
const SIGNED = ['client-id', 'request-id', 'request-timestamp', 'signature'];

const storedText = ({ headers, path, body }: IncomingCall): string =>
  JSON.stringify({ headers: Object.fromEntries(SIGNED.map((name) => [name, headers[name]])), path, body });

/** Money for an unknown account; internal staff have to find its owner. */
const queueUnknown = (tx: Tx, deps: Deps, { movement }: Extract<True, { kind: 'money' }>): Promise<void> =>
  unsafeQueueUnmatchedPayment(tx, {
    id: deps.newId(),
    companyId: null,
    paymentId: null,
    orderId: null,
    movement: movement.movement,
    why: 'unknown_account',
    amount: rupiah(movement.amount),
    at: movement.at,
    resolution: null,
    resolvedBy: null,
    resolvedAt: null,
    note: null,
  });

/** Returns whether the callback is about a quota order. */
const askAboutOrder = async (tx: Tx, deps: Deps, id: string, event: string): Promise<boolean> => {
  const companyId = await unsafeQuotaOrderCompany(tx.db, id);
  if (companyId === undefined) return false;
  await enqueue(tx, asBank(systemScope(companyId)), deps.now(), {
    kind: 'quota.ask',
    payload: {},
    items: [{ refId: id, label: id }],
    uniqueKey: `quota.ask:${event}`,
    visible: false,
  });
  return true;
};

const handle = async (tx: Tx, deps: Deps, news: True): Promise<void> => {
  const { paymentId } = news;
  const companyId = paymentId === undefined ? undefined : await unsafePaymentCompany(tx.db, paymentId);
  if (paymentId === undefined || companyId === undefined) {
    if (paymentId !== undefined && (await askAboutOrder(tx, deps, paymentId, news.event))) return;
    if (news.kind === 'money') await queueUnknown(tx, deps, news);
    return;
  }
  const scope = asBank(systemScope(companyId));
  if (news.kind === 'money')
    await withLocks(tx, deps, scope, async (change) => {
      const taken = await lockPayment(change, paymentId);
      if (taken) await bookMovements(change, taken, [news.movement]);
    });
  else
    await enqueue(tx, scope, deps.now(), {
      kind: 'payment.ask',
      payload: {},
      items: [{ refId: paymentId, label: paymentId }],
      uniqueKey: `payment.ask:${news.event}`,
      visible: false,
    });
};

/**
 * Stored and booked in one transaction before the response; where booking fails the schedule books it. A repeated
 * callback changes nothing. For a forged call returns what is missing.
 */
export const takeCallback = async (deps: Deps, call: IncomingCall): Promise<News> => {
  const news = deps.bank.read(call, deps.now());
  if (news.kind === 'forged') return news;
  const at = deps.now();
  const record = { event: news.event, provider: deps.bank.name, body: storedText(call), at };
  try {
    await retryOnConflict(() =>
      deps.db.transact(async (tx) => {
        if (!(await unsafeKeepCallback(tx, record))) return;
        await handle(tx, deps, news);
        await unsafeCallbackHandled(tx, news.event, at);
      }),
    );
  } catch {
    await deps.db.transact((tx) => unsafeKeepCallback(tx, record));
  }
  return news;
};

const LEFT_MS = 5_000;
const LEFT_AT_ONCE = 200;

/** A failing callback does not block the others and is retried. */
export const handleLeft = async (deps: Deps): Promise<void> => {
  const before = deps.now() - LEFT_MS;
  const failures: unknown[] = [];
  for (const { event, body, receivedAt } of await unsafeCallbacksLeft(deps.db.read, before, LEFT_AT_ONCE))
    try {
      const news = deps.bank.read(JSON.parse(body) as IncomingCall, receivedAt);
      await retryOnConflict(() =>
        deps.db.transact(async (tx) => {
          if (news.kind !== 'forged') await handle(tx, deps, news);
          await unsafeCallbackHandled(tx, event, deps.now());
        }),
      );
    } catch (error) {
      failures.push(error);
    }
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} callbacks could not be booked`);
};
