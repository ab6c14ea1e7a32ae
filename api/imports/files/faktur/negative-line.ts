import { isZero } from '#domain/definition/money.ts';
import type { FakturLineInput } from '#domain/faktur/record.ts';
import type { FieldKey } from './fields.ts';

const isNegative = (decimal: string): boolean => decimal.startsWith('-') && !isZero(decimal);

export const negativeAt = ({ price, quantity }: FakturLineInput): Extract<FieldKey, 'price' | 'quantity'> | null =>
  isNegative(price) ? 'price' : isNegative(quantity) ? 'quantity' : null;
