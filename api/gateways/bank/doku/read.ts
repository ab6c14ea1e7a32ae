import type { BankMovement } from '#domain/billing/payment/book.ts';
import { readableValue } from '#domain/definition/readable-text.ts';
import type { IncomingCall, News } from '../port.ts';
import { type OrderStatus, orderStatus } from './contract.ts';
import { isSigned, WINDOW_MS } from './signature.ts';

/**
 * DOKU has no payment number that all notifications and the status include; order and second are in all. A payment
 * reported twice is booked once, two payments are booked twice.
 */
export const movementName = (invoice: string, at: number): string => `${invoice}@${Math.floor(at / 1000)}`;
export const reversalName = (movement: string): string => `${movement}/r`;

const paid = ({ order, transaction }: OrderStatus): BankMovement | null =>
  transaction?.date && order.amount
    ? { movement: movementName(order.invoice_number, transaction.date), at: transaction.date, amount: order.amount }
    : null;

/** Oldest first; null if a payment lacks its amount or time. */
export const movementsOf = (order: OrderStatus): readonly BankMovement[] | null => {
  const status = order.transaction?.status;
  if (status !== 'SUCCESS' && status !== 'REFUNDED') return [];
  const came = paid(order);
  if (!came) return null;
  if (status === 'SUCCESS') return [came];
  return [came, { ...came, movement: reversalName(came.movement), reverses: came.movement }];
};

type Forged = Extract<News, { kind: 'forged' }>;
const forged = (why: Forged['why']): Forged => ({ kind: 'forged', why });

const EVENT = /^[\x21-\x7e]{1,128}$/;

const parse = (body: string): unknown => {
  try {
    return readableValue(JSON.parse(body));
  } catch {
    return undefined;
  }
};

export const readNotification =
  ({ clientId, secret }: { clientId: string; secret: string }) =>
  ({ headers, path, body }: IncomingCall, now: number): News => {
    const event = headers['request-id'] ?? '';
    const timestamp = headers['request-timestamp'] ?? '';
    if (!EVENT.test(event) || timestamp.length > 40) return forged('shape');
    const signed = { clientId, requestId: event, timestamp, target: path.split('?')[0] ?? '', body };
    const given = headers.signature ?? '';
    if (headers['client-id'] !== clientId || !isSigned(secret, signed, given)) return forged('signature');
    const age = Math.abs(now - Date.parse(timestamp));
    if (!(age <= WINDOW_MS)) return forged('age');

    const parsed = orderStatus.safeParse(parse(body));
    if (!parsed.success) return forged('shape');
    const movements = movementsOf(parsed.data);
    if (!movements) return forged('shape');
    const paymentId = parsed.data.order.invoice_number;
    const movement = movements.at(-1);
    return movement ? { kind: 'money', event, paymentId, movement } : { kind: 'other', event, paymentId };
  };
