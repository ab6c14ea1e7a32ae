import type { BankMovement } from '#domain/billing/payment/book.ts';
import type { OrderStatus } from './contract.ts';

/**
 * DOKU gives a payment no number that all banks' notifications and the status share; order and second are in both. So money that
 * is told twice is booked once, and money that came twice is booked twice.
 */
export const movementName = (invoice: string, at: number): string => `${invoice}@${Math.floor(at / 1000)}`;
export const reversalName = (movement: string): string => `${movement}/r`;

const paid = ({ order, transaction }: OrderStatus): BankMovement | null =>
  transaction?.date && order.amount
    ? { movement: movementName(order.invoice_number, transaction.date), at: transaction.date, amount: order.amount }
    : null;

/** The money an order tells of, oldest first; null when it says there is some, but not how much or when. */
export const movementsOf = (order: OrderStatus): readonly BankMovement[] | null => {
  const status = order.transaction?.status;
  if (status !== 'SUCCESS' && status !== 'REFUNDED') return [];
  const came = paid(order);
  if (!came) return null;
  if (status === 'SUCCESS') return [came];
  return [came, { ...came, movement: reversalName(came.movement), reverses: came.movement }];
};
