import { isZero } from '#domain/definition/money.ts';
import type { FakturLineInput } from '#domain/faktur/record.ts';
import type { FieldKey } from './fields.ts';

const isNegative = (decimal: string): boolean => decimal.startsWith('-') && !isZero(decimal);

/**
 * The cell that makes a line negative (a discount of the whole invoice, or returned goods, written as a line); null if
 * none.
 */
export const negativeAt = ({ price, quantity }: FakturLineInput): Extract<FieldKey, 'price' | 'quantity'> | null =>
  isNegative(price) ? 'price' : isNegative(quantity) ? 'quantity' : null;
